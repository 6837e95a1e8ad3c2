package org.crosscage.library.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.router.QueryParameters;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.generate.Rating;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.model.Puzzle;
import org.crosscage.library.Difficulty;
import org.crosscage.library.ExamplePuzzles;
import org.junit.jupiter.api.Test;

class ShelfTest {

    private static final Puzzle KAKURO = ExamplePuzzles.oneSolution();
    private static final Optional<Difficulty> HARD = Optional.of(new Difficulty.Rated(
            new Rating(Grade.HARD, Optional.of(Tier.HARD), 300, 2, new LinkedHashMap<>(Map.of("cut-set", 1))),
            OptionalInt.empty()));

    @Test
    void withNothingChosenEverythingIsSeen() {
        assertThat(Shelf.ALL.has(KAKURO, Optional.empty(), Optional.empty(), Progress.SOLVED))
                .isTrue();
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
    void whatIsNotGradedYetIsOfNoGrade() {
        assertThat(Shelf.ALL.withGrade("hard").has(KAKURO, Optional.empty(), Optional.empty(), Progress.NEW))
                .isFalse();
    }

    @Test
    void aTechniqueHasThePuzzlesThatNeedIt() {
        assertThat(has(Shelf.ALL.withTechnique("cut-set"))).isTrue();
        assertThat(has(Shelf.ALL.withTechnique("innie"))).isFalse();
    }

    @Test
    void notSolvedIsNewOrBegun() {
        var unsolved = Shelf.ALL.withProgress("unsolved");
        assertThat(unsolved.has(KAKURO, HARD.flatMap(Difficulty::grade), HARD, Progress.NEW))
                .isTrue();
        assertThat(unsolved.has(KAKURO, HARD.flatMap(Difficulty::grade), HARD, Progress.BEGUN))
                .isTrue();
        assertThat(unsolved.has(KAKURO, HARD.flatMap(Difficulty::grade), HARD, Progress.SOLVED))
                .isFalse();
    }

    @Test
    void solvedIsSolvedOnly() {
        var solved = Shelf.ALL.withProgress("solved");
        assertThat(solved.has(KAKURO, HARD.flatMap(Difficulty::grade), HARD, Progress.SOLVED))
                .isTrue();
        assertThat(solved.has(KAKURO, HARD.flatMap(Difficulty::grade), HARD, Progress.BEGUN))
                .isFalse();
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
        return shelf.has(KAKURO, HARD.flatMap(Difficulty::grade), HARD, Progress.NEW);
    }
}
