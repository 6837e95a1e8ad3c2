package org.crosscage.learn.ui;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.core.game.Change;
import org.crosscage.core.kind.LessonGoal;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;
import org.crosscage.core.search.SolutionCount;
import org.crosscage.texts.Names;
import org.crosscage.texts.Texts;

/// Looks over the shoulder of whoever takes a lesson: says what is wrong with the last move, from what is next to
/// it, in words for somebody who knows no name of a cell yet.
record LessonTeacher(SolutionFinder finder, Texts texts) {

    private static final String AREA = "learn.lesson.";

    /// @param words whole sentences; none when nothing is wrong
    /// @param look the cells that they speak of, to be lit
    record Answer(List<String> words, Cells look) {

        static final Answer NONE = new Answer(List.of(), Cells.NONE);
    }

    /// The cells with a wrong digit.
    Cells wrong(LessonGame game) {
        var position = game.position();
        var solution = solution(game.lesson().puzzle());
        return Cells.of(IntStream.range(0, solution.size())
                .filter(cell -> !position.square(cell).isEmpty() && position.digit(cell) != solution.digit(cell)));
    }

    /// The words about the last move.
    Answer answer(LessonGame game) {
        if (game.isDone()) {
            return Answer.NONE;
        }
        var wrong = wrong(game);
        return mode(game)
                .map(words -> new Answer(List.of(words), Cells.NONE))
                .or(() -> wrong.isEmpty() ? marks(game) : Optional.of(why(game, wrong)))
                .orElse(Answer.NONE);
    }

    /// A mark where the task asks for a digit, or a digit where it asks for marks.
    private Optional<String> mode(LessonGame game) {
        var digits = game.changes().stream().filter(LessonTeacher::isWritten).toList();
        return switch (game.task().goal()) {
            case LessonGoal.Marked(var asked)
            when digits.stream().anyMatch(change -> asked.containsKey(change.cell())) ->
                Optional.of(texts.say(AREA + "mode.marks"));
            case LessonGoal.Placed(var asked)
            when digits.isEmpty()
                    && game.changes().stream()
                            .anyMatch(change ->
                                    change instanceof Change.Candidates(int cell, var _) && asked.containsKey(cell)) ->
                Optional.of(texts.say(AREA + "mode.digit"));
            case LessonGoal.Marked _, LessonGoal.Placed _, LessonGoal.Read _, LessonGoal.Solved _ -> Optional.empty();
        };
    }

    private static boolean isWritten(Change change) {
        return change instanceof Change.Digit digit && !digit.clears();
    }

    /// Why one of the wrong digits cannot be, as if the others were not there.
    private Answer why(LessonGame game, Cells wrong) {
        var last = wrong.intersect(game.lastMove());
        int cell = (last.isEmpty() ? wrong : last).get(0);
        int[] digits = game.position().digits();
        wrong.without(cell).stream().forEach(other -> digits[other] = Constraint.EMPTY);
        var because = new Because(game.lesson().puzzle(), digits, cell);
        var said = because.twice()
                .or(because::clue)
                .orElseGet(() -> new Answer(List.of(texts.say(AREA + "wrong.later")), Cells.NONE));
        var words = Stream.concat(said.words.stream(), Stream.of(texts.say(AREA + "wrong.text")));
        return new Answer(words.toList(), said.look);
    }

    /// Marks that the task does not ask for.
    private Optional<Answer> marks(LessonGame game) {
        if (!(game.task().goal() instanceof LessonGoal.Marked(var wanted))) {
            return Optional.empty();
        }
        return wanted.entrySet().stream()
                .filter(asked -> !asked.getValue()
                        .containsAll(game.position().square(asked.getKey()).candidates()))
                .findFirst()
                .map(asked -> new Answer(
                        List.of(texts.say(AREA + "marks", "digits", any(asked.getValue()))), Cells.of(asked.getKey())));
    }

    private String any(Digits digits) {
        return texts.any(digits.stream().mapToObj(Integer::toString).toList());
    }

    private Solution solution(Puzzle puzzle) {
        if (finder.count(puzzle) instanceof SolutionCount.One(var solution)) {
            return solution;
        }
        throw new IllegalStateException("the lesson's puzzle has not exactly one solution");
    }

    /// Why the digit of a cell cannot be, from one line, box, run or cage that the cell is in.
    ///
    /// @param digits of all cells
    private final class Because {

        private final Puzzle puzzle;
        private final int[] digits;
        private final int cell;

