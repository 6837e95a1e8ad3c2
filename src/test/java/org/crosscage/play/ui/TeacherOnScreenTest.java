package org.crosscage.play.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.crosscage.PageText;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.Move;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.player.Preferences;
import org.crosscage.player.store.PreferenceService;
import org.crosscage.texts.Texts;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/// Hints and checks on the play screen, stage by stage.
final class TeacherOnScreenTest extends PlayScreenTest {

    @Autowired
    private PreferenceService preferences;

    @Test
    void aHintIsPaidStageByStageAndDoneInOneMove() {
        var saved = begin(PROPER);
        click("ask-hint");
        assertThat(words()).contains("stage 1 of 4: where to look", "Which idea?", "costs 1");
        assertThat(told("highlights").path("cells").toString()).contains("look");
        click("hint-next");
        assertThat(words()).contains("Why?", "costs 2");
        assertThat(totals(saved).hints()).isEqualTo(1);
        assertThat(hintCosts.ofPlayer(saved.player())).singleElement().satisfies(cost -> {
            assertThat(words()).contains(Texts.in(Locale.ENGLISH).say("hints.technique-name." + cost.technique()));
            assertThat(cost.hints()).isEqualTo(1);
            assertThat(cost.cost()).isEqualTo(2);
        });
        press("hint");
        assertThat(words()).contains("stage 3 of 4: why", "clue concerned", "Do it", "costs 4");
        assertThat(told("highlights").toString()).contains("found");
        click("hint-next");
        assertThat(words()).containsPattern("r\\dc\\d is \\d\\. One undo takes it back\\.");
        assertThat(told("highlights").isNull()).isTrue();
        assertThat(cost(saved)).isEqualTo(8);
        assertThat(stored(saved).position().filledCount()).isEqualTo(1);
        enter("undo");
        assertThat(stored(saved).position().filledCount()).isZero();
    }

    @Test
    void takingMarksOutIsPaidAndOneUndoBringsThemBack() {
        var saved = begin(PROPER);
        press("fit");
        assertThat(words()).contains("Fill in marks", "Take them out", "costs 8");
        assertThat(cost(saved)).isZero();

        click("fit-do");

        assertThat(words()).doesNotContain("Take them out");
        assertThat(totals(saved).hints()).isEqualTo(1);
        assertThat(cost(saved)).isEqualTo(8);
        assertThat(stored(saved).position().square(4).candidates()).isNotEqualTo(Digits.NONE);
        enter("undo");
        assertThat(stored(saved).position().square(4).candidates()).isEqualTo(Digits.NONE);
        assertThat(cost(saved)).isEqualTo(8);
    }

    @Test
    void everyButtonThatAsksNamesItsQuestionForABrowserThatIsCutOff() {
        begin(PROPER);
        click("ask-hint");
        assertThat(questions()).containsExactly("hint", "hint", "check", "all-steps", "all-steps");
        for (int stage = 1; stage < 4; stage++) {
            click("hint-next");
        }
        assertThat(PageText.page().select("button:contains(Next hint)").eachAttr("data-ask"))
                .containsExactly("hint");
    }

    private static List<String> questions() {
        return Stream.of("ask-hint", "hint-next", "ask-check", "menu-steps", "hint-all-steps")
                .map(id -> PageText.page().getElementById(id).attr("data-ask"))
                .toList();
    }

    @Test
    void aPageOpenedAnewGoesOnWhereTheHintWasPaidFor() {
        var saved = begin(PROPER);
        select(4);
        press("hint");
        press("hint");
        var before = told("highlights");

        open("play/" + saved.id());
        press("hint");

        assertThat(words()).contains("stage 2 of 4").contains("costs 2");
        assertThat(told("highlights")).isEqualTo(before);
        assertThat(cost(saved)).isEqualTo(2);
    }

    @Test
    void aHintThatIsTheFirstMoveSaysThatItIsDoneThoughTheOfferOfALessonGoes() {
        begin(PROPER);
        assertThat(words()).contains("New to KenKen?");
        for (int stage = 0; stage < 4; stage++) {
            press("hint");
        }
        assertThat(words()).doesNotContain("New to KenKen?").contains("One undo takes it back.", "Next hint");
    }

