package org.crosscage.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.ShippedKinds;
import org.crosscage.Sweep;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.Preparation;
import org.crosscage.core.generate.TechniquePosition;
import org.crosscage.core.generate.TechniquePosition.Need;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.SolverContext;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.solver.exact.ExactSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// The puzzles for every technique of every kind. What takes a walk through a puzzle is asked of one puzzle for each
/// technique, and strictly of all.
final class PracticeTest {

    /// Our generator draws no Kakuro runs of one cell.
    private static final Set<String> WITHOUT_PUZZLES = Set.of("kakuro.single-square");

    /// Of thousands of generated puzzles none needed these. No other place in the order of their tier would help, or
    /// not without worse hints: docs/decisions.md, 2026-11-21.
    private static final Set<String> NEVER_NEEDED = Set.of(
            "kakuro.forcing-chain",
            "kakuro.level-1",
            "kenken.forcing-chain",
            "killer.swordfish",
            "killer.jellyfish",
            "killer.skyscraper");

    private static final Practice PRACTICE = Practice.standard();

    static Stream<Arguments> everyTechniqueOfEveryKind() {
        return ShippedKinds.all().stream()
                .flatMap(kind -> kind.techniques().stream().map(technique -> Arguments.of(kind, technique)));
    }

    static Stream<Arguments> everyTechniqueWithPuzzles() {
        return allBut(WITHOUT_PUZZLES);
    }

    static Stream<Arguments> everyTechniqueThatIsNeeded() {
        return allBut(NEVER_NEEDED);
    }

    private static Stream<Arguments> allBut(Set<String> names) {
        return everyTechniqueOfEveryKind()
                .filter(each -> !names.contains(name((PuzzleKind) each.get()[0], (Technique) each.get()[1])));
    }

    @ParameterizedTest
    @MethodSource("everyTechniqueOfEveryKind")
    void itsExampleIsAStepOfTheTechnique(PuzzleKind kind, Technique technique) {
        var example = PRACTICE.example(kind, technique);
        if (WITHOUT_PUZZLES.contains(name(kind, technique))) {
            assertThat(example).isEmpty();
        } else {
            var found = example.orElseThrow(() -> new AssertionError(tooFew(technique)));
            var step = found.position().step();
            assertThat(step.technique()).isEqualTo(technique);
            var board = Board.of(found.entry().puzzle(), found.position().before());
            assertThat(technique.find(board)).contains(step);
            step.applyTo(board);
            assertThat(board.position()).isEqualTo(found.position().after());
        }
    }

    @ParameterizedTest
    @MethodSource("everyTechniqueWithPuzzles")
    void whereItIsSaidToBeNeededNothingEasierFindsAnything(PuzzleKind kind, Technique technique) {
        var example = PRACTICE.example(kind, technique).orElseThrow(() -> new AssertionError(tooFew(technique)));
        var easier = kind.techniques().subList(0, kind.techniques().indexOf(technique));
        var board = Board.of(example.entry().puzzle(), example.position().before());
        boolean needed = example.position().need() != Need.ONE_OF_SEVERAL;
        assertThat(new RuleEngine(easier).next(board).isEmpty()).isEqualTo(needed);
        assertThat(needed).isNotEqualTo(NEVER_NEEDED.contains(name(kind, technique)));
    }

    @ParameterizedTest
    @MethodSource("everyTechniqueWithPuzzles")
    void thereIsAnotherPuzzleToPractiseItOnThanTheOneOfTheExample(PuzzleKind kind, Technique technique) {
        assertThat(PRACTICE.puzzles(kind, technique))
                .as(tooFew(technique))
                .extracting(PuzzleEntry::puzzle)
                .doesNotHaveDuplicates()
                .hasSizeGreaterThan(1);
    }

    private static String tooFew(Technique technique) {
        return technique.id() + " needs two puzzles to practise it on; `./crosscage generate --practice "
                + "src/main/resources/org/crosscage/library/practice.txt` looks for some";
    }

