package org.crosscage.core.logic.technique;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import org.crosscage.Sweep;
import org.crosscage.core.clue.Combination;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.logic.EverySolution;
import org.crosscage.core.logic.Fact;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.SmallPuzzles;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.kind.PuzzleKinds;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What a reason says of a digit that does not fit, "with the digits left for them, that is only 3 + 6", against all
/// ways to fill the other cells, on generated puzzles that have lost some of the candidates that a solution does
/// not need.
class MisfitReasonTest {

    private static final int POSITIONS = Sweep.of(300, 200);

    /// Clues with more cells have too many fillings to try them all.
    private static final int MOST_CELLS = 5;
    private static final int MOST_SOLUTIONS = 20;

    private static final Map<String, List<Found>> FOUND = new ConcurrentHashMap<>();

    static List<PuzzleKind> kinds() {
        return PuzzleKinds.all();
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void theWaysOfTheOthersAreThoseThatTheirOwnDigitsHave(PuzzleKind kind) {
        var sizes = new ArrayList<Integer>();
        everyMisfit(kind, misfit -> {
            if (misfit.tellsWays()) {
                assertThat(misfit.ways())
                        .as("%s", misfit)
                        .containsExactlyInAnyOrderElementsOf(misfit.fillings().stream()
                                .map(misfit::combination)
                                .distinct()
                                .toList());
                sizes.add(misfit.ways().size());
            }
        });
        assertThat(sizes).hasSizeGreaterThan(20);
        // In a run no digit stands twice, so what its cells can make does fit.
        boolean hasLines = kind.id().equals("kenken");
        assertThat(sizes.stream().anyMatch(size -> size > 0)).isEqualTo(hasLines);
        assertThat(sizes.stream().anyMatch(size -> size > 1)).isEqualTo(hasLines);
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void everyWayBreaksALineThatIsNamedAndEveryLineIsBrokenByAWayThatBreaksNoOther(PuzzleKind kind) {
        everyMisfit(kind, misfit -> {
            if (misfit.tellsWays()) {
                assertThat(misfit.fillings())
                        .as("%s", misfit)
                        .allMatch(filling -> misfit.lines().stream().anyMatch(line -> misfit.repeats(filling, line)));
                assertThat(misfit.lines())
                        .as("%s", misfit)
                        .allMatch(line -> misfit.fillings().stream()
                                .anyMatch(filling -> misfit.repeats(filling, line)
                                        && misfit.lines().stream()
                                                .filter(other -> other != line)
                                                .noneMatch(other -> misfit.repeats(filling, other))));
            }
        });
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void theOtherCellCannotBeAnyOfTheDigitsThatItWouldHaveToBe(PuzzleKind kind) {
        everyMisfit(kind, misfit -> {
            if (misfit.says("misfit.partner")) {
                assertThat(misfit.needed()).as("%s", misfit).isEqualTo(misfit.partners());
                assertThat(misfit.fillings()).as("%s", misfit).allMatch(misfit::repeatsInSomeLine);
            }
            if (misfit.says("misfit.partner.again")) {
                assertThat(misfit.partners()).as("%s", misfit).isEqualTo(misfit.digits());
                assertThat(misfit.board()
                                .puzzle()
                                .sees(misfit.cell(), misfit.others().get(0)))
                        .as("%s", misfit)
                        .isTrue();
            }
            if (misfit.says("misfit.alone")) {
                assertThat(misfit.partners()).as("%s", misfit).isEqualTo(Digits.NONE);
            }
        });
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void theDigitsLeftForTheOthersCannotMakeWhatIsSaidToLack(PuzzleKind kind) {
        everyMisfit(kind, misfit -> {
            if (misfit.says("misfit.lacking")) {
                assertThat(misfit.digits().size()).isGreaterThan(1);
                assertThat(misfit.fillings()).as("%s", misfit).isEmpty();
            }
        });
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void everyDigitThatGoesIsSpokenOf(PuzzleKind kind) {
        everyReason(kind, (step, board) -> {
            var reason = step.reason();
            if (reason.key().endsWith(".misfit")) {
                for (var gone : step.eliminations()) {
                    var spoken = reason.thoughts().stream()
                            .filter(thought -> thought.key().equals("misfit.undivided")
                                    || cell(thought).contains(gone.cell()))
                            .flatMap(thought -> Stream.of("digit", "digits")
                                    .map(thought.facts()::get)
                                    .filter(Fact.OfDigits.class::isInstance))
                            .map(fact -> ((Fact.OfDigits) fact).digits())
                            .reduce(Digits.NONE, Digits::union);
                    assertThat(spoken.containsAll(gone.digits()))
                            .as("%s in %s", gone, reason)
                            .isTrue();
                }
            }
        });
    }

    private static Cells cell(Reason thought) {
        return thought.facts().get("cell") instanceof Fact.OfCells(Cells cells) ? cells : Cells.NONE;
    }

    private static void everyMisfit(PuzzleKind kind, Consumer<Misfit> check) {
        everyReason(kind, (step, board) -> {
            var reason = step.reason();
            if (clue(reason).cells().size() <= MOST_CELLS) {
                reason.thoughts().stream()
                        .filter(thought -> thought.facts().containsKey("others"))
                        .flatMap(thought -> ofEachCell(thought, clue(reason), board))
                        .forEach(thought -> check.accept(new Misfit(clue(reason), thought, board)));
            }
        });
    }

    /// What is said of several cells at once, said of each.
    private static Stream<Reason> ofEachCell(Reason thought, Arithmetic clue, Board board) {
        return cell(thought).stream()
                .mapToObj(each -> thought.naming("cell", new Fact.OfCells(Cells.of(each)))
                        .naming(
                                "others",
                                new Fact.OfCells(board.open(clue.cells()).without(each))));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void ofCellsOfWhichTheSameIsTrueItIsSaidOnce(PuzzleKind kind) {
        int[] together = {0};
        everyReason(kind, (step, board) -> {
            var sums = step.reason().thoughts().stream()
                    .filter(thought -> thought.key().equals("misfit.rest.sum"))
                    .toList();
            together[0] += (int)
                    sums.stream().filter(thought -> cell(thought).size() > 1).count();
            assertThat(sums.stream().map(MisfitReasonTest::words).distinct()).hasSameSizeAs(sums);
        });
        assertThat(together[0]).isPositive();
    }

    /// All that a thought says but of which cells.
    private static Object words(Reason thought) {
        var facts = new HashMap<>(thought.facts());
        facts.keySet().removeAll(List.of("cell", "others"));
        return facts;
    }

    /// A step that was found on a board.
    private record Found(Step step, Board board) {}

    private static void everyReason(PuzzleKind kind, BiConsumer<Step, Board> check) {
        FOUND.computeIfAbsent(kind.id(), _ -> find(kind)).forEach(found -> check.accept(found.step(), found.board()));
    }

    private static List<Found> find(PuzzleKind kind) {
        var found = new ArrayList<Found>();
        var random = new SplittableRandom(kind.id().hashCode());
        var puzzles = new SmallPuzzles(random);
        for (int i = 0; i < POSITIONS; i++) {
            var puzzle = i % 2 == 0 ? puzzles.next(kind.id()) : puzzles.loose(kind.id());
            var solutions = EverySolution.of(puzzle, MOST_SOLUTIONS);
            var board = Board.of(puzzle);
            thin(board, solutions.get(random.nextInt(solutions.size())), random);
            Stream.<Technique>of(new Layout(), new FullLayout())
                    .flatMap(technique -> technique.find(board).stream())
                    .forEach(step -> found.add(new Found(step, board)));
        }
        return found;
    }

    private static Arithmetic clue(Reason reason) {
        return (Arithmetic) ((Fact.OfConstraint) reason.facts().get("clue")).constraint();
    }

    /// Places some digits of a solution and takes some candidates that it does not have.
    private static void thin(Board board, int[] solution, SplittableRandom random) {
        double placed = random.nextDouble(0.3);
        double taken = random.nextDouble(0.6);
        for (int cell = 0; cell < solution.length; cell++) {
            if (random.nextDouble() < placed) {
                board.place(cell, solution[cell]);
            }
        }
        for (int cell = 0; cell < solution.length; cell++) {
            for (int digit : board.candidates(cell).without(solution[cell]).toArray()) {
                if (!board.isPlaced(cell) && random.nextDouble() < taken) {
                    board.eliminate(cell, Digits.of(digit));
                }
            }
        }
    }

    /// A thought about digits in a cell of a clue.
    private record Misfit(Arithmetic clue, Reason thought, Board board) {

        boolean says(String key) {
            return thought.key().equals(key);
        }

        boolean tellsWays() {
            return thought.key().startsWith("misfit.rest");
        }

        int cell() {
            return ((Fact.OfCells) fact("cell")).cells().get(0);
        }

        Digits digits() {
            return ((Fact.OfDigits) fact("digit")).digits();
        }

        Cells others() {
            return ((Fact.OfCells) fact("others")).cells();
        }

        Digits needed() {
            return ((Fact.OfDigits) fact("needed")).digits();
        }

        List<Combination> ways() {
            return ((Fact.OfCombinations) fact("ways")).combinations();
        }

        List<Constraint> lines() {
            return ((Fact.OfConstraints) fact("lines")).constraints();
        }

        private Fact fact(String name) {
            return thought.facts().get(name);
        }

        /// The values of all cells of the puzzle for each way in which the candidates of the others meet the clue
        /// beside one of the digits, lines apart.
        List<int[]> fillings() {
            return filled(cell -> board.candidates(cell))
                    .filter(filling -> !clue.allDifferent() || !repeats(filling, clue))
                    .toList();
        }

        /// What the one other cell would have to be, whatever its candidates are.
        Digits partners() {
            return Digits.of(filled(cell -> board.puzzle().digits())
                    .mapToInt(filling -> filling[others().get(0)])
                    .distinct()
                    .toArray());
        }

        private Stream<int[]> filled(IntFunction<Digits> candidates) {
            assertThat(others())
                    .as("%s", this)
                    .isEqualTo(board.open(clue.cells()).without(cell()));
            var fillings = digits().stream()
                    .mapToObj(digit -> {
                        int[] values = board.values();
                        values[cell()] = digit;
                        return values;
                    })
                    .toList();
            for (int other : others().toArray()) {
                fillings = fillings.stream()
                        .flatMap(values -> candidates.apply(other).stream().mapToObj(digit -> {
                            int[] more = values.clone();
                            more[other] = digit;
                            return more;
                        }))
                        .toList();
            }
            return fillings.stream().filter(this::meetsTheClue);
        }

        private boolean meetsTheClue(int[] values) {
            int[] own = clue.cells().stream().map(cell -> values[cell]).toArray();
            return clue.operation().holds(own, clue.target());
        }

        Combination combination(int[] filling) {
            return new Combination(
                    others().stream().mapToObj(cell -> filling[cell]).toList());
        }

        boolean repeats(int[] filling, Constraint line) {
            int[] there = clue.cells().stream()
                    .filter(cell -> line.cells().contains(cell))
                    .map(cell -> filling[cell])
                    .toArray();
            return Arrays.stream(there).distinct().count() < there.length;
        }

        boolean repeatsInSomeLine(int[] filling) {
            return board.puzzle().units().stream().anyMatch(line -> repeats(filling, line));
        }

        @Override
        public String toString() {
            return thought + " of " + clue + " on "
                    + clue.cells().stream()
                            .mapToObj(cell -> cell + " " + board.candidates(cell))
                            .toList();
        }
    }
}
