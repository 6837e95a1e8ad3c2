package org.crosscage.kind;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.logic.Technique;
import org.crosscage.kind.TechniqueCatalogue.CatalogueEntry;
import org.junit.jupiter.api.Test;

final class TechniqueCatalogueTest {

    @Test
    void hasEveryTechniqueOfEveryKindOnce() {
        var all = PuzzleKinds.all().stream()
                .flatMap(kind -> kind.techniques().stream())
                .map(Technique::id)
                .distinct()
                .toList();
        assertThat(TechniqueCatalogue.all()).extracting(CatalogueEntry::id).containsExactlyInAnyOrderElementsOf(all);
    }

    @Test
    void leadsFromTheEasiestTierToTheHardest() {
        assertThat(TechniqueCatalogue.all())
                .isSortedAccordingTo(
                        Comparator.comparing(entry -> entry.technique().tier()));
    }

    @Test
    void keepsTheOrderInWhichAKindLooksWhereNoKindBeforeItSaysOtherwise() {
        for (var kind : PuzzleKinds.all()) {
            var own = kind.techniques().stream()
                    .map(Technique::id)
                    .filter(id -> firstKind(id).equals(kind))
                    .toList();
            assertThat(TechniqueCatalogue.all())
                    .filteredOn(entry -> entry.kinds().getFirst().equals(kind))
                    .extracting(CatalogueEntry::id)
                    .containsExactlyElementsOf(own);
        }
    }

    @Test
    void putsWhatALaterKindAddsBehindWhatItFollowsThere() {
        assertThat(TechniqueCatalogue.all())
                .extracting(CatalogueEntry::id)
                .containsSubsequence("parity", "innie", "outie", "cut-set", "x-wing");
        assertThat(TechniqueCatalogue.all())
                .extracting(CatalogueEntry::id)
                .containsSequence("xy-wing", "xyz-wing", "w-wing");
    }

    private static PuzzleKind firstKind(String technique) {
        return TechniqueCatalogue.of(technique).orElseThrow().kinds().getFirst();
    }

    @Test
    void saysForWhichKindsATechniqueIs() {
        assertThat(TechniqueCatalogue.of("crossing").orElseThrow().kinds())
                .extracting(PuzzleKind::id)
                .containsExactly("kakuro");
        assertThat(TechniqueCatalogue.of("x-wing").orElseThrow().kinds())
                .extracting(PuzzleKind::id)
                .containsExactly("kakuro", "kenken", "killer");
    }

    @Test
    void goesUpAndDownEntryByEntry() {
        var all = TechniqueCatalogue.all();
        assertThat(TechniqueCatalogue.before(all.getFirst())).isEmpty();
        assertThat(TechniqueCatalogue.after(all.getFirst())).contains(all.get(1));
        assertThat(TechniqueCatalogue.before(all.get(1))).contains(all.getFirst());
        assertThat(TechniqueCatalogue.after(all.getLast())).isEmpty();
    }

    @Test
    void doesNotKnowWhatIsNoTechnique() {
        assertThat(TechniqueCatalogue.of("guessing")).isEmpty();
    }
}