    @ParameterizedTest
    @MethodSource("everyTechniqueOfEveryKind")
    void everyPuzzleHasOneSolution(PuzzleKind kind, Technique technique) {
        var context = new SolverContext(new SplittableRandom(1), () -> false, new Limits(2, 1_000_000), event -> {});
        assertThat(PRACTICE.puzzles(kind, technique))
                .allSatisfy(entry -> assertThat(
                                new ExactSolver().solve(entry.puzzle(), context).isUnique())
                        .isTrue());
    }

    @ParameterizedTest
    @MethodSource("everyTechniqueOfEveryKind")
    void noPuzzleToPractiseOnIsUgly(PuzzleKind kind, Technique technique) {
        assertThat(PRACTICE.puzzles(kind, technique))
                .allSatisfy(entry ->
                        assertThat(kind.flaws(entry.puzzle())).as(entry.id()).isEmpty());
    }

    @ParameterizedTest
    @MethodSource("everyTechniqueThatIsNeeded")
    void thePuzzleNeedsItAndIsSolvedAndItsMarksAreThereOrNot(PuzzleKind kind, Technique technique) {
        assertThat(sample(kind, technique)).allSatisfy(entry -> {
            var position = TechniquePosition.of(entry.puzzle(), kind.techniques(), technique)
                    .orElseThrow();
            assertThat(position.need()).isNotEqualTo(Need.ONE_OF_SEVERAL);
            assertThat(new RuleEngine(kind.techniques())
                            .run(Board.of(entry.puzzle(), position.after()))
                            .solved())
                    .isTrue();
            allOpenCellsHaveTheirMarksOrNoneHas(entry.puzzle(), position.before());
        });
    }

    private static List<PuzzleEntry> sample(PuzzleKind kind, Technique technique) {
        var all = PRACTICE.puzzles(kind, technique);
        return Sweep.of(all, all.size(), name(kind, technique));
    }

    private static void allOpenCellsHaveTheirMarksOrNoneHas(Puzzle puzzle, Position before) {
        var game = Preparation.of(puzzle, before)
                .map(move -> Game.of(puzzle).after(new LogEntry.Play(move)))
                .orElse(Game.of(puzzle));
        assertThat(game.position().digits()).isEqualTo(before.digits());
        var open = IntStream.range(0, puzzle.cellCount())
                .filter(cell -> before.square(cell).isEmpty())
                .boxed()
                .toList();
        var marks = open.stream()
                .map(cell -> game.position().square(cell).candidates())
                .toList();
        assertThat(marks)
                .isIn(
                        open.stream()
                                .map(cell -> before.square(cell).candidates())
                                .toList(),
                        open.stream().map(cell -> Digits.NONE).toList());
    }

    @Test
    void oneAfterTheOtherIsPractisedAndThatOfTheExampleLast() {
        var kind = PuzzleKinds.of("kenken");
        var technique = technique(kind, "naked-pair");
        var ids =
                PRACTICE.puzzles(kind, technique).stream().map(PuzzleEntry::id).toList();
        assertThat(ids).hasSize(4);

        assertThat(next(kind, technique, List.of())).isEqualTo(ids.get(1));
        assertThat(next(kind, technique, List.of(ids.get(1)))).isEqualTo(ids.get(2));
        assertThat(next(kind, technique, ids.subList(1, 4))).isEqualTo(ids.get(0));
        assertThat(next(kind, technique, ids)).isEqualTo(ids.get(1));
    }

    @Test
    void withoutPuzzlesThereIsNothingToPractise() {
        var kind = PuzzleKinds.of("kakuro");
        assertThat(PRACTICE.next(kind, technique(kind, "single-square"), Set.of()))
                .isEmpty();
    }

    private static String next(PuzzleKind kind, Technique technique, List<String> begun) {
        return PRACTICE.next(kind, technique, Set.copyOf(begun)).orElseThrow().id();
    }

    private static Technique technique(PuzzleKind kind, String id) {
        return kind.techniques().stream()
                .filter(technique -> technique.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static String name(PuzzleKind kind, Technique technique) {
        return kind.id() + "." + technique.id();
    }
}
