package org.crosscage.train.progress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.crosscage.core.logic.Tier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

final class AnswerResultTest {

    private static final Duration SOON = Duration.ofSeconds(20);

    @ParameterizedTest
    @CsvSource(textBlock = """
                    0, 0, false, 1
                    0, 1, false, 0.5
                    0, 2, false, 0.25
                    0, 3, false, 0
                    0, 4, false, 0
                    1, 0, false, 0
                    3, 1, false, 0
                    0, 0, true,  0
                    0, 1, true,  0
                    """)
    void helpCostsAndAWrongTryTakesAll(int wrongTries, int stages, boolean hasGivenUp, double score) {
        var result = new AnswerResult(wrongTries, stages, hasGivenUp, SOON);

        assertThat(result.score(Tier.MEDIUM)).isEqualTo(score);
        assertThat(result.isMissed()).isEqualTo(score == 0);
    }

    @ParameterizedTest
    @CsvSource({"GENTLE, 2", "EASY, 3", "MEDIUM, 4", "HARD, 6", "EXPERT, 8", "EXTREME, 10"})
    void timeCountsOnlyPastTheLimitOfTheTier(Tier tier, int minutes) {
        var limit = Duration.ofMinutes(minutes);

        assertThat(after(limit, 0).score(tier)).isEqualTo(1);
        assertThat(after(limit.plusMillis(1), 0).score(tier)).isEqualTo(0.5);
        assertThat(after(limit.plusHours(1), 1).score(tier)).isEqualTo(0.25);
    }

    @ParameterizedTest
    @EnumSource
    void whatWasFoundLateIsNotMissed(Tier tier) {
        assertThat(after(Duration.ofDays(1), 2).isMissed()).isFalse();
        assertThat(after(Duration.ofDays(1), 2).score(tier)).isPositive();
    }

    @Test
    void whatCannotBeIsNamed() {
        assertThatThrownBy(() -> new AnswerResult(-1, 0, false, SOON)).hasMessageContaining("-1 wrong tries");
        assertThatThrownBy(() -> after(SOON, 5)).hasMessage("5 stages of a hint are not in 0…4");
        assertThatThrownBy(() -> after(SOON, -1)).hasMessage("-1 stages of a hint are not in 0…4");
        assertThatThrownBy(() -> after(Duration.ofMillis(-1), 0)).hasMessageContaining("came before the question");
    }

    private static AnswerResult after(Duration time, int stages) {
        return new AnswerResult(0, stages, false, time);
    }
}
