package org.crosscage.kind.killer;

import java.util.List;
import java.util.Map;
import org.crosscage.core.kind.Lesson;
import org.crosscage.core.kind.LessonGoal;
import org.crosscage.core.kind.LessonTask;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.kind.killer.rules.KillerRules;

/// The first lesson, made by hand.
final class KillerLesson {

    private static final int SIDE = 4;

    private KillerLesson() {}

    /// ```
    /// 1 2  3 4      cages: 3 across, 4 and 6 down
    /// 3 4  1 2             5 down, 4 alone
    ///
    /// 2 1  4 3             5 across, 4 down
    /// 4 3  2 1             7 across, and the 2 in none
    /// ```
    static Lesson lesson() {
        var cages = List.of(
                KillerRules.cage(Cells.of(0, 1), 3),
                KillerRules.cage(Cells.of(2, 6), 4),
                KillerRules.cage(Cells.of(3, 7), 6),
                KillerRules.cage(Cells.of(4, 8), 5),
                KillerRules.cage(Cells.of(5), 4),
                KillerRules.cage(Cells.of(9, 10), 5),
                KillerRules.cage(Cells.of(11, 15), 4),
                KillerRules.cage(Cells.of(12, 13), 7));
        var puzzle = KillerRules.puzzle(SIDE, cages, Map.of());
        var firstRow = puzzle.constraints().getFirst();
        var firstBox = puzzle.constraints().get(2 * SIDE);
        var pair = Digits.of(1, 2);
        return new Lesson(
                puzzle,
                List.of(
                        LessonTask.about("boxes", firstBox, new LessonGoal.Read()),
                        LessonTask.about("alone", cages.get(4), LessonGoal.placed(5, 4)),
                        LessonTask.about("marks", cages.get(0), new LessonGoal.Marked(Map.of(0, pair, 1, pair))),
                        new LessonTask("box", Cells.of(4), List.of(firstBox), LessonGoal.placed(4, 3)),
                        new LessonTask("row", Cells.of(2), List.of(firstRow, cages.get(1)), LessonGoal.placed(2, 3)),
                        new LessonTask("sum", Cells.of(6), List.of(cages.get(1)), LessonGoal.placed(6, 1)),
                        new LessonTask(
                                "rest",
                                Cells.of(0, 1, 3, 7, 8, 9, 10, 11, 12, 13, 14, 15),
                                List.of(),
                                new LessonGoal.Solved())));
    }
}
