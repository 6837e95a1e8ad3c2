package org.crosscage.teach.help;

import static org.assertj.core.api.Assertions.assertThat;
import static org.crosscage.core.game.Examples.digit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.board.Card;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.Move;
import org.crosscage.core.model.Cells;
import org.crosscage.player.Preferences;
import org.crosscage.solver.exact.ExactSolver;
import org.crosscage.teach.Boards;
import org.crosscage.teach.PaidAnswers;
import org.crosscage.teach.PaidAnswers.Answer;
import org.crosscage.teach.help.GameHelp.Topic;
import org.crosscage.teach.help.HelpTurn.Effect;
import org.crosscage.texts.Texts;
import org.junit.jupiter.api.Test;

/// A check of the solution 1 2 3, 2 3 1, 3 1 2: its words, their order and their prices.
final class CheckHelpTest {

    private static final String WHERE = "check-where";
    private static final String REWIND = "check-rewind";

    private final SolutionFinder finder = new SolutionFinder(new ExactSolver());
    private final Game start = Game.of(Boards.kenKen());
    private final Game right = start.play(digit(1, 2));

    private Game game = start;
    private Preferences.Check marked = Preferences.Check.RULE_BREAKS;
    private GameHelp help = new GameHelp(Texts.in(Locale.ENGLISH));
    private PaidAnswers paid = PaidAnswers.none(start.position());
    private final List<Integer> costs = new ArrayList<>();
    private final List<Effect> effects = new ArrayList<>();
    private int countedAsHelp;

    @Test
    void aCheckSaysHowManyThenWhereThenGoesBack() {
        check(right.play(digit(0, 3)).play(digit(4, 1)));
        assertThat(words()).contains("2 digits cannot be right");
        assertThat(prices()).containsExactly("costs 2");
        assertThat(help.wrong()).isEqualTo(Cells.NONE);
        press(WHERE);
        assertThat(help.wrong()).isEqualTo(Cells.of(0, 4));
        assertThat(prices()).first().isEqualTo("costs 4");
        assertThat(costs).containsExactly(2);

        effects.clear();
        press(REWIND);
        var rewind = (Effect.Rewind) effects.getFirst();
        assertThat(rewind.cursor()).isEqualTo(1);
        assertThat(rewind.price().map(HelpTurn.Payment::cost)).contains(4);
        assertThat(help.card()).isPresent(); // it may not be taken back
        apply(help.played(rewind.said()));
        assertThat(help.card()).isEmpty();
        assertThat(help.wrong()).isEqualTo(Cells.NONE);
        assertThat(effects).last().isEqualTo(new Effect.Say(rewind.said()));
    }

    @Test
    void whatIsPaidIsFree() {
        var wrong = start.play(digit(0, 3));
        paid = PaidAnswers.none(wrong.position()).with(Answer.WHERE).with(Answer.REWIND);
        check(wrong);
        assertThat(prices()).containsExactly("free");
        press(WHERE);
        press(REWIND);
        assertThat(costs).isEmpty();
        assertThat(effects)
                .last()
                .isInstanceOfSatisfying(
                        Effect.Rewind.class,
                        rewind -> assertThat(rewind.price()).isEqualTo(Optional.empty()));
    }

    @Test
    void aCheckIsHelpOnceSomethingIsPlayed() {
        check(start);
        assertThat(countedAsHelp).isZero();
        check(right);
        assertThat(words()).contains("Nothing is wrong so far");
        assertThat(countedAsHelp).isEqualTo(1);
        assertThat(costs).isEmpty();
    }

    @Test
    void whatTheBoardMarksByItselfIsNamedAtOnce() {
        marked = Preferences.Check.SOLUTION;
        check(start.play(digit(0, 3)));
        assertThat(words()).contains("It is the digit in r1c1");
        assertThat(help.wrong()).isEqualTo(Cells.of(0));
        assertThat(prices()).first().isEqualTo("costs 4");
        press(WHERE);
        assertThat(costs).isEmpty();
    }

    @Test
    void whichOfTwoDigitsInRedIsWrongCostsNothing() {
        check(right.play(digit(0, 2)));
        assertThat(words()).contains("1 digit cannot be right", "one of the digits marked in red");
        assertThat(prices()).containsExactly("free");
        press(WHERE);
        assertThat(words()).contains("It is the digit in r1c1", "The other digit in red is fine.");
        assertThat(help.wrong()).isEqualTo(Cells.of(0));
        assertThat(costs).isEmpty();
    }

    @Test
    void whatIsNotInRedIsSoldAndTheRestIsSeen() {
        check(right.play(digit(0, 2)).play(digit(5, 3)));
        assertThat(words())
                .contains("2 digits cannot be right", "1 of them is marked in red")
                .contains("Look for the other one yourself");
        press(WHERE);
        assertThat(words()).contains("They are the digits in r1c1 and r2c3");
        assertThat(costs).containsExactly(2);
    }

    @Test
    void whereNothingIsMarkedNothingIsSaidOfRed() {
        marked = Preferences.Check.OFF;
        check(right.play(digit(0, 2)));
        assertThat(words()).contains("Look for it yourself").doesNotContain("in red");
        assertThat(prices()).containsExactly("costs 2");
    }

    @Test
    void aColourKeepsTheCheckAndADigitClosesIt() {
        var wrong = start.play(digit(0, 3));
        check(wrong);
        press(WHERE);
        become(wrong.play(Move.of(new Change.Colour(4, 2))));
        assertThat(help.wrong()).isEqualTo(Cells.of(0));
        become(wrong.play(digit(8, 2)));
        assertThat(help.card()).isEmpty();
        assertThat(help.wrong()).isEqualTo(Cells.NONE);
    }

    @Test
    void itMakesRoomForABranchAndStaysWhateverIsTaught() {
        check(right);
        apply(help.taughtOtherwise());
        assertThat(help.card()).isPresent();
        apply(help.ask(Topic.BRANCH, now()));
        assertThat(help.card()).isEmpty();
    }

    @Test
    void nobodyWaitsForACheckOnceABranchIsAskedFor() {
        become(right);
        apply(help.ask(Topic.CHECK, now()));
        apply(help.ask(Topic.BRANCH, now()));
        assertThat(effects).last().isInstanceOf(Effect.Announce.class);
        assertThat(help.work()).isEmpty();
    }

    private void check(Game about) {
        become(about);
        apply(help.ask(Topic.CHECK, now()));
        var wanted = help.work().orElseThrow();
        apply(help.found(wanted, wanted.find(finder, () -> false), now()));
    }

    private void press(String id) {
        apply(help.press(id, now()));
    }

    private void become(Game next) {
        game = next;
        apply(help.changed(next));
    }

    private Situation now() {
        var position = game.position();
        return new Situation(game, List.of(), marked, () -> paid.isAbout(position) ? paid : PaidAnswers.none(position));
    }

    private void apply(HelpTurn turn) {
        turn.price().ifPresent(price -> {
            costs.add(price.cost());
            paid = price.paid();
        });
        countedAsHelp += turn.countsAsHelp() ? 1 : 0;
        help = turn.then();
        effects.addAll(turn.effects());
    }

    private String words() {
        return help.card().orElseThrow().spoken();
    }

    private List<String> prices() {
        return help.card().orElseThrow().actions().stream()
                .map(Card.Action::notes)
                .flatMap(List::stream)
                .toList();
    }
}
