package org.crosscage.core.logic.technique;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.core.logic.Elimination;
import org.crosscage.core.logic.EverySolution;
import org.crosscage.core.logic.Fact;
import org.crosscage.core.logic.ProofChecker;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.SmallPuzzles;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// What a reason says of the divisors of a product, against all ways to fill its open cells with any digits for which
/// that is true, on generated puzzles that have lost some of the candidates that a solution does not need.
class FactorReasonTest {

    private static final int POSITIONS = 1_500;
    private static final int MOST_SOLUTIONS = 20;
    private static final int MOST_OPEN = 6;

    private static final List<Technique> TECHNIQUES =
            List.of(new Bounds(), new KillerCombination(), new Layout(), new CageClaimsLine());

    /// Found once for all tests.
    private static List<Told> told = List.of();

    @Test
    void itIsTheSameStepAndFollowsFromWhatTheReasonNames() {
        var keys = new TreeMap<String, Integer>();
        everyTold(each -> {
            keys.merge(each.reason().key(), 1, Integer::sum);
            assertThat(each.told).isEqualTo(each.step);
            assertThat(ProofChecker.proves(each.board.puzzle().digits(), each.told))
                    .as("%s", each)
                    .isTrue();
            assertThat(ProofChecker.needless(each.board.puzzle().digits(), each.told))
                    .as("%s", each)
                    .isEmpty();
        });
        assertThat(keys)
                .containsOnlyKeys(
                        "bounds.factors", "cage-claims-line.factors", "killer-combination.factors", "layout.factors");
    }

    @Test
    void everySentenceIsTrueOfTheBoard() {
        var said = new TreeMap<String, Integer>();
        everyTold(each -> each.sentences().forEach(sentence -> {
            said.merge(sentence.key(), 1, Integer::sum);
            assertThat(each.isTrue(sentence)).as("%s in %s", sentence, each).isTrue();
        }));
        assertThat(said)
                .containsOnlyKeys("cage-claims-line.factors", "factors.only", "factors.undivided", "factors.used");
    }

    @Test
    void theSentencesAloneRuleOutEverythingThatGoes() {
        everyTold(each -> {
            assertThat(each.isSaidBy(each.sentences())).as("%s", each).isTrue();
            assertThat(each.isProvedBy(each.sentences())).as("%s", each).isTrue();
        });
    }

    @Test
    void noSentenceIsSaidInVain() {
        int[] pairs = {0};
        everyTold(each -> {
            if (each.sentences().size() == 2) {
                pairs[0]++;
                each.sentences()
                        .forEach(one -> assertThat(each.standsAlone(one) && each.isSaidBy(List.of(one)))
                                .as("%s without another sentence in %s", one, each)
                                .isFalse());
            }
        });
        assertThat(pairs[0]).isPositive();
    }

    @Test
    void whereOneWayIsLeftThatIsTold() {
        everyTold(each -> {
            var facts = each.step.reason().facts();
            if (!(each.step.technique() instanceof Bounds) && facts.get("ways") instanceof Fact.OfCombinations ways) {
                assertThat(ways.combinations()).hasSizeGreaterThan(1);
            }
            if (facts.get("layouts") instanceof Fact.OfLayouts layouts) {
                assertThat(layouts.layouts()).hasSizeGreaterThan(1);
            }
        });
    }

    private static void everyTold(Consumer<Told> check) {
        told.forEach(check);
    }

    @BeforeAll
    static void tell() {
        var random = new SplittableRandom(7);
        var puzzles = new SmallPuzzles(random);
        var all = new ArrayList<Told>();
        for (int i = 0; i < POSITIONS; i++) {
            var puzzle = i % 2 == 0 ? puzzles.next("kenken") : puzzles.loose("kenken");
            var solutions = EverySolution.of(puzzle, MOST_SOLUTIONS);
            var board = Board.of(puzzle);
            thin(board, solutions.get(random.nextInt(solutions.size())), random);
            for (var technique : TECHNIQUES) {
                for (var step : technique.find(board)) {
                    var told = technique.briefly(step, board);
                    if (told != step && board.open(clue(told.reason()).cells()).size() <= MOST_OPEN) {
                        all.add(new Told(step, told, board));
                    }
                }
            }
        }
        told = List.copyOf(all);
    }

