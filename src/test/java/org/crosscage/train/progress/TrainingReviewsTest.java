package org.crosscage.train.progress;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// What comes back, from the answers that were given.
final class TrainingReviewsTest {

    private static final LocalDate MONDAY = LocalDate.of(2026, 11, 23);
    private static final Instant NOON = MONDAY.atTime(12, 0).toInstant(ZoneOffset.UTC);

    private static AnsweredPosition found(String position, int day) {
        return answer(position, NOON.plus(Duration.ofDays(day)), false);
    }

    private static AnsweredPosition missed(String position, int day) {
        return answer(position, NOON.plus(Duration.ofDays(day)), true);
    }

    private static AnsweredPosition answer(String position, Instant when, boolean isMissed) {
        var result = new AnswerResult(0, 0, isMissed, Duration.ofSeconds(10));
        return new AnsweredPosition(
                "run", 1, position, "kenken", "naked-pair", "", when, result, isMissed ? 0 : 1, Optional.empty());
    }

    private static LocalDate day(int number) {
        return MONDAY.plusDays(number);
    }

    @Test
    void whoMissedNothingHasNothingToComeBack() {
        assertThat(TrainingReviews.of(List.of()).missed()).isEmpty();
        assertThat(TrainingReviews.of(List.of(found("a", 0), found("b", 0))).missed())
                .isEmpty();
    }

    @Test
    void whatWasMissedIsDueFromTheNextDayOn() {
        var reviews = TrainingReviews.of(List.of(missed("a", 0)));
        assertThat(reviews.missed()).containsExactly("a");
        assertThat(reviews.due(day(0))).isEmpty();
        assertThat(reviews.due(day(1))).containsExactly("a");
        assertThat(reviews.due(day(100))).containsExactly("a");
    }

    @Test
    void aDayIsOneOfUtcWhateverTheHour() {
        var lastMoment = MONDAY.atTime(LocalTime.MAX).toInstant(ZoneOffset.UTC);
        var reviews =
                TrainingReviews.of(List.of(answer("a", lastMoment, true), answer("b", lastMoment.plusNanos(1), true)));
        assertThat(reviews.due(day(1))).containsExactly("a");
        assertThat(reviews.due(day(2))).containsExactly("a", "b");
    }

    @Test
    void theOneThatHasWaitedLongestComesFirst() {
        var reviews = TrainingReviews.of(
                List.of(missed("a", 0), missed("b", 1), missed("c", 2), missed("a", 3), found("b", 4)));
        assertThat(reviews.missed()).containsExactly("c", "a", "b");
        assertThat(reviews.due(day(4))).containsExactly("c", "a");
    }
}
