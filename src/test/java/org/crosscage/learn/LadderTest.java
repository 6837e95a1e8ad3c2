package org.crosscage.learn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.logic.Technique;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.learn.Ladder.Rung;
import org.junit.jupiter.api.Test;

final class LadderTest {

    @Test
    void hasEveryTechniqueOfEveryKindOnce() {
        var all = PuzzleKinds.all().stream()
                .flatMap(kind -> kind.techniques().stream())
                .map(Technique::id)
                .distinct()
                .toList();
        assertThat(Ladder.all()).extracting(Rung::id).containsExactlyInAnyOrderElementsOf(all);
    }

    @Test
    void leadsFromTheEasiestTierToTheHardest() {
        assertThat(Ladder.all())
                .isSortedAccordingTo(
                        Comparator.comparing(rung -> rung.technique().tier()));
    }

    @Test
    void keepsTheOrderInWhichAKindLooksWhereNoKindBeforeItSaysOtherwise() {
        for (var kind : PuzzleKinds.all()) {
            var own = kind.techniques().stream()
                    .map(Technique::id)
                    .filter(id -> firstKind(id).equals(kind))
                    .toList();
            assertThat(Ladder.all())
                    .filteredOn(rung -> rung.kinds().getFirst().equals(kind))
                    .extracting(Rung::id)
                    .containsExactlyElementsOf(own);
        }
    }

    @Test
    void putsWhatALaterKindAddsBehindWhatItFollowsThere() {
        assertThat(Ladder.all())
                .extracting(Rung::id)
                .containsSubsequence("parity", "innie", "outie", "cut-set", "x-wing");
        assertThat(Ladder.all()).extracting(Rung::id).containsSequence("xy-wing", "xyz-wing", "w-wing");
    }

    private static PuzzleKind firstKind(String technique) {
        return Ladder.of(technique).orElseThrow().kinds().getFirst();
    }

    @Test
    void saysForWhichKindsATechniqueIs() {
        assertThat(Ladder.of("crossing").orElseThrow().kinds())
                .extracting(PuzzleKind::id)
                .containsExactly("kakuro");
        assertThat(Ladder.of("x-wing").orElseThrow().kinds())
                .extracting(PuzzleKind::id)
                .containsExactly("kakuro", "kenken");
    }

    @Test
    void goesUpAndDownRungByRung() {
        var all = Ladder.all();
        assertThat(Ladder.before(all.getFirst())).isEmpty();
        assertThat(Ladder.after(all.getFirst())).contains(all.get(1));
        assertThat(Ladder.before(all.get(1))).contains(all.getFirst());
        assertThat(Ladder.after(all.getLast())).isEmpty();
    }

    @Test
    void doesNotKnowWhatIsNoTechnique() {
        assertThat(Ladder.of("guessing")).isEmpty();
    }
}
