package org.crosscage.texts;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.technique.CageClaimsLine;
import org.crosscage.core.logic.technique.KillerCombination;
import org.crosscage.core.logic.technique.Layout;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.ShippedSample;
import org.crosscage.kind.text.NativeText;
import org.junit.jupiter.api.Test;

/// How steps of products are told by what divides them.
class FactorTextsTest {

    private static final Texts TEXTS = Texts.in(Locale.ENGLISH);

    private static final String REST =
            " r3c1 r3c2 r3c3 r3c4 r3c5 r3c6 r4c1 r4c2 r4c3 r4c4 r4c5 r4c6 r5c1 r5c2 r5c3 r5c4"
                    + " r5c5 r5c6 r6c1 r6c2 r6c3 r6c4 r6c5 r6c6\n";

    private static Puzzle bent(int product) {
        return puzzle("size 6\ncage " + product + "* r1c1 r1c2 r2c1\n"
                + "cage 110+ r1c3 r1c4 r1c5 r1c6 r2c2 r2c3 r2c4 r2c5 r2c6" + REST);
    }

    private static Puzzle winding(int product) {
        return puzzle("size 6\ncage " + product + "* r1c1 r1c2 r2c2 r2c3\n"
                + "cage 105+ r1c3 r1c4 r1c5 r1c6 r2c1 r2c4 r2c5 r2c6" + REST);
    }

    private static Puzzle straight(int product) {
        return puzzle("size 6\ncage " + product + "* r1c1 r1c2 r1c3\n"
                + "cage 110+ r1c4 r1c5 r1c6 r2c1 r2c2 r2c3 r2c4 r2c5 r2c6" + REST);
    }

    private static Puzzle puzzle(String lines) {
        return new NativeText()
                .read("puzzle example\n" + lines + "end\n")
                .getFirst()
                .puzzle();
    }

    @Test
    void digitsThatDoNotDivideAProductAreNamedInPlaceOfTheWaysToMakeIt() {
        assertThat(told(new KillerCombination(), bent(12), Map.of()))
                .isEqualTo("In the cage 12× at r1c1, 12 cannot be divided by 5. So r1c1, r1c2 and r2c1 cannot be 5.");
    }

    @Test
    void whereADigitIsPlacedTheOthersMakeTheRest() {
        assertThat(told(new KillerCombination(), winding(60), Map.of("r1c1", 5)))
                .isEqualTo("In the cage 60× at r1c1, r1c2, r2c2 and r2c3 still have to multiply to 12,"
                        + " which cannot be divided by 5. So r2c2 and r2c3 cannot be 5.");
    }

    @Test
    void aDigitThatAProductNeedsHasItsCell() {
        assertThat(told(new Layout(), bent(60), Map.of("r1c1", 34, "r1c2", 2345, "r2c1", 34)))
                .isEqualTo("In the cage 60× at r1c1, 60 can be divided by 5, and only r1c2 can be 5."
                        + " So r1c2 cannot be 2, 3 or 4.");
    }

    @Test
    void aPowerThatOneCellMustHaveIsNamed() {
        assertThat(told(new Layout(), bent(60), Map.of("r1c1", 35, "r1c2", 246, "r2c1", 35)))
                .isEqualTo("In the cage 60× at r1c1, 60 can be divided by 4, and only r1c2 can be 2, 4 or 6,"
                        + " so it must be 4. So r1c2 cannot be 2 or 6.");
    }

    @Test
    void whatOneCellUsesUpIsNotLeftForTheOthers() {
        assertThat(told(new Layout(), bent(30), Map.of("r1c1", 36, "r1c2", 12356, "r2c1", 125)))
                .isEqualTo("In the cage 30× at r1c1, r1c1 can only be 3 or 6, and 30 cannot be divided by 9."
                        + " No multiple of 3 is left for r1c2 and r2c1."
                        + " So r1c2 cannot be 3 or 6.");
    }

    @Test
    void twoCellsThatBothHaveTheDigitAreNamedTogether() {
        assertThat(told(new Layout(), winding(300), Map.of("r1c1", 2345, "r1c2", 26, "r2c2", 345, "r2c3", 26)))
                .isEqualTo("In the cage 300× at r1c1, 300 can be divided by 25, and only r1c1 and r2c2 can be 5,"
                        + " so both must be. So cross these out: 2, 3 and 4 from r1c1; 3 and 4 from r2c2.");
    }

    @Test
    void aCageThatNeedsADigitClaimsItForItsLine() {
        assertThat(told(new CageClaimsLine(), straight(60), Map.of()))
                .isEqualTo("In the cage 60× in row 1, 60 can be divided by 5, so one cell must be 5."
                        + " So the 5 of row 1 is in the cage. So r1c4, r1c5 and r1c6 cannot be 5.");
        assertThat(told(new CageClaimsLine(), bent(60), Map.of("r2c1", 12346)))
                .isEqualTo("In the cage 60× at r1c1, 60 can be divided by 5, and only r1c1 and r1c2 can be 5."
                        + " So the 5 of row 1 is in the cage. So r1c3 … r1c6 cannot be 5.");
    }

    @Test
    void whereOneWayIsLeftItIsTold() {
        assertThat(told(new KillerCombination(), bent(150), Map.of()))
                .isEqualTo("The cage 150× at r1c1 can only be 5 × 5 × 6. So r1c1, r1c2 and r2c1 cannot be 1 to 4.");
    }

    @Test
    void itTakesFewerWords() throws IOException {
        int shorter = 0;
        for (var entry : ShippedSample.of(Path.of("puzzles", "kenken/kenken-multiplication.txt"))) {
            var say = new StepTexts(TEXTS, entry.puzzle());
            var engine = new RuleEngine(PuzzleKinds.of(entry.puzzle().kind()).techniques());
            var board = Board.of(entry.puzzle());
            for (var next = engine.next(board); next.isPresent(); next = engine.next(board)) {
                var step = next.get();
                var told = step.technique().briefly(step, board);
                if (told != step) {
                    shorter++;
                    assertThat(words(say, told))
                            .as(
                                    "%s in place of %s",
                                    say.why(told).text(), say.why(step).text())
                            .isLessThan(words(say, step));
                }
                step.applyTo(board);
            }
        }
        assertThat(shorter).isGreaterThan(3);
    }

    private static int words(StepTexts say, Step step) {
        return say.why(step).text().split("[ \u00A0]+").length;
    }

    /// The step of the first cage.
    ///
    /// @param left what is left of some of its cells, as the figures of one number
    private static String told(Technique technique, Puzzle puzzle, Map<String, Integer> left) {
        var board = Board.of(puzzle);
        left.forEach((name, figures) -> {
            var digits = Digits.of(
                    String.valueOf(figures).chars().map(figure -> figure - '0').toArray());
            int cell = puzzle.shape().cells().stream()
                    .filter(index -> puzzle.shape().cell(index).toString().equals(name))
                    .findFirst()
                    .orElseThrow();
            board.eliminate(cell, board.candidates(cell).minus(digits));
            if (digits.size() == 1) {
                board.place(cell, digits.min());
            }
        });
        var step = technique.find(board).stream()
                .filter(each -> each.reason().cells().contains(0))
                .findFirst()
                .orElseThrow();
        return new StepTexts(TEXTS, puzzle)
                .why(technique.briefly(step, board))
                .text()
                .replace('\u00A0', ' ');
    }
}
