package org.crosscage.play.ui;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// Escape closes one thing at a time; the selection is the browser's, which drops it when nothing is open.
final class EscapeTest extends PlayScreenTest {

    private static final String NOTE = "This puzzle has several solutions.";

    @Test
    void cardsAreClosedFirstAndNotesAfterThem() {
        begin(AMBIGUOUS);
        press("check");
        assertThat(words()).contains(NOTE).contains("Check");
        press("escape");
        assertThat(words()).contains(NOTE);
        press("escape");
        assertThat(words()).doesNotContain(NOTE);
    }

    @Test
    void theCardOfAFinishedGameIsClosedToo() {
        begin(PROPER);
        solve();
        press("escape");
        assertThat(words()).doesNotContain("Well done.").contains("Show the result", "Next: ");
        click("finish-show");
        assertThat(words()).contains("Well done.").doesNotContain("Show the result");
    }

    @Test
    void theOfferOfALessonStays() {
        begin(PROPER);
        press("escape");
        assertThat(words()).contains("New to KenKen?");
    }
}
