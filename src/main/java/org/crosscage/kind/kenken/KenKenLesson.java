package org.crosscage.kind.kenken;

import java.util.List;
import java.util.Map;
import org.crosscage.core.kind.Lesson;
import org.crosscage.core.kind.LessonGoal;
import org.crosscage.core.kind.LessonTask;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;
import org.crosscage.kind.kenken.rules.KenKenRules;

/// The first lesson, made by hand.
final class KenKenLesson {

    private KenKenLesson() {}

    /// ```
    /// 1  2  3      cages: 3+ down, 1− across, 3 alone, 2× down, 3÷ across
    /// 2  3  1
    /// 3  1  2
    /// ```
    static Lesson lesson() {
        var cages = List.of(
                KenKenRules.cage(3, Cells.of(0, 3), Operation.ADD, 3),
                KenKenRules.cage(3, Cells.of(1, 2), Operation.SUBTRACT, 1),
                KenKenRules.cage(3, Cells.of(4), Operation.EQUAL, 3),
                KenKenRules.cage(3, Cells.of(5, 8), Operation.MULTIPLY, 2),
                KenKenRules.cage(3, Cells.of(6, 7), Operation.DIVIDE, 3));
        var puzzle = KenKenRules.puzzle(3, Digits.range(1, 3), cages);
        return new Lesson(
                puzzle,
                List.of(
                        LessonTask.about("lines", puzzle.constraints().get(0), new LessonGoal.Read()),
                        LessonTask.about("alone", cages.get(2), LessonGoal.placed(4, 3)),
                        LessonTask.about(
                                "marks",
                                cages.get(0),
                                new LessonGoal.Marked(Map.of(0, Digits.of(1, 2), 3, Digits.of(1, 2)))),
                        new LessonTask("column", Cells.of(6), List.of(cages.get(0)), LessonGoal.placed(6, 3)),
                        new LessonTask("quotient", Cells.of(7), List.of(cages.get(4)), LessonGoal.placed(7, 1)),
                        new LessonTask("tidy", Cells.of(1), List.of(), LessonGoal.placed(1, 2)),
                        new LessonTask("rest", Cells.of(0, 2, 3, 5, 8), List.of(), new LessonGoal.Solved())));
    }
}
