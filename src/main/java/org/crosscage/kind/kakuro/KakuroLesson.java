package org.crosscage.kind.kakuro;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import org.crosscage.core.kind.Lesson;
import org.crosscage.core.kind.LessonGoal;
import org.crosscage.core.kind.LessonTask;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Shape;
import org.crosscage.core.model.Solution;
import org.crosscage.kind.kakuro.rules.KakuroRules;

/// The first lesson, made by hand.
final class KakuroLesson {

    private KakuroLesson() {}

    /// ```
    /// #    4\   3\   6\
    /// \7   1    2    4
    /// \6   3    1    2
    /// ```
    static Lesson lesson() {
        var white = new BitSet();
        List.of(5, 6, 7, 9, 10, 11).forEach(white::set);
        var puzzle =
                KakuroRules.puzzle(Shape.of(3, 4, white), KakuroRules.ORDINARY_DIGITS, Solution.of(1, 2, 4, 3, 1, 2));
        var seven = puzzle.constraints().get(0);
        var six = puzzle.constraints().get(1);
        var four = puzzle.constraints().get(2);
        var three = puzzle.constraints().get(3);
        return new Lesson(
                puzzle,
                List.of(
                        LessonTask.about("sum", seven, new LessonGoal.Read()),
                        LessonTask.about("different", four, new LessonGoal.Read()),
                        LessonTask.about(
                                "marks", four, new LessonGoal.Marked(Map.of(0, Digits.of(1, 3), 3, Digits.of(1, 3)))),
                        new LessonTask("crossing", Cells.of(0), List.of(seven, four), LessonGoal.placed(0, 1)),
                        new LessonTask("last", Cells.of(3), List.of(four), LessonGoal.placed(3, 3)),
                        new LessonTask("three", Cells.of(1, 4), List.of(three, seven), LessonGoal.placed(1, 2)),
                        new LessonTask("rest", Cells.of(2, 4, 5), List.of(seven, six), new LessonGoal.Solved())));
    }
}
