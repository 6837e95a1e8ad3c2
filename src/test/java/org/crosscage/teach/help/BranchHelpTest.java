package org.crosscage.teach.help;

import static org.assertj.core.api.Assertions.assertThat;
import static org.crosscage.core.game.Examples.digit;

import org.crosscage.board.Highlights;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.Move;
import org.crosscage.core.model.Digits;
import org.crosscage.teach.Boards;
import org.crosscage.teach.PaidHelp.Answer;
import org.crosscage.teach.help.GameHelp.Topic;
import org.crosscage.teach.help.HelpTurn.Effect;
import org.junit.jupiter.api.Test;

/// The answers about a branch that fails: their words, their order and their prices.
final class BranchHelpTest {

    private static final String CHAIN = "branch-chain";
    private static final String SEARCH = "branch-search";

    private final Game start = Game.of(Boards.kenKen());
    private final Game branch = start.after(new LogEntry.Branch(1));
    /// The right digit.
    private final Game right = branch.play(digit(0, 1));
    /// A wrong one that breaks no rule yet.
    private final Game wrong = branch.play(digit(0, 2));
    private final Game broken = right.play(digit(1, 1));

    private final HelpedGame page = new HelpedGame(start);

    @Test
    void outsideOfBranchesTheBoardSaysThatThereIsNone() {
        ask(start);
        assertThat(page.effects).hasSize(1).first().isInstanceOf(Effect.Announce.class);
        assertThat(page.help.work()).isEmpty();
        assertThat(page.help.card()).isEmpty();
    }

    @Test
    void aBrokenRuleIsToldForNothing() {
        ask(broken);
        page.work();
        assertThat(page.title()).isEqualTo("Why branch A fails");
        assertThat(page.help.lights()).isNotEqualTo(Highlights.NONE);
        assertThat(page.effects)
                .containsExactly(new Effect.Say(page.help.card().orElseThrow().spoken()));
        assertThat(page.costs).isEmpty();
    }

    /// Dropping the branch brings back the digit that was there before: nobody asks whether another one is to blame.
    @Test
    void noOtherDigitIsBlamedWhereTheBranchReplacedOne() {
        ask(start.play(digit(0, 1))
                .play(digit(1, 2))
                .after(new LogEntry.Branch(1))
                .play(digit(1, 1)));
        page.work();
        assertThat(page.words()).contains("Row 1 has two ").doesNotContain("to blame");
    }

    @Test
    void aChainIsPaidOnceAfterItsPriceWasSaid() {
        ask(wrong);
        page.work();
        assertThat(page.title()).isEqualTo("No rule is broken yet");
        assertThat(page.prices()).containsExactly("costs 2");
        assertThat(page.costs).isEmpty();

        page.press(CHAIN);
        page.work();
        assertThat(page.title()).isEqualTo("Why branch A fails");
        assertThat(page.costs).containsExactly(2);

        page.apply(page.help.close());
        ask(wrong);
        page.work();
        assertThat(page.title()).isEqualTo("Why branch A fails");
        assertThat(page.costs).containsExactly(2);
    }

    @Test
    void askingAgainGoesOnForItsPrice() {
        ask(wrong);
        page.work();
        ask(wrong);
        page.work();

        assertThat(page.title()).isEqualTo("Why branch A fails");
        assertThat(page.costs).containsExactly(2);
    }

    @Test
    void askingAThirdTimeDoesNotPayForTheSearch() {
        for (int time = 0; time < 4; time++) {
            ask(right);
            page.work();
        }

        assertThat(page.words()).contains("Nothing contradicts branch A so far");
        assertThat(page.prices()).containsExactly("costs 4");
        assertThat(page.costs).containsExactly(2);
    }

    @Test
    void whatTechniquesDoNotContradictIsNotCalledRight() {
        ask(right);
        page.work();
        page.press(CHAIN);
        page.work();
        assertThat(page.words()).contains("Nothing contradicts branch A so far", "That is no proof");
        assertThat(page.prices()).containsExactly("costs 4");
        page.press(SEARCH);
        page.work();
        assertThat(page.title()).isEqualTo("The solver finds a solution with branch A");
        assertThat(page.costs).containsExactly(2, 4);
    }

