package org.crosscage.teach;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.analysis.SearchLimit;
import org.crosscage.core.game.Examples;
import org.crosscage.core.game.Game;
import org.crosscage.core.logic.Chains;
import org.crosscage.core.logic.Fact;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.logic.Step;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Square;
import org.crosscage.core.search.SolutionCount;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.ShippedSample;
import org.crosscage.teach.clue.Contradiction;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What is told of a mistake can be seen by who knows the board, the words so far and what they name, no more.
class MistakeLawsTest {

    private static final int POSITIONS = 6;
    private static final int MOST_CANDIDATES = 4;
    /// One entry for so many steps, about.
    private static final int STEPS_FOR_ENTRY = 6;

    private final Hints hints = new Hints(Examples.finder(), SearchLimit.ENDLESS);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "kakuro/kakuro-6x6",
                "kakuro/kakuro-8x8",
                "kenken/kenken-4x4",
                "kenken/kenken-6x6",
                "kenken/kenken-from-zero",
                "kenken/kenken-multiplication"
            })
    void everySentenceOfAProofFollowsFromWhatItNames(String pack) throws IOException {
        var random = new Random(12);
        int told = 0;
        for (var entry : ShippedSample.of(Path.of("puzzles", pack + ".txt"))) {
            for (int i = 0; i < POSITIONS; i++) {
                var game = mistaken(entry.puzzle(), random);
                var hint = hints.next(
                        game,
                        OptionalInt.empty(),
                        new Teaching(PuzzleKinds.of(entry.puzzle().kind()).techniques(), true, true),
                        PuzzleKinds.of(entry.puzzle().kind()).techniques());
                if (hint instanceof Hint.WrongDigit wrong && !isPlain(wrong)) {
                    var others = Check.of(game, Examples.finder()).cells().without(wrong.cell());
                    new Listener(game.puzzle(), game.position(), wrong.refutation(), others).listen(entry.id());
                    told++;
                }
            }
        }
        assertThat(told).as("proofs told").isPositive();
    }

    /// On the way of the techniques through a puzzle, with all candidates that are left there.
    @ParameterizedTest
    @ValueSource(strings = {"kakuro/kakuro-8x8", "kenken/kenken-4x4", "kenken/kenken-6x6", "kenken/kenken-from-zero"})
    void everySentenceAboutAnEntryFollowsFromWhatItNamesAndTheCandidates(String pack) throws IOException {
        var random = new Random(25);
        int tried = 0;
        int far = 0;
        int discreet = 0;
        for (var entry : ShippedSample.of(Path.of("puzzles", pack + ".txt"))) {
            var puzzle = entry.puzzle();
            var solution = ((SolutionCount.One) Examples.finder().count(puzzle)).solution();
            var techniques = PuzzleKinds.of(puzzle.kind()).techniques();
            var board = Board.of(puzzle);
            var engine = new RuleEngine(techniques);
            for (var step = engine.next(board); step.isPresent(); step = engine.next(board)) {
                step.get().applyTo(board);
                int cell = random.nextInt(puzzle.cellCount());
                var others = board.candidates(cell).without(solution.digit(cell));
                if (!others.isEmpty() && random.nextInt(STEPS_FOR_ENTRY) == 0) {
                    var position = board.position();
                    var wrong = new EntryMistakes(puzzle, position, techniques, () -> false).digit(cell, others.min());
                    var end = wrong.refutation().end().key();
                    assertThat(end).isNotEqualTo(Contradiction.SEARCHED);
                    tried++;
                    if (tellsNothingOpen(wrong.refutation(), position, puzzle)) {
                        discreet++;
                    }
                    if (end.startsWith(Contradiction.FAR)) {
                        far++;
                    } else {
                        var entered = position.with(Map.of(cell, Square.BLANK.withDigit(others.min())));
                        new Listener(puzzle, entered, wrong.refutation(), Cells.NONE).listen(entry.id());
                    }
                }
            }
        }
        assertThat(tried).isGreaterThan(20);
        assertThat(far).as("of %d wrong entries not shown", tried).isLessThan(tried / 2);
        assertThat(discreet).as("of %d that give nothing away", tried).isGreaterThan(tried * 2 / 3);
    }

    /// Whether no step of a proof is one that whoever looks for a step might have found.
    private static boolean tellsNothingOpen(Refutation refutation, Position position, Puzzle puzzle) {
        var after = Board.of(puzzle, position);
        var techniques = Refuter.toldIn(PuzzleKinds.of(puzzle.kind()).techniques());
        new RuleEngine(techniques).all(after).forEach(step -> step.applyTo(after));
        return refutation.chain().stream().allMatch(step -> step.isNewOn(after));
    }

    /// Nothing is proved there, or it stands on the board.
    private static boolean isPlain(Hint.WrongDigit hint) {
        var key = hint.refutation().end().key();
        return Stream.of(Contradiction.FAR, Contradiction.TWICE, Contradiction.FULL)
                        .anyMatch(key::startsWith)
                && hint.refutation().chain().isEmpty();
    }

    /// Some right digits, and one or two wrong ones of those that a player would take for possible.
    private static Game mistaken(Puzzle puzzle, Random random) {
        var solution = ((SolutionCount.One) Examples.finder().count(puzzle)).solution();
        var game = Game.of(puzzle);
        var cells =
                new ArrayList<>(IntStream.range(0, puzzle.cellCount()).boxed().toList());
        Collections.shuffle(cells, random);
        int right = random.nextInt(cells.size() / 2);
        for (int cell : cells.subList(0, right)) {
            game = game.play(Examples.digit(cell, solution.digit(cell)));
        }
        int wrong = 1 + random.nextInt(2);
        for (int cell : cells.subList(right, cells.size())) {
            var board = Board.of(puzzle, game.position());
            var others = board.candidates(cell).minus(Digits.of(solution.digit(cell)));
            if (wrong > 0 && !others.isEmpty() && others.size() <= MOST_CANDIDATES) {
                game = game.play(Examples.digit(cell, others.min()));
                wrong--;
            }
        }
        return game;
    }

    /// Somebody who knows the rules, sees the board and believes nothing that does not follow.
    private static final class Listener {

        private final Puzzle puzzle;
        private final Position position;
        private final Refutation refutation;
        private final Cells shown;
        private final long[] left;
        private Cells filled;

        /// @param position with the digit that is refuted; marks are believed where there are any
        /// @param silent cells with other wrong digits: no word may be said of them
        Listener(Puzzle puzzle, Position position, Refutation refutation, Cells silent) {
            this.puzzle = puzzle;
            this.position = position;
            this.refutation = refutation;
            this.shown = Cells.of(IntStream.range(0, puzzle.cellCount())
                            .filter(cell -> position.digit(cell) != Constraint.EMPTY))
                    .without(refutation.without());
            this.filled = shown;
            this.left = new long[puzzle.cellCount()];
            Arrays.setAll(left, cell -> {
                var marks = position.square(cell).candidates();
                return marks.isEmpty() ? puzzle.digits().bits() : marks.bits();
            });
            // nothing follows from what no word may be said of
            shown.without(silent).stream().forEach(cell -> put(cell, position.digit(cell)));
        }

        private void put(int cell, int digit) {
            long before = left[cell];
            puzzle.peers(cell).stream().forEach(peer -> left[peer] &= ~(1L << digit));
            left[cell] = before & 1L << digit;
        }

        void listen(String puzzleId) {
            var chain = refutation.chain();
            var end = refutation.end();
            for (int i = 0; i < chain.size(); i++) {
                hear(chain.get(i), Chains.usedAfter(chain.subList(i + 1, chain.size()), end), puzzleId);
            }
            hearTheEnd(end, puzzleId);
        }

        private void hear(Step step, Cells used, String puzzleId) {
            var by = step.reason().constraints();
            for (var placed : step.placements()) {
                assertThat(shown.contains(placed.cell()))
                        .as("%s: %s fills what is open", puzzleId, step)
                        .isFalse();
                long others = left[placed.cell()] & ~(1L << placed.digit());
                assertThat(new Digits(others).stream().noneMatch(digit -> canBe(placed.cell(), digit, by)))
                        .as("%s: %s", puzzleId, step)
                        .isTrue();
                put(placed.cell(), placed.digit());
                filled = filled.union(Cells.of(placed.cell()));
            }
            var counting = step.eliminations().stream()
                    .filter(gone -> used.contains(gone.cell()))
                    .toList();
            for (var gone : counting) {
                assertThat(gone.digits().stream().noneMatch(digit -> canBe(gone.cell(), digit, by)))
                        .as("%s: %s", puzzleId, step)
                        .isTrue();
            }
            counting.forEach(gone -> left[gone.cell()] &= ~gone.digits().bits());
        }

        private void hearTheEnd(Reason end, String puzzleId) {
            if (end.facts().get("open") instanceof Fact.OfCells(Cells open)
                    && end.facts().get("clue") instanceof Fact.OfConstraint(Constraint clue)) {
                assertThat(open)
                        .as("%s: %s", puzzleId, end)
                        .isEqualTo(clue.cells().without(filled));
            }
            if (end.key().startsWith(Contradiction.UNSATISFIABLE)) {
                Stream.concat(end.thoughts().stream(), Stream.of(end))
                        .forEach(thought -> hearWhatIsLeft(thought, puzzleId));
                assertThat(canStand(left.clone(), end.constraints()))
                        .as("%s: %s", puzzleId, end)
                        .isFalse();
            } else if (end.key().startsWith(Contradiction.NO_DIGIT)) {
                var cell = ((Fact.OfCells) end.facts().get("cell")).cells().get(0);
                assertThat(left[cell]).as("%s: %s", puzzleId, end).isZero();
            }
        }

        /// What is said to be left for a cell leaves out only what cannot be there, and whatever stands elsewhere
        /// does.
        private void hearWhatIsLeft(Reason said, String puzzleId) {
            switch (said.key()) {
                case Contradiction.UNSATISFIABLE + ".cells" ->
                    cells(said).forEach(cell -> {
                        assertThat(digits(said, "digits").bits() | left[cell])
                                .as("%s: %s", puzzleId, said)
                                .isEqualTo(digits(said, "digits").bits());
                        assertThat(digits(said, "digits").intersects(inSight(cell)))
                                .as("%s: %s, and a digit that is not left out in %s", puzzleId, said, cell)
                                .isFalse();
                    });
                case Contradiction.UNSATISFIABLE + ".cells.most" ->
                    cells(said)
                            .forEach(cell -> assertThat(new Digits(left[cell]).max())
                                    .as("%s: %s", puzzleId, said)
                                    .isLessThanOrEqualTo(digits(said, "digits").max()));
                case Contradiction.UNSATISFIABLE + ".cells.least" ->
                    cells(said)
                            .forEach(cell -> assertThat(new Digits(left[cell]).min())
                                    .as("%s: %s", puzzleId, said)
                                    .isGreaterThanOrEqualTo(
                                            digits(said, "digits").min()));
                case Contradiction.UNSATISFIABLE + ".lost" -> {
                    var units = ((Fact.OfConstraints) said.facts().get("units")).constraints();
                    assertThat(cells(said)
                                    .allMatch(lost -> units.stream()
                                            .allMatch(unit -> unit.cells().contains(lost))))
                            .as("%s: %s", puzzleId, said)
                            .isTrue();
                    assertThat(digits(said, "digits").stream()
                                    .allMatch(digit -> units.stream()
                                            .flatMapToInt(unit -> unit.cells().stream())
                                            .anyMatch(cell -> filled.contains(cell) && left[cell] == 1L << digit)))
                            .as("%s: %s", puzzleId, said)
                            .isTrue();
                }
                case Contradiction.UNSATISFIABLE + ".last" ->
                    assertThat(new Digits(left[
                                            ((Fact.OfCells) said.facts().get("open"))
                                                    .cells()
                                                    .get(0)])
                                    .minus(digits(said, "left")))
                            .as("%s: %s", puzzleId, said)
                            .isEqualTo(Digits.NONE);
                default -> {
                    // nothing is said of what is left
                }
            }
        }

        /// What the board shows in the lines and runs of a cell, but for what is said to be left out.
        private Digits inSight(int cell) {
            return Digits.of(puzzle.peers(cell).stream()
                    .filter(shown::contains)
                    .map(position::digit)
                    .distinct()
                    .toArray());
        }

        private static IntStream cells(Reason said) {
            return ((Fact.OfCells) said.facts().get("cells")).cells().stream();
        }

        private static Digits digits(Reason said, String name) {
            return ((Fact.OfDigits) said.facts().get(name)).digits();
        }

        private boolean canBe(int cell, int digit, List<Constraint> by) {
            if ((left[cell] >>> digit & 1) == 0) {
                return false;
            }
            long[] supposed = left.clone();
            supposed[cell] = 1L << digit;
            return canStand(supposed, by);
        }

        /// Tries everything that some constraints allow, the cell with the fewest digits first.
        private boolean canStand(long[] domains, List<Constraint> by) {
            if (!by.stream().allMatch(constraint -> isPossible(constraint, domains))) {
                return false;
            }
            var next = by.stream()
                    .flatMapToInt(constraint -> constraint.cells().stream())
                    .filter(cell -> Long.bitCount(domains[cell]) > 1)
                    .boxed()
                    .min((a, b) -> Long.compare(Long.bitCount(domains[a]), Long.bitCount(domains[b])));
            return next.isEmpty()
                    || new Digits(domains[next.get()]).stream().anyMatch(digit -> {
                        long[] tried = domains.clone();
                        tried[next.get()] = 1L << digit;
                        return canStand(tried, by);
                    });
        }

        private static boolean isPossible(Constraint constraint, long[] domains) {
            var cells = constraint.cells();
            if (cells.stream().anyMatch(cell -> domains[cell] == 0)) {
                return false;
            }
            int[] known = cells.stream()
                    .filter(cell -> Long.bitCount(domains[cell]) == 1)
                    .map(cell -> Long.numberOfTrailingZeros(domains[cell]))
                    .toArray();
            boolean differ = Arrays.stream(known).distinct().count() == known.length;
            return (differ || !constraint.allDifferent())
                    && (!(constraint instanceof Arithmetic clue)
                            || (known.length == cells.size()
                                    ? clue.operation().holds(known, clue.target())
                                    : isInReach(clue, domains)));
        }

        private static boolean isInReach(Arithmetic clue, long[] domains) {
            return clue.operation() != Operation.ADD
                    || clue.cells().stream()
                                            .mapToLong(cell -> Long.numberOfTrailingZeros(domains[cell]))
                                            .sum()
                                    <= clue.target()
                            && clue.cells().stream()
                                            .mapToLong(cell -> 63 - Long.numberOfLeadingZeros(domains[cell]))
                                            .sum()
                                    >= clue.target();
        }
    }
}
