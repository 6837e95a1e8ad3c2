package org.crosscage.teach.help;

import static org.assertj.core.api.Assertions.assertThat;
import static org.crosscage.core.game.Examples.digit;

import java.util.Optional;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.Move;
import org.crosscage.core.model.Cells;
import org.crosscage.player.Preferences;
import org.crosscage.teach.Boards;
import org.crosscage.teach.PaidHelp.Answer;
import org.crosscage.teach.help.GameHelp.Topic;
import org.crosscage.teach.help.HelpTurn.Effect;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// A check of the solution 1 2 3, 2 3 1, 3 1 2: its words, their order and their prices.
final class CheckHelpTest {

    private static final String WHERE = "check-where";
    private static final String REWIND = "check-rewind";

    private final Game start = Game.of(Boards.kenKen());
    private final Game right = start.play(digit(1, 2));

    private final HelpedGame page = new HelpedGame(start);

    @BeforeEach
    void marksWhatBreaksARule() {
        page.marked = Preferences.Check.RULE_BREAKS;
    }

    @Test
    void aCheckSaysHowManyThenWhereThenGoesBack() {
        check(right.play(digit(0, 3)).play(digit(4, 1)));
        assertThat(page.words()).contains("2 digits cannot be right");
        assertThat(page.prices()).containsExactly("costs 2");
        assertThat(page.help.wrong()).isEqualTo(Cells.NONE);
        page.press(WHERE);
        assertThat(page.help.wrong()).isEqualTo(Cells.of(0, 4));
        assertThat(page.prices()).first().isEqualTo("costs 4");
        assertThat(page.costs).containsExactly(2);

        page.effects.clear();
        page.press(REWIND);
        var rewind = (Effect.Rewind) page.effects.getFirst();
        assertThat(rewind.cursor()).isEqualTo(1);
        assertThat(page.help.card()).isPresent(); // it may not be taken back
        page.rewind(rewind);
        assertThat(page.costs).containsExactly(2, 4);
        assertThat(page.help.card()).isEmpty();
        assertThat(page.help.wrong()).isEqualTo(Cells.NONE);
        assertThat(page.effects).last().isInstanceOf(Effect.Say.class);
    }

    @Test
    void whatIsPaidIsFree() {
        var wrong = start.play(digit(0, 3));
        page.isPaid(wrong, Answer.WHERE, Answer.REWIND);
        check(wrong);
        assertThat(page.prices()).containsExactly("free");
        page.press(WHERE);
        page.press(REWIND);
        assertThat(page.costs).isEmpty();
        assertThat(page.effects)
                .last()
                .isInstanceOfSatisfying(
                        Effect.Rewind.class,
                        rewind -> assertThat(rewind.price()).isEqualTo(Optional.empty()));
    }

    @Test
    void aCheckIsHelpOnceSomethingIsPlayed() {
        check(start);
        assertThat(page.countedAsHelp).isZero();
        check(right);
        assertThat(page.words()).contains("Nothing is wrong so far");
        assertThat(page.countedAsHelp).isEqualTo(1);
        assertThat(page.costs).isEmpty();
    }

    @Test
    void whatTheBoardMarksByItselfIsNamedAtOnce() {
        page.marked = Preferences.Check.SOLUTION;
        check(start.play(digit(0, 3)));
        assertThat(page.words()).contains("It is the digit in r1c1");
        assertThat(page.help.wrong()).isEqualTo(Cells.of(0));
        assertThat(page.prices()).first().isEqualTo("costs 4");
        page.press(WHERE);
        assertThat(page.costs).isEmpty();
    }

    @Test
    void whichOfTwoDigitsInRedIsWrongCostsNothing() {
        check(right.play(digit(0, 2)));
        assertThat(page.words()).contains("1 digit cannot be right", "one of the digits marked in red");
        assertThat(page.prices()).containsExactly("free");
        page.press(WHERE);
        assertThat(page.words()).contains("It is the digit in r1c1", "The other digit in red is fine.");
        assertThat(page.help.wrong()).isEqualTo(Cells.of(0));
        assertThat(page.costs).isEmpty();
    }

    @Test
    void whatIsNotInRedIsSoldAndTheRestIsSeen() {
        check(right.play(digit(0, 2)).play(digit(5, 3)));
        assertThat(page.words())
                .contains("2 digits cannot be right", "1 of them is marked in red")
                .contains("Find the other one yourself");
        page.press(WHERE);
        assertThat(page.words()).contains("They are the digits in r1c1 and r2c3");
        assertThat(page.costs).containsExactly(2);
    }

    @Test
    void whereNothingIsMarkedNothingIsSaidOfRed() {
        page.marked = Preferences.Check.OFF;
        check(right.play(digit(0, 2)));
        assertThat(page.words()).contains("Find it yourself").doesNotContain("in red");
        assertThat(page.prices()).containsExactly("costs 2");
    }

    @Test
    void aColourKeepsTheCheckAndADigitClosesIt() {
        var wrong = start.play(digit(0, 3));
        check(wrong);
        page.press(WHERE);
        page.become(wrong.play(Move.of(new Change.Colour(4, 2))));
        assertThat(page.help.wrong()).isEqualTo(Cells.of(0));
        page.become(wrong.play(digit(8, 2)));
        assertThat(page.help.card()).isEmpty();
        assertThat(page.help.wrong()).isEqualTo(Cells.NONE);
    }

    @Test
    void itMakesRoomForABranchAndStaysWhateverIsTaught() {
        check(right);
        page.apply(page.help.taughtOtherwise());
        assertThat(page.help.card()).isPresent();
        page.ask(Topic.BRANCH);
        assertThat(page.help.card()).isEmpty();
    }

    @Test
    void nobodyWaitsForACheckOnceABranchIsAskedFor() {
        page.become(right);
        page.ask(Topic.CHECK);
        page.ask(Topic.BRANCH);
        assertThat(page.effects).last().isInstanceOf(Effect.Announce.class);
        assertThat(page.help.work()).isEmpty();
    }

    private void check(Game about) {
        page.become(about);
        page.ask(Topic.CHECK);
        page.work();
    }
}
