package org.crosscage.play.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._assertNone;
import static com.github.mvysny.kaributesting.v10.LocatorJ._assertOne;
import static org.assertj.core.api.Assertions.assertThat;

import org.crosscage.board.ui.BranchBar;
import org.crosscage.core.model.Digits;
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
    void droppingABranchBringsBackWhatWasThereBeforeAndUndoTheBranch() {
        var saved = begin(PROPER);
        type(8, SOLUTION[8]);
        branch("branch", 1);
        type(0, WRONG);
        type(3, 1);
        branch("drop", 1);
        assertThat(stored(saved).position().filledCount()).isEqualTo(1);
        assertThat(stored(saved).branches()).isEmpty();
        enter("undo");
        assertThat(stored(saved).position().filledCount()).isEqualTo(3);
        assertThat(stored(saved).branches()).hasSize(1);
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
    void whatWasPaidIsNotPaidAgainWhenThePageIsOpenedAnew() {
        var saved = begin(PROPER);
        branch("branch", 1);
        type(0, WRONG);
        press("why-branch");
        click("branch-chain");
        open("play/" + saved.id());
        press("why-branch");
        assertThat(words()).contains("Why branch A fails");
        assertThat(cost(saved)).isEqualTo(2);
    }

    @Test
    void theBranchIsDroppedAndWhatItBeganWithCrossedOutInOneMove() {
        var saved = begin(PROPER);
        branch("branch", 1);
        type(0, WRONG);
        press("why-branch");
        click("branch-chain");
        click("branch-conclude");
        assertThat(stored(saved).branches()).isEmpty();
        assertThat(stored(saved).position().square(0).candidates()).isEqualTo(Digits.of(1, 3));
        assertThat(words()).contains("the digit it started with is crossed out").doesNotContain("Why branch A fails");
        enter("undo");
        assertThat(stored(saved).position().digit(0)).isEqualTo(WRONG);
    }

    @Test
    void theAnswerGoesWithTheNextMove() {
        begin(PROPER);
        branch("branch", 1);
        type(0, 1);
        press("why-branch");
        assertThat(isOnPage("branch-chain")).isTrue();
        type(8, 2);
        assertThat(isOnPage("branch-chain")).isFalse();
        assertThat(told("highlights").isNull()).isTrue();
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
    void aFullRightGridFinishesTheGameInABranchToo() {
        begin(PROPER);
        branch("branch", 1);
        solve();
        assertThat(words()).contains("Well done.");
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
