package org.crosscage.learn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.crosscage.core.kind.Lesson;
import org.crosscage.core.kind.LessonGoal;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;
import org.crosscage.core.model.Square;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.texts.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LessonsTest {

    static List<Lesson> lessons() {
        return PuzzleKinds.all().stream().map(PuzzleKind::lesson).toList();
    }

    @Test
    void everyKindHasALesson() {
        assertThat(PuzzleKinds.all())
                .allSatisfy(kind -> assertThat(kind.lesson().kind()).isEqualTo(kind.id()));
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void theTasksLeadToTheOnlySolution(Lesson lesson) {
        var solutions = allSolutions(lesson.puzzle());
        assertThat(solutions).hasSize(1);
        for (var task : lesson.tasks()) {
            if (task.goal() instanceof LessonGoal.Placed(Map<Integer, Integer> digits)) {
                digits.forEach((cell, digit) ->
                        assertThat(solutions.getFirst().digit(cell)).isEqualTo(digit));
            }
        }
        assertThat(lesson.tasks().getLast().goal()).isInstanceOf(LessonGoal.Solved.class);
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void aGoalIsReachedByWhatItAsksForAndNotBefore(Lesson lesson) {
        var puzzle = lesson.puzzle();
        var position = Position.start(puzzle);
        for (var task : lesson.tasks()) {
            assertThat(task.goal().isReached(puzzle, position)).as(task.key()).isFalse();
            position = after(task.goal(), puzzle, position);
            if (!(task.goal() instanceof LessonGoal.Read)) {
                assertThat(task.goal().isReached(puzzle, position))
                        .as(task.key())
                        .isTrue();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void everyTaskHasItsWords(Lesson lesson) {
        var texts = Texts.in(Locale.ENGLISH);
        assertThat(lesson.tasks()).allSatisfy(task -> {
            assertThat(texts.say("learn." + lesson.kind() + "." + task.key() + ".title"))
                    .isNotBlank();
            assertThat(texts.say("learn." + lesson.kind() + "." + task.key() + ".text"))
                    .isNotBlank();
        });
    }

    private static Position after(LessonGoal goal, Puzzle puzzle, Position position) {
        var squares = new HashMap<Integer, Square>();
        switch (goal) {
            case LessonGoal.Read() -> {}
            case LessonGoal.Placed(var digits) ->
                digits.forEach(
                        (cell, digit) -> squares.put(cell, position.square(cell).withDigit(digit)));
            case LessonGoal.Marked(var marks) ->
                marks.forEach(
                        (cell, set) -> squares.put(cell, position.square(cell).withCandidates(set)));
            case LessonGoal.Solved() -> {
                var solution = allSolutions(puzzle).getFirst();
                puzzle.shape().cells().stream()
                        .forEach(cell -> squares.put(cell, Square.BLANK.withDigit(solution.digit(cell))));
            }
        }
        return position.with(squares);
    }

    private static List<Solution> allSolutions(Puzzle puzzle) {
        var found = new ArrayList<Solution>();
        var values = new int[puzzle.cellCount()];
        Arrays.fill(values, Constraint.EMPTY);
        fill(puzzle, values, 0, found);
        return found;
    }

    private static void fill(Puzzle puzzle, int[] values, int cell, List<Solution> found) {
        if (puzzle.constraints().stream().anyMatch(c -> c.violation(values) > 0)) {
            return;
        }
        if (cell == values.length) {
            found.add(Solution.of(values));
            return;
        }
        puzzle.digits().stream().forEach(digit -> {
            values[cell] = digit;
            fill(puzzle, values, cell + 1, found);
        });
        values[cell] = Constraint.EMPTY;
    }
}
