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
                "0 | 0 | 3 | No days in a row now; your longest: 3",
                "1 | 0 | 1 | 1 day in a row",
                "3 | 1 | 3 | 3 days in a row (1 with help)",
                "2 | 2 | 5 | 2 days in a row (2 with help); your longest: 5"
            })
    void daysInARowAreHonestAboutHelp(int days, int aided, int longest, String said) {
        assertThat(words.streak(new Streak(days, aided, longest))).isEqualTo(said);
    }

    @Test
    void aDaySaysHowMuchWasDoneAndHow() {
        assertThat(words.day(new DayResult(6, 0, 0, 0, false, false))).isEqualTo("none done");
        assertThat(words.day(new DayResult(6, 1, 2, 1, true, false))).isEqualTo("2 of 6 done");
        assertThat(words.day(new DayResult(6, 0, 6, 6, true, true))).isEqualTo("6 of 6 done, each with help");
    }
}
