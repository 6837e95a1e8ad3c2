package org.crosscage.train.progress;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class StandingTest {

    private static final Instant BEGIN = Instant.parse("2026-03-01T10:00:00Z");

    /// Letters as [GivenAnswers] has them.
    @ParameterizedTest
    @CsvSource({
        // asked, and missed: met
        "x, MET",
        "wxw, MET",
        // found once, with a hint or not
        "h, PRACTISED",
        "A, PRACTISED",
        "Axxxxx, PRACTISED",
        // three are too few
        "AAA, PRACTISED",
        "AAxA, PRACTISED",
        "hhhhh, PRACTISED",
        "AAhAh, PRACTISED",
        // four of five, the last one among them
        "AAAA, KNOWN",
        "AAAxA, KNOWN",
        "AAAhA, KNOWN",
        "xxxxxAAAA, KNOWN",
        "xA, PRACTISED",
        // only the last five count
        "AAxhxA, PRACTISED",
        "AAAxx, PRACTISED",
        // one miss, and hints, leave it known
        "AAAAx, KNOWN",
        "AAAAhhhhh, KNOWN",
        "AAAAxAAx, KNOWN",
        // two of three do not
        "AAAAxx, LAPSED",
        "AAAAxAw, LAPSED",
        "AAAAxxA, LAPSED",
        "AAAAxxAAA, LAPSED",
        "AAAAxxAAAA, KNOWN",
        // after a pause one that is found alone says so
        "AAAA~, LAPSED",
        "AAAA~h, LAPSED",
        "AAAA~x, LAPSED",
        "AAAA~A, KNOWN",
        "AAAA~A~, LAPSED",
        // nothing else lapses
        "A~, PRACTISED",
        "x~, MET"
    })
    void followsFromTheAnswers(String letters, Standing expected) {
        var answers = new GivenAnswers(BEGIN).add("kenken", "naked-pair", letters);

        assertThat(Standing.of(answers.all(), false, answers.now())).isEqualTo(expected);
    }

    @Test
    void whatIsMetInGamesIsMetWithoutAnAnswer() {
        assertThat(Standing.of(List.of(), false, BEGIN)).isEqualTo(Standing.NOT_MET);
        assertThat(Standing.of(List.of(), true, BEGIN)).isEqualTo(Standing.MET);
    }

    @Test
    void onePositionFoundAgainAndAgainIsNotYetATechnique() {
        var answers = new GivenAnswers(BEGIN).add("kenken", "naked-pair", "A").again("AAAA");
        assertThat(Standing.of(answers.all(), false, answers.now())).isEqualTo(Standing.PRACTISED);

        answers.add("kenken", "naked-pair", "A");
        assertThat(Standing.of(answers.all(), false, answers.now())).isEqualTo(Standing.KNOWN);
    }

    @Test
    void itIsKnownForAHundredAndTwentyDaysExactly() {
        var answers = new GivenAnswers(BEGIN).add("kenken", "naked-pair", "AAAA");
        var end = answers.now().plus(Standing.FORGOTTEN);

        assertThat(Standing.of(answers.all(), false, end)).isEqualTo(Standing.KNOWN);
        assertThat(Standing.of(answers.all(), false, end.plusNanos(1))).isEqualTo(Standing.LAPSED);
    }
}
