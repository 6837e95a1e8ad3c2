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
import org.crosscage.library.Listing;
import org.crosscage.library.Pack;
import org.junit.jupiter.api.Test;

class ShelfTest {

    private static final Listing HARD = new Listing(
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
        assertThat(has(Shelf.ALL, PlayProgress.SOLVED)).isTrue();
    }

    @Test
    void aKindHasAllItsSizesAndASizeOnlyItself() {
        assertThat(has(Shelf.ALL.withSize("kakuro"))).isTrue();
        assertThat(has(Shelf.ALL.withSize("kakuro-3x3"))).isTrue();
        assertThat(has(Shelf.ALL.withSize("kakuro-6x6"))).isFalse();
        assertThat(has(Shelf.ALL.withSize("kenken"))).isFalse();
    }

    @Test
    void aGradeHasThePuzzlesOfIt() {
        assertThat(has(Shelf.ALL.withGrade("hard"))).isTrue();
        assertThat(has(Shelf.ALL.withGrade("easy"))).isFalse();
    }

    @Test
    void aTechniqueHasThePuzzlesThatNeedIt() {
        assertThat(has(Shelf.ALL.withTechnique("cut-set"))).isTrue();
        assertThat(has(Shelf.ALL.withTechnique("innie"))).isFalse();
    }

    @Test
    void notBegunAndBegunAreBothNotSolved() {
        assertThat(PlayProgress.values())
                .extracting(far -> Shelf.PROGRESS.stream()
                        .filter(chosen -> has(Shelf.ALL.withProgress(chosen), far))
                        .toList())
                .containsExactly(List.of("new", "unsolved"), List.of("begun", "unsolved"), List.of("solved"));
    }

    @Test
    void anAddressSaysWhatIsChosenAndNothingElse() {
        var shelf = Shelf.ALL.withSize("kenken-9x9").withGrade("hard");
        assertThat(shelf.address().getQueryString()).isEqualTo("size=kenken-9x9&grade=hard");
        assertThat(Shelf.of(shelf.address())).isEqualTo(shelf);
        assertThat(Shelf.of(QueryParameters.empty())).isEqualTo(Shelf.ALL);
    }

    @Test
    void whatThereIsNoneOfIsAsIfItWasNotSaid() {
        assertThat(Shelf.of(QueryParameters.fromString("grade=blue&technique=magic&progress=x&size=sudoku")))
                .isEqualTo(Shelf.ALL);
        assertThat(Shelf.of(QueryParameters.fromString("technique=naked-pair&size=kenken")))
                .isEqualTo(Shelf.ALL.withTechnique("naked-pair").withSize("kenken"));
    }

    private static boolean has(Shelf shelf) {
        return has(shelf, PlayProgress.NEW);
    }

    private static boolean has(Shelf shelf, PlayProgress far) {
        return shelf.has(new Shelved(PACK, 1, HARD, far));
    }
}
