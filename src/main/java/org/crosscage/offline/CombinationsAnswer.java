package org.crosscage.offline;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.crosscage.board.Fields;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Position;
import org.crosscage.teach.clue.CombinationPanel;
import org.crosscage.teach.words.CombinationsHtml;
import org.crosscage.texts.Texts;
import org.jspecify.annotations.Nullable;

/// What the clues of the selection can still be, as their card shows it: `Combinations` in
/// `frontend/offline/teacher/teacher.ts`. There is no way from it to the table of all combinations, which has a
/// server.
final class CombinationsAnswer {

    private CombinationsAnswer() {}

    static Map<String, @Nullable Object> json(Request asked, Position position, Texts texts) {
        var puzzle = asked.puzzle();
        List<Arithmetic> own = asked.near(puzzle).stream()
                .boxed()
                .flatMap(cell -> puzzle.cluesOf(cell).stream())
                .toList();
        var panels = CombinationPanel.of(asked.clue(puzzle).map(List::of).orElse(own), puzzle, position);
        var html = new CombinationsHtml(puzzle, texts);
        var noted = new CombinationsHtml.Noted(asked.notes("struck"), asked.notes("lit"));
        return new Fields()
                .put("groups", html.groups(panels, position, noted, Collections.nCopies(panels.size(), "")))
                .put("line", html.line(panels, noted.struck()))
                .put("spoken", html.spoken(panels, noted.struck()))
                .map();
    }
}
