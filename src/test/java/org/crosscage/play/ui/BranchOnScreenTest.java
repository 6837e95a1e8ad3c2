package org.crosscage.play.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._assertNone;
import static com.github.mvysny.kaributesting.v10.LocatorJ._assertOne;
import static org.assertj.core.api.Assertions.assertThat;

import org.crosscage.board.ui.BranchBar;
import org.junit.jupiter.api.Test;

/// Branches on the play screen: what the log keeps of them, and why they die.
final class BranchOnScreenTest extends PlayScreenTest {

    /// Of [#PROPER], in r1c1, where no rule is broken by it yet.
    private static final int WRONG = 2;

    @Test
    void aBranchIsInTheLogAndComesBackWithThePage() {
        var saved = begin(PROPER);
        branch("branch", 1);
        type(0, WRONG);

        open("");
        open("play/" + saved.id());

        var turns = toldAsText("gameJson").path("turns");
        assertThat(turns.get(0).path("kind").asString()).isEqualTo("branch");
        assertThat(turns.get(0).path("level").asInt()).isEqualTo(1);
        assertThat(stored(saved).branches()).hasSize(1);
        _assertOne(BranchBar.class);
    }

    @Test
    void whatIsNoLevelIsRefused() {
        var saved = begin(PROPER);
        branch("branch", 0);
        type(0, 1);
        assertThat(stored(saved).branches()).isEmpty();
        assertThat(stored(saved).position().digit(0)).isEqualTo(1);
    }

    @Test
    void aMistakeIsSaidToBeInTheBranch() {
        begin(PROPER);
        branch("branch", 1);
        type(0, WRONG);
        press("hint");
        assertThat(words()).contains("In branch A there is a digit that cannot be right");
        click("ask-check");
        assertThat(words()).contains("1 was written in a branch.");
    }

    @Test
    void aRestartEndsTheBranchTooAndOneUndoBringsItBack() {
        var saved = begin(PROPER);
        type(8, SOLUTION[8]);
        branch("branch", 1);
        type(0, WRONG);
        click("menu-restart");
        assertThat(stored(saved).position().filledCount()).isZero();
        assertThat(stored(saved).branches()).isEmpty();
        enter("undo");
        assertThat(stored(saved).position().filledCount()).isEqualTo(2);
        assertThat(stored(saved).branches()).hasSize(1);
    }

    @Test
    void aBoardKnowsThatItCanBranchWhichOneOfALessonCannot() {
        begin(PROPER);
        assertThat(told("preferences").path("branches").asBoolean()).isTrue();
        open("how-to-play/kenken");
        _assertNone(BranchBar.class);
    }

    private void branch(String kind, int level) {
        enter(kind, "\"level\":" + level);
    }
}
