package org.crosscage.play.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.github.mvysny.kaributesting.v10.MockVaadin;
import com.vaadin.flow.component.html.NativeButton;
import org.crosscage.DrawnCard;
import org.crosscage.PageText;
import org.junit.jupiter.api.Test;

/// The grade in the head of a game, and the card behind it.
final class DifficultyTest extends PlayScreenTest {

    /// One that no other test has rated; its solution is 3 1 2 / 1 2 3 / 2 3 1.
    private static final String UNRATED = """
            puzzle unrated
            size 3
            cage 3= r1c1
            cage 3+ r1c2 r1c3
            cage 3+ r2c1 r2c2
            cage 4+ r2c3 r3c3
            cage 2= r3c1
            cage 3= r3c2
            end
            """;

    /// One more, with the solution of [#PROPER].
    private static final String LATE = """
            puzzle late
            size 3
            cage 1= r1c1
            cage 5+ r1c2 r1c3
            cage 5+ r2c1 r2c2
            cage 4+ r3c1 r3c2
            cage 3+ r2c3 r3c3
            end
            """;

    @Test
    void theHeadSaysTheGradeAndNothingElse() {
        begin(PROPER);
        assertThat(chip()).isEqualTo("Gentle");
        assertThat(words()).doesNotContain("Bottlenecks");
    }

    @Test
    void theCardSaysWhatTheGradeStandsOn() {
        begin(PROPER);
        ask();
        assertThat(words()).contains("Difficulty", "Hardest idea: first steps", "Score", "Bottlenecks", "Techniques");
    }

    @Test
    void eachTechniqueLeadsToThePageThatTeachesIt() {
        begin(PROPER);
        ask();
        assertThat(PageText.page().select("a").eachAttr("href"))
                .contains("learn/single-square?kind=kenken", "learn/full-line?kind=kenken");
    }

    @Test
    void theGradeIsFoundOutWhateverElseIsAskedForMeanwhile() {
        POOL.reset(true);
        COSTLY.reset(true);
        begin(UNRATED);
        press("hint");
        press("check");
        press("escape");

        COSTLY.work();

        assertThat(POOL.waiting()).isPositive();
        assertThat(chip()).isEqualTo("Gentle");
    }

    @Test
    void pressedAgainWhileItIsLookedForTheCardDoesNotCome() {
        COSTLY.reset(true);
        begin(PROPER);
        ask();
        var screen = _get(GameScreen.class);
        assertThat(screen.hasClassName("for-difficulty")).isTrue();
        ask();
        assertThat(screen.hasClassName("for-difficulty")).isFalse();

        COSTLY.work();

        assertThat(words()).doesNotContain("Bottlenecks");
    }

    @Test
    void aPuzzleWithSeveralSolutionsHasNoGrade() {
        begin(AMBIGUOUS);
        assertThat(chip()).isEqualTo("–");
        ask();
        assertThat(words()).contains("No grade", "exactly one solution");
    }

    @Test
    void aFinishedGameSaysItsGradeAndAllOfWhy() {
        begin(PROPER);
        assertThat(words()).doesNotContain("Bottlenecks");
        finish();
        assertThat(words()).contains("Gentle", "Hardest idea: first steps", "Bottlenecks", "Techniques, easiest");
    }

    @Test
    void aGradeThatIsFoundAfterTheEndIsToldThen() {
        COSTLY.reset(true);
        begin(LATE);
        finish();
        assertThat(words()).contains("Well done.").doesNotContain("Your first Gentle");
        var onItsWay = DrawnCard.closing("finish");

        COSTLY.work();

        assertThat(words()).contains("Your first Gentle", "Bottlenecks");
        onItsWay.run();
        assertThat(words()).contains("Show the result").doesNotContain("Bottlenecks");
    }

    @Test
    void whatIsFoundWhenTheCardIsClosedIsToldWhenItIsOpenedAgain() {
        COSTLY.reset(true);
        begin(PROPER);
        finish();
        DrawnCard.close("finish");

        COSTLY.work();

        assertThat(words()).doesNotContain("Well done.");
        click("finish-show");
        assertThat(words()).contains("Well done.", "Gentle").containsOnlyOnce("Bottlenecks");
    }

    private void finish() {
        for (int cell = 0; cell < SOLUTION.length; cell++) {
            type(cell, SOLUTION[cell]);
        }
    }

    private static String chip() {
        return PageText.of(_get(NativeButton.class, spec -> spec.withId("grade")));
    }

    private static void ask() {
        _click(_get(NativeButton.class, spec -> spec.withId("grade")));
        MockVaadin.clientRoundtrip(false);
    }
}
