package org.crosscage.sets.ui;

import com.vaadin.flow.component.Component;
import java.util.ArrayDeque;
import java.util.Deque;
import org.crosscage.board.ui.GradeSign;
import org.crosscage.core.model.Puzzle;
import org.crosscage.library.Difficulty;
import org.crosscage.shell.ui.Errands;

/// Grades of puzzles in a list: those that are known stand there at once, the others are found out one after the other
/// and appear by and by.
final class GradeFinder {

    private final SetDesk desk;
    private final Errands errands;
    private final Deque<Wanted> wanted = new ArrayDeque<>();
    private boolean busy;

    private record Wanted(Puzzle puzzle, GradeSign sign) {}

    /// @param page that the signs are on; as long as it is seen, grades are found out
    GradeFinder(SetDesk desk, Component page) {
        this.desk = desk;
        this.errands = new Errands(desk.errands(), page);
        page.addAttachListener(_ -> next());
        page.addDetachListener(_ -> busy = false);
    }

    /// The sign of a puzzle's grade, to be put onto the page.
    GradeSign sign(Puzzle puzzle) {
        var sign = new GradeSign(desk.texts());
        desk.ratings()
                .known(puzzle)
                .ifPresentOrElse(known -> show(sign, known), () -> wanted.add(new Wanted(puzzle, sign)));
        return sign;
    }

    /// Goes on with signs that have come to the page since.
    void next() {
        if (busy) {
            return;
        }
        var first = wanted.peek();
        if (first == null) {
            return;
        }
        busy = true;
        errands.run(stop -> desk.ratings().of(first.puzzle, desk.oracle().truth(first.puzzle, stop), stop), found -> {
            busy = false;
            wanted.remove(first);
            show(first.sign, found);
            next();
        });
    }

    /// What was there is shown no more.
    void forget() {
        errands.end();
        wanted.clear();
        busy = false;
    }

    private static void show(GradeSign sign, Difficulty found) {
        found.grade().ifPresentOrElse(sign::show, sign::showNone);
    }
}
