package org.crosscage.teach;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.crosscage.core.logic.Fact;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.technique.BlockTotal;
import org.crosscage.core.logic.technique.CageSplitting;
import org.crosscage.core.logic.technique.CutSet;
import org.crosscage.core.logic.technique.FinnedXWing;
import org.crosscage.core.logic.technique.Fish;
import org.crosscage.core.logic.technique.KillerCombination;
import org.crosscage.core.logic.technique.LinkChain;
import org.crosscage.core.logic.technique.Parity;
import org.crosscage.core.logic.technique.SimpleColouring;
import org.crosscage.core.logic.technique.TechniqueCase;
import org.crosscage.core.logic.technique.TwoStrings;
import org.crosscage.core.logic.technique.WWing;
import org.crosscage.core.logic.technique.XyWing;
import org.crosscage.core.logic.technique.XyzWing;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Lights.Lit;
import org.crosscage.core.model.Lights.LitDigits;
import org.crosscage.core.model.Role;
import org.crosscage.kind.text.PuzzleFormats;
import org.junit.jupiter.api.Test;

final class HintLightsTest {

    private static final int SIZE = 6;
    private static final String CORNER = """
            puzzle corner
            size 6
            cage 11+ r2c1 r3c1 r3c2
            cage 115+ r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r2c2 r2c3 r2c4 r2c5 r2c6 r3c3 r3c4 r3c5 r3c6 r4c1 r4c2 r4c3 r4c4 \
            r4c5 r4c6 r5c1 r5c2 r5c3 r5c4 r5c5 r5c6 r6c1 r6c2 r6c3 r6c4 r6c5 r6c6
            end
            """;

    /// With 4 in the cage 7 is left, which is 1 + 6 or 2 + 5: 3 + 4 cannot be, because row 3 has its 3.
    @Test
    void theDigitBesideACageThatTookAWayToMakeItIsLit() {
        var puzzle = PuzzleFormats.read(CORNER).getFirst().puzzle();
        var board = Board.of(puzzle);
        board.place(cell(2, 1), 4);
        board.place(cell(3, 6), 3);
        board.place(cell(6, 5), 3);
        board.place(cell(3, 5), 1);

        var steps = new KillerCombination().find(board);

        assertThat(steps).hasSize(1);
        assertThat(HintLights.of(steps, Hint.Stage.WHY).cells())
                .contains(new Lit(cell(3, 6), Role.CAUSE))
                .extracting(Lit::cell)
                .containsExactlyInAnyOrder(cell(2, 1), cell(3, 1), cell(3, 2), cell(3, 5), cell(3, 6));
    }

    /// Besides the sums of its area a cut-set may name a run that only says that two cells differ.
    @Test
    void ofACutSetTheAreaIsLitAndTheCluesThatAreCountedOrNamedAndNoOthers() {
        var steps = TechniqueCase.of(new CutSet()).stream()
                .flatMap(each -> new CutSet().find(each.board()).stream())
                .toList();

        assertThat(steps).isNotEmpty().allSatisfy(step -> {
            var lights = HintLights.of(List.of(step), Hint.Stage.WHY);
            var area = step.reason().thoughts().getFirst().facts();
            assertThat(lights.clues())
                    .containsExactlyInAnyOrderElementsOf(Stream.concat(counted(step).stream(), apart(step).stream())
                            .distinct()
                            .toList());
            assertThat(lights.cells())
                    .extracting(Lit::cell)
                    .containsAll(((Fact.OfCells) area.get("area"))
                            .cells().stream().boxed().toList());
            assertThat(lights.cells()).extracting(Lit::role).contains(Role.LOOK);
        });
        assertThat(steps)
                .as("one that names a run which is not counted")
                .anyMatch(step -> !counted(step).containsAll(apart(step)));
    }

    private static List<Constraint> counted(Step step) {
        return Stream.of("across", "down")
                .flatMap(way -> named(way, step).stream())
                .toList();
    }

    private static List<Constraint> apart(Step step) {
        return named("apart", step);
    }

    @Test
    void linesWhoseTotalIsCountedAreFramedWholeAndTheCagesCountedAreLit() {
        var techniques = List.of(new BlockTotal(false), new BlockTotal(true), new CageSplitting(), new Parity());
        assertThat(techniques)
                .allSatisfy(technique -> assertThat(stepsOfCases(technique))
                        .filteredOn(step -> countsLines(step))
                        .isNotEmpty()
                        .allSatisfy(step -> {
                            var why = HintLights.of(List.of(step), Hint.Stage.WHY);
                            assertThat(why.cells()).extracting(Lit::cell).containsAll(cells(named("lines", step)));
                            assertThat(why.cells()).extracting(Lit::role).contains(Role.LOOK);
                            assertThat(why.clues()).containsAll(named("cages", step));
                        }));
    }

    @Test
    void aNudgeTowardsLinesFramesThemAndOneTowardsACageTheCage() {
        assertThat(stepsOfCases(new BlockTotal(true)))
                .isNotEmpty()
                .allSatisfy(step ->
                        assertThat(nudged(step)).containsExactlyInAnyOrderElementsOf(cells(named("lines", step))));
        assertThat(stepsOfCases(new CageSplitting())).isNotEmpty().allSatisfy(step -> {
            var clue = (Fact.OfConstraint) step.reason().facts().get("clue");
            assertThat(nudged(step)).containsExactlyInAnyOrderElementsOf(cells(List.of(clue.constraint())));
        });
    }

