package org.crosscage.play.ui;

import static org.assertj.core.api.Assertions.assertThat;

import org.crosscage.core.game.Change;
import org.crosscage.core.game.Move;
import org.crosscage.core.model.Digits;
import org.crosscage.player.Preferences;
import org.crosscage.player.store.PreferenceService;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/// Checks on the play screen: how many digits are wrong, where, and the way back.
final class CheckOnScreenTest extends PlayScreenTest {

    @Autowired
    private PreferenceService preferences;

    @Test
    void aCheckSaysHowManyThenWhereThenGoesBack() {
        var saved = begin(PROPER);
        type(1, 2);
        type(0, 3);
        type(4, 1);
        click("ask-check");
        assertThat(words()).contains("2 digits cannot be right");
        assertThat(told("wrong")).isNullOrEmpty();
        assertThat(words()).contains("Show where", "costs 2");
        assertThat(cost(saved)).isZero();
        click("check-where");
        assertThat(told("wrong").toString()).isEqualTo("[0,4]");
        assertThat(words()).contains("costs 4");
        assertThat(cost(saved)).isEqualTo(2);
        click("check-rewind");
        assertThat(cost(saved)).isEqualTo(6);
        assertThat(stored(saved).position().filledCount()).isEqualTo(1);
        assertThat(told("wrong")).isEmpty();
    }

    @Test
    void aCheckIsHelpThoughItCostsNothing() {
        var saved = begin(PROPER);
        click("ask-check");
        assertThat(totals(saved).hints()).isZero();
        type(0, 3);
        click("ask-check");
        press("escape");
        click("ask-check");
        assertThat(totals(saved).hints()).isEqualTo(1);
        assertThat(cost(saved)).isZero();
    }

    @Test
    void aBoardThatMarksEveryWrongDigitHelpsOnce() {
        preferences.change(player.id(), old -> old.with(Preferences.CHECK, Preferences.Check.SOLUTION));
        var saved = begin(PROPER);
        assertThat(totals(saved).hints()).isZero();
        type(0, 3);
        type(1, 2);
        assertThat(totals(saved).hints()).isEqualTo(1);
        assertThat(cost(saved)).isZero();
    }

    @Test
    void aCheckSaysThatMarksLeaveOutWhatIsNeededAsAHintDoes() {
        var saved = begin(PROPER);
        playElsewhere(saved, Move.of(new Change.Candidates(1, Digits.of(1))));
        click("ask-check");
        assertThat(words())
                .contains("Some marks are missing a digit you need", "You have not written any digits yet.")
                .doesNotContain("Nothing is wrong so far");
        type(8, 2);
        click("ask-check");
        assertThat(words()).contains("Some marks are missing", "The digit you have written is fine.");
    }
}
