package org.crosscage.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;

/// Two pages with the same game of [GameOnScreen#ofSmallKenKen], on which nothing is played yet.
record TwoTabs(GameOnScreen one, GameOnScreen other) {

    private static final int SIZE = GameOnScreen.SMALL;
    private static final int PROMISED_MILLIS = 1000;

    /// Each fills the board from its own end, so that they meet and pass in the middle; no key waits for the other
    /// tab.
    ///
    /// @return how many moves were made
    int typeAtTheSameTime() {
        for (int i = 0; i < SIZE * SIZE; i++) {
            int j = SIZE * SIZE - 1 - i;
            one.press(i / SIZE + 1, i % SIZE + 1, "1");
            other.press(j / SIZE + 1, j % SIZE + 1, "2");
        }
        return 2 * SIZE * SIZE;
    }

    /// What both show when all moves are stored.
    List<String> eventuallyTheSame() {
        one.awaitStored();
        other.awaitStored();
        one.page().waitForCondition(() -> one.names().equals(other.names()));
        return one.names();
    }

    /// Takes moves back in the one tab, and sees that nothing is left of them in both.
    void undo(int moves) {
        one.cell(1, 1).focus();
        for (int move = 0; move < moves; move++) {
            assertThat(one.said("nothing to undo")).hasCount(0);
            one.press("Control+z");
        }
        assertThat(one.empty()).hasCount(SIZE * SIZE);
        assertThat(other.empty()).hasCount(SIZE * SIZE);
    }

    /// What is typed in the one, and in the other, is shown by the other one within a second, from the key to the
    /// picture. The slowest of all is held to it where it is measured strictly, else the median.
    void assertThatEachShowsWhatTheOtherTypesWithinASecond() {
        var times = new ArrayList<Long>();
        for (var key : List.of("1", "2", "3", "4")) {
            times.add(millisUntilShown(one, other, key, key));
            times.add(millisUntilShown(other, one, "Backspace", "empty,"));
        }
        Collections.sort(times);
        System.out.printf("from tab to tab: slowest of %d keys %d ms%n", times.size(), times.getLast());
        Assertions.assertThat(times.get(times.size() / 2))
                .as("the median of %s ms", times)
                .isLessThanOrEqualTo(PROMISED_MILLIS);
        if (Boolean.getBoolean("crosscage.strict")) {
            Assertions.assertThat(times).allMatch(time -> time <= PROMISED_MILLIS);
        }
    }

    private static long millisUntilShown(GameOnScreen from, GameOnScreen to, String key, String shown) {
        long before = System.nanoTime();
        from.press(2, 2, key);
        assertThat(to.cell(2, 2)).hasAccessibleName(Pattern.compile("^row 2, column 2, " + shown + "(\\b|\\s).*"));
        return Duration.ofNanos(System.nanoTime() - before).toMillis();
    }
}