    /// Places some digits of a solution and takes some candidates that it does not have.
    private static void thin(Board board, int[] solution, SplittableRandom random) {
        double placed = random.nextDouble(0.3);
        double taken = random.nextDouble(0.8);
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

    private static Arithmetic clue(Reason reason) {
        return (Arithmetic) ((Fact.OfConstraint) reason.facts().get("clue")).constraint();
    }

    private static Digits digits(Reason sentence, String name) {
        return ((Fact.OfDigits) sentence.facts().get(name)).digits();
    }

    private static Cells cells(Reason sentence) {
        return ((Fact.OfCells) sentence.facts().get("cells")).cells();
    }

    private static long number(Reason sentence, String name) {
        return ((Fact.OfNumber) sentence.facts().get(name)).number();
    }

    /// A step, and the same told by divisors.
    private record Told(Step step, Step told, Board board) {

        Reason reason() {
            return told.reason();
        }

        List<Reason> sentences() {
            return reason().thoughts().isEmpty() ? List.of(reason()) : reason().thoughts();
        }

        Cells open() {
            return board.open(clue(reason()).cells());
        }

        long rest() {
            long rest = clue(reason()).target();
            for (int cell : clue(reason()).cells().filter(board::isPlaced).toArray()) {
                rest /= board.digit(cell);
            }
            return rest;
        }

        boolean isTrue(Reason sentence) {
            var unnamed = open().without(sentence.facts().containsKey("cells") ? cells(sentence) : Cells.NONE);
            return number(sentence, "rest") == rest()
                    && switch (sentence.key()) {
                        case "factors.undivided" -> !digits(sentence, "digits").intersects(divisors());
                        case "factors.only" ->
                            rest() % number(sentence, "factor") == 0 && hasNone(unnamed, digits(sentence, "multiples"));
                        case "factors.used" ->
                            rest() % number(sentence, "factor") != 0
                                    && cells(sentence).stream()
                                            .allMatch(cell -> digits(sentence, "digits")
                                                    .containsAll(board.candidates(cell)
                                                            .intersect(divisors())));
                        default ->
                            rest() % digits(sentence, "claimed").min() == 0
                                    && hasNone(unnamed, digits(sentence, "claimed"));
                    };
        }

        private boolean hasNone(Cells cells, Digits digits) {
            return cells.stream().noneMatch(cell -> board.candidates(cell).intersects(digits));
        }

        /// The digits that go into the rest.
        private Digits divisors() {
            return Digits.of(board.puzzle().digits().stream()
                    .filter(digit -> digit > 0 && rest() % digit == 0)
                    .toArray());
        }

        /// Whether the proof counts with all candidates of the board, those that do not go into the rest included.
        boolean standsAlone(Reason sentence) {
            return switch (sentence.key()) {
                case "factors.only" -> hasNone(open().without(cells(sentence)), multiples(sentence));
                case "factors.used" ->
                    cells(sentence).stream()
                            .allMatch(cell -> digits(sentence, "digits").containsAll(board.candidates(cell)));
                default -> true;
            };
        }

        /// Whether each digit that goes is one that a sentence speaks of.
        boolean isSaidBy(List<Reason> sentences) {
            return told.technique() instanceof CageClaimsLine
                    || told.eliminations().stream()
                            .allMatch(gone -> gone.digits().stream()
                                    .allMatch(digit ->
                                            sentences.stream().anyMatch(each -> keepsOut(each, gone.cell(), digit))));
        }

        private boolean keepsOut(Reason sentence, int cell, int digit) {
            return switch (sentence.key()) {
                case "factors.undivided" -> digits(sentence, "digits").contains(digit);
                case "factors.only" ->
                    cells(sentence).contains(cell) && !must(sentence).contains(digit);
                default ->
                    !cells(sentence).contains(cell) && multiples(sentence).contains(digit);
            };
        }

        private static Digits must(Reason sentence) {
            var must = digits(sentence, "must");
            return must.isEmpty() ? digits(sentence, "multiples") : must;
        }

        /// Whether no way to make the rest in which the open cells have any digits has something that goes, where it
        /// keeps to what the sentences say of their digits.
        boolean isProvedBy(List<Reason> sentences) {
            var allowed = new HashMap<Integer, Digits>();
            for (int cell : open().toArray()) {
                allowed.put(
                        cell,
                        sentences.stream()
                                .map(sentence -> allowed(cell, sentence))
                                .reduce(board.puzzle().digits(), Digits::intersect));
            }
            if (told.technique() instanceof CageClaimsLine) {
                int claimed = digits(reason(), "claimed").min();
                return fillings(without(claimed, cells(reason()), allowed))
                        .findAny()
                        .isEmpty();
            }
            return told.eliminations().stream()
                    .allMatch(
                            gone -> fillings(supposing(gone, allowed)).findAny().isEmpty());
        }

        private static Map<Integer, Digits> without(int digit, Cells cells, Map<Integer, Digits> allowed) {
            var less = new HashMap<>(allowed);
            cells.stream().forEach(cell -> less.computeIfPresent(cell, (_, all) -> all.without(digit)));
            return less;
        }

        private static Map<Integer, Digits> supposing(Elimination gone, Map<Integer, Digits> allowed) {
            var supposed = new HashMap<>(allowed);
            supposed.computeIfPresent(gone.cell(), (_, all) -> all.intersect(gone.digits()));
            return supposed;
        }

        private Digits allowed(int cell, Reason sentence) {
            var all = board.puzzle().digits();
            boolean isNamed =
                    sentence.facts().containsKey("cells") && cells(sentence).contains(cell);
            return switch (sentence.key()) {
                case "factors.undivided" -> all;
                case "factors.only" -> isNamed ? all : all.minus(digits(sentence, "multiples"));
                case "factors.used" -> isNamed ? digits(sentence, "digits") : all;
                default -> isNamed ? all : all.minus(digits(sentence, "claimed"));
            };
        }

        /// The multiples of the prime that a sentence is about.
        private Digits multiples(Reason sentence) {
            long factor = number(sentence, "factor");
            int prime = IntStream.iterate(2, number -> number + 1)
                    .filter(number -> factor % number == 0)
                    .findFirst()
                    .orElseThrow();
            return Digits.of(board.puzzle().digits().stream()
                    .filter(digit -> digit > 0 && digit % prime == 0)
                    .toArray());
        }

        private Stream<int[]> fillings(Map<Integer, Digits> allowed) {
            var fillings = Stream.of(new int[0]);
            for (int cell : open().toArray()) {
                fillings = fillings.flatMap(before -> allowed.get(cell).stream()
                        .mapToObj(digit -> IntStream.concat(IntStream.of(before), IntStream.of(digit))
                                .toArray()));
            }
            return fillings.filter(
                    filling -> IntStream.of(filling).asLongStream().reduce(1, (a, b) -> a * b) == rest());
        }

        @Override
        public String toString() {
            return told + " because " + reason() + " on "
                    + clue(reason()).cells().stream()
                            .boxed()
                            .map(cell -> cell + " " + board.candidates(cell))
                            .toList();
        }
    }
}
