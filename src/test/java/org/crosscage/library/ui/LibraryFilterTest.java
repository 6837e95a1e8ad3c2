package org.crosscage.library.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.router.QueryParameters;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.crosscage.analysis.Difficulty;
import org.crosscage.analysis.ExamplePuzzles;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.generate.Rating;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.Size;
import org.crosscage.core.logic.Tier;
import org.crosscage.library.LibraryEntry;
import org.crosscage.library.Pack;
import org.junit.jupiter.api.Test;

class LibraryFilterTest {

    private static final LibraryEntry HARD = new LibraryEntry(
            "one",
            "kakuro",
            new Size(3, 3),
            new Difficulty.Rated(
                    new Rating(Grade.HARD, Optional.of(Tier.HARD), 300, 2, new LinkedHashMap<>(Map.of("cut-set", 1))),
                    OptionalInt.empty()));
    private static final Pack PACK = new Pack(
            "some", "kakuro", List.of(HARD), () -> List.of(PuzzleEntry.of("one", ExamplePuzzles.oneSolution())));

    @Test
    void withNothingChosenEverythingIsSeen() {
        assertThat(has(LibraryFilter.ALL, PlayProgress.SOLVED)).isTrue();
    }

    @Test
    void aKindHasAllItsSizesAndASizeOnlyItself() {
        assertThat(has(LibraryFilter.ALL.withSize("kakuro"))).isTrue();
        assertThat(has(LibraryFilter.ALL.withSize("kakuro-3x3"))).isTrue();
        assertThat(has(LibraryFilter.ALL.withSize("kakuro-6x6"))).isFalse();
        assertThat(has(LibraryFilter.ALL.withSize("kenken"))).isFalse();
    }

    @Test
    void aGradeHasThePuzzlesOfIt() {
        assertThat(has(LibraryFilter.ALL.withGrade("hard"))).isTrue();
        assertThat(has(LibraryFilter.ALL.withGrade("easy"))).isFalse();
    }

    @Test
    void aTechniqueHasThePuzzlesThatNeedIt() {
        assertThat(has(LibraryFilter.ALL.withTechnique("cut-set"))).isTrue();
        assertThat(has(LibraryFilter.ALL.withTechnique("innie"))).isFalse();
    }

    @Test
    void notBegunAndBegunAreBothNotSolved() {
        assertThat(PlayProgress.values())
                .extracting(far -> LibraryFilter.PROGRESS.stream()
                        .filter(chosen -> has(LibraryFilter.ALL.withProgress(chosen), far))
                        .toList())
                .containsExactly(List.of("new", "unsolved"), List.of("begun", "unsolved"), List.of("solved"));
    }

    @Test
    void anAddressSaysWhatIsChosenAndNothingElse() {
        var filter = LibraryFilter.ALL.withSize("kenken-9x9").withGrade("hard");
        assertThat(filter.address().getQueryString()).isEqualTo("size=kenken-9x9&grade=hard");
        assertThat(LibraryFilter.of(filter.address())).isEqualTo(filter);
        assertThat(LibraryFilter.of(QueryParameters.empty())).isEqualTo(LibraryFilter.ALL);
    }

    @Test
    void whatThereIsNoneOfIsAsIfItWasNotSaid() {
        assertThat(LibraryFilter.of(QueryParameters.fromString("grade=blue&technique=magic&progress=x&size=sudoku")))
                .isEqualTo(LibraryFilter.ALL);
        assertThat(LibraryFilter.of(QueryParameters.fromString("technique=naked-pair&size=kenken")))
                .isEqualTo(LibraryFilter.ALL.withTechnique("naked-pair").withSize("kenken"));
    }

    private static boolean has(LibraryFilter filter) {
        return has(filter, PlayProgress.NEW);
    }

    private static boolean has(LibraryFilter filter, PlayProgress far) {
        return filter.has(new PackPuzzle(PACK, 1, HARD, far));
    }
}
