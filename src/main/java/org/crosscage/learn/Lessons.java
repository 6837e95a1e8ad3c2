package org.crosscage.learn;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Shape;
import org.crosscage.core.model.Solution;
import org.crosscage.kind.kakuro.KakuroRules;
import org.crosscage.kind.kenken.KenKenRules;

/// The first lessons, made by hand.
public final class Lessons {

    private Lessons() {}

    public static List<Lesson> all() {
        return List.of(kakuro(), kenken());
    }

    /// The lesson of a kind.
    public static Optional<Lesson> of(String kind) {
        return all().stream().filter(lesson -> lesson.kind().equals(kind)).findFirst();
    }

    /// ```
    /// #    4\   3\   6\
    /// \7   1    2    4
    /// \6   3    1    2
    /// ```
    private static Lesson kakuro() {
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
                        task("sum", seven, new Goal.Read()),
                        task("different", four, new Goal.Read()),
                        task("marks", four, new Goal.Marked(Map.of(0, Digits.of(1, 3), 3, Digits.of(1, 3)))),
                        new Task("crossing", Cells.of(0), List.of(seven, four), placed(0, 1)),
                        new Task("last", Cells.of(3), List.of(four), placed(3, 3)),
                        new Task("three", Cells.of(1, 4), List.of(three, seven), placed(1, 2)),
                        new Task("rest", Cells.of(2, 4, 5), List.of(seven, six), new Goal.Solved())));
    }

    /// ```
    /// 1  2  3      cages: 3+ down, 1− across, 3 alone, 2× down, 3÷ across
    /// 2  3  1
    /// 3  1  2
    /// ```
    private static Lesson kenken() {
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
                        task("lines", puzzle.constraints().get(0), new Goal.Read()),
                        task("alone", cages.get(2), placed(4, 3)),
                        task("marks", cages.get(0), new Goal.Marked(Map.of(0, Digits.of(1, 2), 3, Digits.of(1, 2)))),
                        new Task("column", Cells.of(6), List.of(cages.get(0)), placed(6, 3)),
                        new Task("quotient", Cells.of(7), List.of(cages.get(4)), placed(7, 1)),
                        new Task("tidy", Cells.of(1), List.of(), placed(1, 2)),
                        new Task("rest", Cells.of(0, 2, 3, 5, 8), List.of(), new Goal.Solved())));
    }

    private static Task task(String key, Constraint constraint, Goal goal) {
        return new Task(key, constraint.cells(), List.of(constraint), goal);
    }

    private static Goal placed(int cell, int digit) {
        return new Goal.Placed(Map.of(cell, digit));
    }
}
