package org.crosscage.core.kind;

import java.util.Map;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Square;

/// When a task of a lesson is done.
public sealed interface LessonGoal {

    boolean isReached(Puzzle puzzle, Position position);

    /// One digit stands in its cell.
    static LessonGoal placed(int cell, int digit) {
        return new Placed(Map.of(cell, digit));
    }

    /// Nothing to do but read on.
    record Read() implements LessonGoal {
        @Override
        public boolean isReached(Puzzle puzzle, Position position) {
            return false;
        }
    }

    /// These digits stand in these cells.
    record Placed(Map<Integer, Integer> digits) implements LessonGoal {
        public Placed {
            digits = Map.copyOf(digits);
        }

        @Override
        public boolean isReached(Puzzle puzzle, Position position) {
            return digits.entrySet().stream().allMatch(e -> position.digit(e.getKey()) == e.getValue());
        }
    }

    /// These candidate marks, and no others, stand in these cells. Where one of those digits stands already, its
    /// mark is not asked for any more.
    record Marked(Map<Integer, Digits> marks) implements LessonGoal {
        public Marked {
            marks = Map.copyOf(marks);
        }

        @Override
        public boolean isReached(Puzzle puzzle, Position position) {
            return marks.entrySet().stream().allMatch(e -> holds(position.square(e.getKey()), e.getValue()));
        }

        private static boolean holds(Square square, Digits wanted) {
            return square.isEmpty() ? square.candidates().equals(wanted) : wanted.contains(square.digit());
        }
    }

    /// The puzzle is solved.
    record Solved() implements LessonGoal {
        @Override
        public boolean isReached(Puzzle puzzle, Position position) {
            int[] digits = position.digits();
            return position.isFull() && puzzle.constraints().stream().allMatch(c -> c.violation(digits) == 0);
        }
    }
}
