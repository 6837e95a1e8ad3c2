package org.crosscage.daily;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.crosscage.texts.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class DailyWordsTest {

    private final DailyWords words = new DailyWords(Texts.in(Locale.ENGLISH));

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0 | 0 | 3 | No streak at the moment. Your longest: 3 days.",
                "1 | 0 | 1 | Streak: 1 day.",
                "3 | 1 | 3 | Streak: 3 days. 1 of them with help.",
                "2 | 2 | 5 | Streak: 2 days. 2 of them with help. Your longest: 5 days."
            })
    void daysInARowAreHonestAboutHelp(int days, int aided, int longest, String said) {
        assertThat(words.streak(new Streak(days, aided, longest))).isEqualTo(said);
    }

    @Test
    void aDaySaysHowMuchWasDoneAndHow() {
        assertThat(words.day(new DayResult(6, 0, 0, 0, false, false))).isEqualTo("none done");
        assertThat(words.day(new DayResult(6, 1, 2, 1, true, false))).isEqualTo("2 of 6 done");
        assertThat(words.day(new DayResult(6, 0, 6, 6, true, true))).isEqualTo("6 of 6 done, all with help");
    }
}