    @Test
    void hintsAloneFinishAGame() {
        begin(PROPER);
        hintsToTheEnd();
        assertThat(words())
                .contains("The grid is full and correct.", "Hints wrote every digit", "9 times, cost")
                .doesNotContain("Well done.");
    }

    @Test
    void aHintThatFinishesAGameIsPaid() {
        var saved = begin(PROPER);
        for (int cell = 0; cell < SOLUTION.length - 1; cell++) {
            type(cell, SOLUTION[cell]);
        }
        for (int stage = 0; stage < 4; stage++) {
            press("hint");
        }
        assertThat(words()).contains("Well done.", "once, cost 8");
        assertThat(cost(saved)).isEqualTo(8);
        assertThat(hintCosts.ofPlayer(saved.player()))
                .singleElement()
                .satisfies(cost -> assertThat(cost.cost()).isEqualTo(8));
    }

    @Test
    void whoWritesADigitBesideHintsIsPraised() {
        begin(PROPER);
        type(0, SOLUTION[0]);
        hintsToTheEnd();
        assertThat(words()).contains("Well done.").doesNotContain("Hints wrote every digit");
    }

    private static void hintsToTheEnd() {
        for (int presses = 0; presses < 4 * SOLUTION.length && !words().contains("Next: "); presses++) {
            press("hint");
        }
    }

    @Test
    void thatAPuzzleHasNoSolutionIsNoHintThatCouldBeWrong() {
        begin(IMPOSSIBLE);
        press("hint");
        assertThat(words()).contains("This puzzle has no solution").doesNotContain("This hint looks wrong");
    }

    @Test
    void aHintUsesTheTechniquesAsTheyAreNowWhereverTheyWereChanged() {
        begin(PROPER);
        preferences.change(player.id(), old -> old.with(Preferences.TECHNIQUES, noTechniques()));

        press("hint");

        assertThat(words()).contains("None of your techniques works here");
    }

    @Test
    void aHintThatWasFoundForAnotherWayOfTeachingIsFoundAnewAndNotPaidAgain() {
        var saved = begin(PROPER);
        press("hint");
        preferences.change(
                player.id(), old -> old.with(Preferences.MARKS_IN_HINTS, !old.get(Preferences.MARKS_IN_HINTS)));

        press("hint");

        assertThat(words()).contains("stage 1 of 4");
        assertThat(cost(saved)).isEqualTo(1);
    }

    @Test
    void aMistakeIsTheHintAndIsTakenBackInTheEnd() {
        var saved = begin(PROPER);
        type(1, 2);
        type(0, 3);
        type(4, 3);
        type(8, 2);
        press("hint");
        assertThat(words()).contains("There is a digit that cannot be right").doesNotContain("r1c1");
        press("hint");
        assertThat(words()).contains("Look at");
        press("hint");
        assertThat(words()).contains("r1c1").contains("is 3");
        press("hint");
        assertThat(stored(saved).position().digit(0)).isEqualTo(Constraint.EMPTY);
        assertThat(stored(saved).position().filledCount()).isEqualTo(1);
        assertThat(words()).contains("stage 4 of 4"); // however many entries it took
        assertThat(hintCosts.ofPlayer(saved.player())).isEmpty();
    }

    @Test
    void marksThatCannotBeAreShownToBeSoAndWhatWasCrossedOutIsBroughtBack() {
        var saved = begin(PROPER);
        playElsewhere(saved, Move.of(new Change.Candidates(1, Digits.of(1))));
        select(1);
        for (int stage = 0; stage < 3; stage++) {
            press("hint");
        }
        assertThat(words()).contains("Your mark in r1c2 is 1.", "So r1c2 is not 1.", "Add the missing marks");
        press("hint");
        assertThat(stored(saved).position().square(1).candidates()).isEqualTo(Digits.range(1, 3));
    }
}
