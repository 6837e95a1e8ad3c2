package org.crosscage.kind;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.model.Board;
import org.crosscage.kind.text.PuzzleFormats;
import org.junit.jupiter.api.Test;

class PresetTest {

    /// Two cells of a row that make 3: nothing above 2 is left there; the product 2 says the same, but it is no
    /// sum.
    private static final String CAGES = """
            puzzle cages
            size 4
            cage 3+ r1c1 r1c2
            cage 2* r2c1 r2c2
            cage 7+ r1c3 r1c4
            cage 12* r2c3 r2c4
            cage 10+ r3c1 r3c2 r4c1 r4c2
            cage 10+ r3c3 r3c4 r4c3 r4c4
            end
            """;

    @Test
    void standardIsTheListOfTheKind() {
        PuzzleKinds.all().forEach(kind -> assertThat(Preset.STANDARD.of(kind)).isEqualTo(kind.techniques()));
    }

    @Test
    void withoutTrialsNothingExtremeIsLeft() {
        PuzzleKinds.all()
                .forEach(kind -> assertThat(Preset.NO_TRIALS.of(kind))
                        .isNotEmpty()
                        .extracting(Technique::tier)
                        .doesNotContain(Tier.EXTREME));
    }

    @Test
    void thePaperTellsItsRulesInThisOrder() {
        assertThat(Preset.PAPER.of(PuzzleKinds.of("kenken")))
                .extracting(Technique::id)
                .containsExactly(
                        "single-square",
                        "naked-single",
                        "naked-pair",
                        "naked-triple",
                        "last-cell",
                        "hidden-single",
                        "killer-combination",
                        "x-wing");
    }

    @Test
    void thePapersKillerCombinationLooksAtSumsInOneLineOnly() {
        var board = Board.of(PuzzleFormats.read(CAGES).getFirst().puzzle());
        var kind = PuzzleKinds.of("kenken");
        assertThat(changedBy("killer-combination", Preset.STANDARD.of(kind), board))
                .containsExactlyInAnyOrder(0, 1, 2, 3, 4, 5, 6, 7);
        assertThat(changedBy("killer-combination", Preset.PAPER.of(kind), board))
                .containsExactlyInAnyOrder(0, 1, 2, 3);
    }

    private static List<Integer> changedBy(String id, List<Technique> techniques, Board board) {
        return techniques.stream()
                .filter(technique -> technique.id().equals(id))
                .flatMap(technique -> technique.find(board).stream())
                .flatMap(step -> step.changedCells().stream().boxed())
                .distinct()
                .toList();
    }

    @Test
    void onlyThePapersKillerCombinationIsNarrowerThanUsual() {
        assertThat(Preset.values())
                .allSatisfy(preset -> assertThat(PuzzleKinds.all().stream()
                                .flatMap(kind -> kind.techniques().stream())
                                .map(Technique::id)
                                .distinct()
                                .filter(preset::narrows)
                                .toList())
                        .isEqualTo(preset == Preset.PAPER ? List.of("killer-combination") : List.of()));
    }
}