    @Test
    void whatIsPaidIsLookedForAtOnce() {
        page.isPaid(right, Answer.CHAIN);
        ask(right);
        page.work();
        assertThat(page.prices()).containsExactly("costs 4");
        page.isPaid(right, Answer.SEARCH);
        ask(right);
        page.work();
        assertThat(page.title()).isEqualTo("The solver finds a solution with branch A");
        assertThat(page.costs).isEmpty();
    }

    @Test
    void whatWasPaidElsewhereMeanwhileIsNotPaidAgain() {
        ask(wrong);
        page.work();
        page.press(CHAIN);
        page.isPaid(wrong, Answer.CHAIN);
        page.work();
        assertThat(page.title()).isEqualTo("Why branch A fails");
        assertThat(page.costs).isEmpty();
    }

    @Test
    void aSearchThatFindsNothingOutIsFree() {
        ask(right);
        page.work();
        page.press(CHAIN);
        page.work();
        page.press(SEARCH);
        page.work(() -> true);
        assertThat(page.title()).doesNotContain("finds a solution");
        assertThat(page.costs).containsExactly(2);
    }

    @Test
    void whoPlaysOnOrClosesPaysNothing() {
        ask(wrong);
        page.work();
        page.press(CHAIN);
        var chain = page.help.work().orElseThrow();
        var found = page.find(chain, () -> false);
        page.become(right);
        page.apply(page.help.found(chain, found, page.now()));
        assertThat(page.help.card()).isEmpty();

        ask(wrong);
        page.apply(page.help.close());
        page.apply(page.help.found(chain, found, page.now()));
        assertThat(page.help.card()).isEmpty();
        assertThat(page.costs).isEmpty();
    }

    @Test
    void whatCouldNotBeFoundCanBeAskedForAgain() {
        ask(wrong);
        page.work();
        page.press(CHAIN);
        page.apply(page.help.failed(page.help.work().orElseThrow()));
        assertThat(page.title()).isEqualTo("No rule is broken yet");
        assertThat(page.help.work()).isEmpty();
        page.press(CHAIN);
        assertThat(page.help.work()).isPresent();
    }

    @Test
    void theAnswerStaysWithAColourAndGoesWithADigit() {
        ask(broken);
        page.work();
        page.become(broken.play(Move.of(new Change.Colour(4, 2))));
        assertThat(page.help.card()).isPresent();
        page.become(broken.play(digit(8, 2)));
        assertThat(page.help.card()).isEmpty();
        assertThat(page.help.lights()).isEqualTo(Highlights.NONE);
    }

    @Test
    void theAnswerGoesWithTheBranch() {
        ask(broken);
        page.work();
        page.become(broken.after(new LogEntry.Accept(1)));
        assertThat(page.help.card()).isEmpty();
    }

    @Test
    void aWayOutIsATurnOfThePlayer() {
        ask(wrong);
        page.work();
        page.press(CHAIN);
        page.work();
        page.effects.clear();
        page.press("branch-conclude");
        assertThat(page.help.card()).isPresent(); // it may not be taken
        var play = (Effect.Play) page.effects.getFirst();
        assertThat(play.isTaught()).isFalse();
        page.play(play);
        assertThat(page.game.branches()).isEmpty();
        assertThat(page.game.position().square(0).candidates()).isEqualTo(Digits.of(1, 3));
        assertThat(page.help.card()).isEmpty();
        assertThat(page.effects)
                .last()
                .isInstanceOfSatisfying(
                        Effect.Say.class,
                        said -> assertThat(said.words()).contains("the digit it started with is crossed out"));
    }

    @Test
    void aButtonThatIsNotThereDoesNothing() {
        page.press(CHAIN);
        ask(broken);
        page.work();
        page.effects.clear();
        page.press(SEARCH);
        assertThat(page.help.work()).isEmpty();
        assertThat(page.effects).isEmpty();
    }

    private void ask(Game about) {
        page.become(about);
        page.ask(Topic.BRANCH);
    }
}