        Because(Puzzle puzzle, int[] digits, int cell) {
            this.puzzle = puzzle;
            this.digits = digits;
            this.cell = cell;
        }

        private Answer say(String key, Cells look, Map<String, Object> arguments) {
            return new Answer(List.of(texts.say(AREA + "wrong." + key, arguments)), look);
        }

        /// The digit is there already.
        Optional<Answer> twice() {
            return puzzle.constraints().stream()
                    .filter(each -> each.allDifferent() && each.cells().contains(cell))
                    .flatMap(each -> each.cells().without(cell).stream()
                            .filter(other -> digits[other] == digits[cell])
                            .mapToObj(other -> say(
                                    "twice",
                                    Cells.of(other),
                                    Map.of(
                                            "digit",
                                            Integer.toString(digits[cell]),
                                            "where",
                                            each.group().name().toLowerCase(Locale.ROOT)))))
                    .findFirst();
        }

        /// A clue cannot be met any more: first the one with the fewest open cells.
        Optional<Answer> clue() {
            return IntStream.rangeClosed(0, puzzle.cellCount())
                    .boxed()
                    .flatMap(count -> puzzle.constraints().stream()
                            .filter(each ->
                                    each.cells().contains(cell) && open(each).size() == count)
                            .flatMap(each -> each instanceof Arithmetic clue ? Stream.of(clue) : Stream.empty()))
                    .filter(clue -> !isPossible(clue, open(clue), true))
                    .map(this::unmet)
                    .findFirst();
        }

        private Cells open(Constraint constraint) {
            return constraint.cells().filter(each -> digits[each] == Constraint.EMPTY);
        }

        /// Whether some digits of the open cells make the clue.
        ///
        /// @param seesOthers whether digits outside of the clue count
        private boolean isPossible(Arithmetic clue, Cells open, boolean seesOthers) {
            if (open.isEmpty()) {
                return clue.holds(
                        clue.cells().stream().map(each -> digits[each]).toArray());
            }
            int next = open.get(0);
            try {
                return puzzle.digits().stream()
                        .filter(digit ->
                                !seesOthers || puzzle.peers(next).stream().noneMatch(peer -> digits[peer] == digit))
                        .anyMatch(digit -> {
                            digits[next] = digit;
                            return isPossible(clue, open.without(next), seesOthers);
                        });
            } finally {
                digits[next] = Constraint.EMPTY;
            }
        }

        private Answer unmet(Arithmetic clue) {
            var open = open(clue);
            if (open.isEmpty()) {
                return say("full", clue.cells(), Map.of("clue", new Names(texts, puzzle).clue(clue)));
            }
            var needed = open.size() == 1 ? needed(clue, open.get(0)) : OptionalInt.empty();
            if (needed.isEmpty()) {
                return say("open", open, Map.of("digit", digit(cell), "clue", new Names(texts, puzzle).clue(clue)));
            }
            return say(
                    puzzle.digits().contains(needed.getAsInt()) ? "needed-twice" : "needed",
                    open,
                    Map.of(
                            "digit",
                            digit(cell),
                            "where",
                            where(open.get(0)),
                            "needed",
                            Integer.toString(needed.getAsInt())));
        }

        private String digit(int of) {
            return Integer.toString(digits[of]);
        }

        /// The only number that makes the clue in its last open cell, be it a digit or not.
        private OptionalInt needed(Arithmetic clue, int last) {
            if (clue.operation() == Operation.ADD) {
                return OptionalInt.of((int) clue.target()
                        - clue.cells().without(last).stream()
                                .map(each -> digits[each])
                                .sum());
            }
            var fitting = puzzle.digits().stream()
                    .filter(digit -> {
                        digits[last] = digit;
                        boolean fits = isPossible(clue, Cells.NONE, false);
                        digits[last] = Constraint.EMPTY;
                        return fits;
                    })
                    .toArray();
            return fitting.length == 1 ? OptionalInt.of(fitting[0]) : OptionalInt.empty();
        }

        /// Where another cell is, as seen from the wrong one.
        private String where(int other) {
            var shape = puzzle.shape();
            int down = shape.row(other) - shape.row(cell);
            int right = shape.column(other) - shape.column(cell);
            return Math.abs(down) + Math.abs(right) > 1
                    ? "far"
                    : down > 0 ? "below" : down < 0 ? "above" : right > 0 ? "right" : "left";
        }
    }
}
