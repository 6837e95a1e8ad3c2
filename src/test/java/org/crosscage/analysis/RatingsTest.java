package org.crosscage.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicLong;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.generate.Percentiles;
import org.crosscage.core.generate.Rating;
import org.crosscage.core.logic.technique.LastCell;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.SolutionCount;
import org.crosscage.solver.exact.ExactSolver;
import org.junit.jupiter.api.Test;

class RatingsTest {

    private static final Puzzle GENTLE = ExamplePuzzles.oneSolution();

    private final Ratings ratings = ratings(8, "");

    @Test
    void aProperPuzzleHasTheGradeOfItsHardestStep() {
        assertThat(rated(ratings.of(GENTLE, () -> false)).rating().grade()).isEqualTo(Grade.GENTLE);
    }

    @Test
    void aPuzzleWithSeveralSolutionsHasNoGrade() {
        assertThat(ratings.of(ExamplePuzzles.twoSolutions(), () -> false)).isEqualTo(new Difficulty.Ungraded());
    }

    @Test
    void aPuzzleWithoutSolutionHasNoGrade() {
        assertThat(ratings.of(ExamplePuzzles.noSolution(), () -> false)).isEqualTo(new Difficulty.Ungraded());
    }

    @Test
    void aPuzzleOfWhichNothingIsKnownHasNoGradeYet() {
        assertThat(ratings.of(GENTLE, new SolutionCount.Unknown(), () -> false)).isEqualTo(new Difficulty.Ungraded());
        assertThat(ratings.known(GENTLE)).isEmpty();
    }

    @Test
    void whatWasRatedOnceIsKnown() {
        assertThat(ratings.known(GENTLE)).isEmpty();
        var difficulty = ratings.of(GENTLE, () -> false);
        assertThat(ratings.known(GENTLE)).contains(difficulty);
    }

    @Test
    void aShippedPuzzleIsNotRatedAgain() {
        var solver = new ExactSolver();
        var shipped = new Ratings(
                new SolutionFinder(solver),
                Percentiles.parse(""),
                8,
                _ -> Optional.empty(),
                _ -> Optional.of(new Difficulty.Ungraded()),
                SearchLimit.ENDLESS);
        assertThat(shipped.known(GENTLE)).isEmpty();
        assertThat(shipped.of(GENTLE, () -> false)).isEqualTo(new Difficulty.Ungraded());
    }

    @Test
    void whoStopsGetsNoGradeAndNothingIsRemembered() {
        assertThat(ratings.of(GENTLE, () -> true)).isEqualTo(new Difficulty.Ungraded());
        assertThat(ratings.known(GENTLE)).isEmpty();
    }

    @Test
    void aGradeThatTakesTooLongIsRememberedAsSuch() {
        var seconds = new AtomicLong();
        var hurried = new SearchLimit(() -> Instant.ofEpochSecond(seconds.getAndAdd(6)), Duration.ofSeconds(10));
        var solver = new ExactSolver();
        var finder = new SolutionFinder(solver);
        var late = new Ratings(finder, Percentiles.parse(""), 8, _ -> Optional.empty(), _ -> Optional.empty(), hurried);

        assertThat(late.of(GENTLE, () -> false)).isEqualTo(new Difficulty.TooLong());
        assertThat(late.known(GENTLE)).contains(new Difficulty.TooLong());
        assertThat(late.with(List.of(new LastCell()), GENTLE, () -> false)).isEmpty();
        assertThat(late.of(ExamplePuzzles.twoSolutions(), () -> false)).isEqualTo(new Difficulty.Ungraded());
    }

    @Test
    void whatWasAskedForLongestAgoIsForgottenFirst() {
        var one = ratings(1, "");
        one.of(GENTLE, () -> false);
        one.of(ExamplePuzzles.twoSolutions(), () -> false);
        assertThat(one.known(GENTLE)).isEmpty();
        assertThat(one.known(ExamplePuzzles.twoSolutions())).isPresent();
    }

    @Test
    void thePercentileIsAmongPuzzlesOfTheSameKindAndSize() {
        var score = rated(ratings.of(GENTLE, () -> false)).rating().score();
        var lower = " " + (score - 1);
        var text = "kakuro 3x3 1000" + lower.repeat(40) + (" " + score).repeat(60);
        assertThat(rated(ratings(8, text).of(GENTLE, () -> false)).percentile()).hasValue(40);
    }

    @Test
    void withoutAReferenceThereIsNoPercentile() {
        assertThat(rated(ratings.of(GENTLE, () -> false)).percentile()).isEqualTo(OptionalInt.empty());
    }

    @Test
    void aListOfOnesOwnGivesARatingOfItsOwnAndLeavesThePuzzlesGrade() {
        var own = ratings.with(List.of(new LastCell()), GENTLE, () -> false);
        assertThat(own.map(Rating::grade)).contains(Grade.BEYOND);
        assertThat(rated(ratings.of(GENTLE, () -> false)).rating().grade()).isEqualTo(Grade.GENTLE);
    }

    private static Ratings ratings(int capacity, String reference) {
        var solver = new ExactSolver();
        return new Ratings(new SolutionFinder(solver), Percentiles.parse(reference), capacity);
    }

    private static Difficulty.Rated rated(Difficulty difficulty) {
        return (Difficulty.Rated) difficulty;
    }
}
