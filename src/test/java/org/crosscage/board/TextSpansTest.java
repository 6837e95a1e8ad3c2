package org.crosscage.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.technique.BlockTotal;
import org.crosscage.core.logic.technique.CageSplitting;
import org.crosscage.core.logic.technique.Parity;
import org.crosscage.core.logic.technique.TechniqueCase;
import org.crosscage.core.model.Shape;
import org.crosscage.texts.StepTexts;
import org.crosscage.texts.Texts;
import org.junit.jupiter.api.Test;

final class TextSpansTest {

    private static final Pattern LINES = Pattern.compile("(row|column)s (\\d+) to (\\d+)");

    @Test
    void severalLinesThatAreOneStretchInWordsLightEachOfThem() {
        var texts = Texts.in(Locale.ENGLISH);
        var stretches = new ArrayList<String>();
        for (Technique technique :
                List.of(new BlockTotal(false), new BlockTotal(true), new CageSplitting(), new Parity())) {
            for (var each : TechniqueCase.of(technique)) {
                var puzzle = each.board().puzzle();
                var words = new StepTexts(texts, puzzle);
                var pieces = new TextSpans(puzzle);
                technique.find(each.board()).stream()
                        .flatMap(step -> pieces.sentences(words.why(step)).stream())
                        .flatMap(List::stream)
                        .forEach(piece -> {
                            var lines = LINES.matcher(piece.text());
                            if (!piece.isPlain() && lines.matches()) {
                                stretches.add(piece.text());
                                assertThat(piece.names().cells().stream())
                                        .as(piece.text())
                                        .containsExactlyInAnyOrderElementsOf(cells(
                                                puzzle.shape(),
                                                lines.group(1).equals("row"),
                                                Integer.parseInt(lines.group(2)),
                                                Integer.parseInt(lines.group(3))));
                            }
                        });
            }
        }
        assertThat(stretches).isNotEmpty();
    }

    /// The cells of lines that follow each other, counted from 1.
    private static List<Integer> cells(Shape shape, boolean rows, int first, int last) {
        return IntStream.of(shape.cells().stream().toArray())
                .filter(cell -> {
                    int line = rows ? shape.row(cell) : shape.column(cell);
                    return first <= line && line <= last;
                })
                .boxed()
                .toList();
    }
}