    @Test
    void aNudgeTowardsCellsLightsThemAndNothingElse() {
        assertThat(List.of(new XyWing(), new XyzWing(), new WWing(), new SimpleColouring()))
                .allSatisfy(technique -> assertThat(stepsOfCases(technique))
                        .isNotEmpty()
                        .allSatisfy(step -> {
                            var named = Stream.of("pivot", "a", "b", "start")
                                    .flatMap(name -> step.reason().facts().get(name) instanceof Fact.OfCells(var cells)
                                            ? cells.stream().boxed()
                                            : Stream.empty())
                                    .toList();
                            assertThat(nudged(step)).containsExactlyInAnyOrderElementsOf(named);
                            var told = HintLights.of(List.of(step), Hint.Stage.TECHNIQUE);
                            assertThat(told.cells()).hasSameSizeAs(named);
                            assertThat(told.clues()).isEmpty();
                        }));
    }

    private static List<Integer> nudged(Step step) {
        return HintLights.of(List.of(step), Hint.Stage.NUDGE).cells().stream()
                .map(Lit::cell)
                .toList();
    }

    private static boolean countsLines(Step step) {
        return step.reason().facts().containsKey("lines");
    }

    /// The lines or cages that the words count, in the reason itself or in a thought before it.
    private static List<Constraint> named(String name, Step step) {
        return Stream.concat(step.reason().thoughts().stream(), Stream.of(step.reason()))
                .filter(each -> each.facts().get(name) instanceof Fact.OfConstraints)
                .flatMap(each -> ((Fact.OfConstraints) each.facts().get(name)).constraints().stream())
                .distinct()
                .toList();
    }

    private static List<Integer> cells(List<Constraint> constraints) {
        return constraints.stream()
                .flatMap(each -> each.cells().stream().boxed())
                .distinct()
                .toList();
    }

    /// The rest of their lines is framed: it is no proof to look at, and none of it is in the words.
    @Test
    void ofTechniquesThatFollowOneDigitOnlyThatDigitIsLit() {
        var techniques = List.of(
                new Fish(2),
                new Fish(3),
                new FinnedXWing(),
                new TwoStrings(true),
                new TwoStrings(false),
                new SimpleColouring());
        assertThat(techniques)
                .allSatisfy(technique -> assertThat(stepsOfCases(technique))
                        .isNotEmpty()
                        .allSatisfy(step -> {
                            var lights = HintLights.of(List.of(step), Hint.Stage.WHY);
                            var digit = step.eliminations().getFirst().digits();
                            assertThat(lights.candidates())
                                    .extracting(LitDigits::digits)
                                    .containsOnly(digit);
                            assertThat(lights.cells()).extracting(Lit::role).contains(Role.LOOK, Role.CAUSE);
                        }));
    }

    @Test
    void ofWingsOnlyTheirCellsAreLit() {
        assertThat(List.of(new XyWing(), new XyzWing()))
                .allSatisfy(technique -> assertThat(stepsOfCases(technique))
                        .isNotEmpty()
                        .allSatisfy(step -> assertThat(HintLights.of(List.of(step), Hint.Stage.WHY)
                                        .cells())
                                .filteredOn(lit -> lit.role() == Role.CAUSE)
                                .hasSize(3)));
    }

    /// That nothing is left for a cell is said of that cell, and not of the line that takes its last digit.
    @Test
    void ofAChainOfLinksOnlyTheCellsThatItLeadsThroughAreLit() {
        assertThat(stepsOfCases(LinkChain.ALTERNATING_INFERENCE_CHAIN))
                .isNotEmpty()
                .allSatisfy(step -> {
                    var lights = HintLights.of(List.of(step), Hint.Stage.WHY);
                    var told = lights.arrows().stream()
                            .map(arrow -> arrow.to().cell())
                            .toList();
                    assertThat(lights.cells())
                            .filteredOn(lit -> lit.role() != Role.LOOK)
                            .extracting(Lit::cell)
                            .isSubsetOf(told);
                });
    }

    /// Of so many steps the words tell the last one only.
    @Test
    void ofARefutationOfManyStepsOnlyTheLastOneIsLit() {
        var steps = stepsOfCases(new KillerCombination());
        var many = Collections.nCopies(21, steps).stream()
                .flatMap(List::stream)
                .limit(21)
                .toList();
        var end = many.getLast().reason();

        var lights = HintLights.of(new Refutation(many, end));

        assertThat(lights.cells())
                .isEqualTo(HintLights.of(new Refutation(List.of(many.getLast()), end))
                        .cells())
                .isNotEqualTo(
                        HintLights.of(new Refutation(many.subList(1, 21), end)).cells());
    }

    private static List<Step> stepsOfCases(Technique technique) {
        return TechniqueCase.of(technique).stream()
                .flatMap(each -> technique.find(each.board()).stream())
                .toList();
    }

    private static int cell(int row, int column) {
        return (row - 1) * SIZE + column - 1;
    }
}
