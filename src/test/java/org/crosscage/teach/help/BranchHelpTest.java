package org.crosscage.teach.help;

import static org.assertj.core.api.Assertions.assertThat;
import static org.crosscage.core.game.Examples.digit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BooleanSupplier;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.board.Card;
import org.crosscage.board.Highlights;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.Move;
import org.crosscage.core.model.Digits;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.player.Preferences;
import org.crosscage.solver.exact.ExactSolver;
import org.crosscage.teach.Boards;
import org.crosscage.teach.PaidAnswers;
import org.crosscage.teach.PaidAnswers.Answer;
import org.crosscage.teach.help.GameHelp.Topic;
import org.crosscage.teach.help.HelpTurn.Effect;
import org.crosscage.texts.Texts;
import org.junit.jupiter.api.Test;

/// The answers about a branch that fails: their words, their order and their prices.
final class BranchHelpTest {

    private static final String CHAIN = "branch-chain";
    private static final String SEARCH = "branch-search";

    private final SolutionFinder finder = new SolutionFinder(new ExactSolver());

    private final Game start = Game.of(Boards.kenKen());
    private final Game branch = start.after(new LogEntry.Branch(1));
    /// The right digit.
    private final Game right = branch.play(digit(0, 1));
    /// A wrong one that breaks no rule yet.
    private final Game wrong = branch.play(digit(0, 2));
    private final Game broken = right.play(digit(1, 1));

    private Game game = start;
    private GameHelp help = new GameHelp(Texts.in(Locale.ENGLISH));
    private PaidAnswers paid = PaidAnswers.none(start.position());
    private final List<Integer> costs = new ArrayList<>();
    private final List<Effect> effects = new ArrayList<>();

    @Test
    void outsideOfBranchesTheBoardSaysThatThereIsNone() {
        ask(start);
        assertThat(effects).hasSize(1).first().isInstanceOf(Effect.Announce.class);
        assertThat(help.work()).isEmpty();
        assertThat(help.card()).isEmpty();
    }

    @Test
    void aBrokenRuleIsToldForNothing() {
        ask(broken);
        work();
        assertThat(title()).isEqualTo("This is why branch A fails");
        assertThat(help.lights()).isNotEqualTo(Highlights.NONE);
        assertThat(effects)
                .containsExactly(new Effect.Say(help.card().orElseThrow().spoken()));
        assertThat(costs).isEmpty();
    }

    /// Dropping the branch brings back the digit that was there before: nobody asks whether another one is to blame.
    @Test
    void noOtherDigitIsBlamedWhereTheBranchReplacedOne() {
        ask(start.play(digit(0, 1))
                .play(digit(1, 2))
                .after(new LogEntry.Branch(1))
                .play(digit(1, 1)));
        work();
        assertThat(words()).contains("Row 1 has two ").doesNotContain("to blame");
    }

    @Test
    void aChainIsPaidOnceAfterItsPriceWasSaid() {
        ask(wrong);
        work();
        assertThat(title()).isEqualTo("No rule is broken so far");
        assertThat(prices()).containsExactly("costs 2");
        assertThat(costs).isEmpty();

        press(CHAIN);
        work();
        assertThat(title()).isEqualTo("This is why branch A fails");
        assertThat(costs).containsExactly(2);

        apply(help.close());
        ask(wrong);
        work();
        assertThat(title()).isEqualTo("This is why branch A fails");
        assertThat(costs).containsExactly(2);
    }

    @Test
    void whatTechniquesDoNotContradictIsNotCalledRight() {
        ask(right);
        work();
        press(CHAIN);
        work();
        assertThat(words()).contains("Nothing contradicts branch A so far", "That does not make it right");
        assertThat(prices()).containsExactly("costs 4");
        press(SEARCH);
        work();
        assertThat(title()).isEqualTo("The solver finds a solution with branch A");
        assertThat(costs).containsExactly(2, 4);
    }

    @Test
    void whatIsPaidIsLookedForAtOnce() {
        paid = PaidAnswers.none(right.position()).with(Answer.CHAIN);
        ask(right);
        work();
        assertThat(prices()).containsExactly("costs 4");
        paid = paid.with(Answer.SEARCH);
        ask(right);
        work();
        assertThat(title()).isEqualTo("The solver finds a solution with branch A");
        assertThat(costs).isEmpty();
    }

    @Test
    void whatWasPaidElsewhereMeanwhileIsNotPaidAgain() {
        ask(wrong);
        work();
        press(CHAIN);
        paid = PaidAnswers.none(wrong.position()).with(Answer.CHAIN);
        work();
        assertThat(title()).isEqualTo("This is why branch A fails");
        assertThat(costs).isEmpty();
    }

    @Test
    void aSearchThatFindsNothingOutIsFree() {
        ask(right);
        work();
        press(CHAIN);
        work();
        press(SEARCH);
        work(() -> true);
        assertThat(title()).doesNotContain("finds a solution");
        assertThat(costs).containsExactly(2);
    }

    @Test
    void whoPlaysOnOrClosesPaysNothing() {
        ask(wrong);
        work();
        press(CHAIN);
        var chain = help.work().orElseThrow();
        var found = chain.find(finder, () -> false);
        become(right);
        apply(help.found(chain, found, now()));
        assertThat(help.card()).isEmpty();

        ask(wrong);
        apply(help.close());
        apply(help.found(chain, found, now()));
        assertThat(help.card()).isEmpty();
        assertThat(costs).isEmpty();
    }

    @Test
    void whatCouldNotBeFoundCanBeAskedForAgain() {
        ask(wrong);
        work();
        press(CHAIN);
        apply(help.failed(help.work().orElseThrow()));
        assertThat(title()).isEqualTo("No rule is broken so far");
        assertThat(help.work()).isEmpty();
        press(CHAIN);
        assertThat(help.work()).isPresent();
    }

    @Test
    void theAnswerStaysWithAColourAndGoesWithADigit() {
        ask(broken);
        work();
        become(broken.play(Move.of(new Change.Colour(4, 2))));
        assertThat(help.card()).isPresent();
        become(broken.play(digit(8, 2)));
        assertThat(help.card()).isEmpty();
        assertThat(help.lights()).isEqualTo(Highlights.NONE);
    }

    @Test
    void theAnswerGoesWithTheBranch() {
        ask(broken);
        work();
        become(broken.after(new LogEntry.Accept(1)));
        assertThat(help.card()).isEmpty();
    }

    @Test
    void aWayOutIsATurnOfThePlayer() {
        ask(wrong);
        work();
        press(CHAIN);
        work();
        effects.clear();
        press("branch-conclude");
        assertThat(help.card()).isPresent(); // it may not be taken
        var play = (Effect.Play) effects.getFirst();
        var then = wrong.after(play.turn());
        assertThat(then.branches()).isEmpty();
        assertThat(then.position().square(0).candidates()).isEqualTo(Digits.of(1, 3));

        apply(help.played(play.said()));
        assertThat(help.card()).isEmpty();
        assertThat(effects).last().isEqualTo(new Effect.Say(play.said()));
        assertThat(play.said()).contains("the digit it started with is crossed out");
    }

    @Test
    void aButtonThatIsNotThereDoesNothing() {
        press(CHAIN);
        ask(broken);
        work();
        effects.clear();
        press(SEARCH);
        assertThat(help.work()).isEmpty();
        assertThat(effects).isEmpty();
    }

    private void ask(Game about) {
        become(about);
        apply(help.ask(Topic.BRANCH, now()));
    }

    private void press(String id) {
        apply(help.press(id, now()));
    }

    private void become(Game next) {
        game = next;
        apply(help.changed(next));
    }

    private void work() {
        work(() -> false);
    }

    private void work(BooleanSupplier stop) {
        var wanted = help.work().orElseThrow();
        apply(help.found(wanted, wanted.find(finder, stop), now()));
        assertThat(help.work()).isEmpty();
    }

    private Situation now() {
        var techniques = PuzzleKinds.of("kenken").techniques();
        var position = game.position();
        return new Situation(
                game,
                techniques,
                Preferences.Check.OFF,
                () -> paid.isAbout(position) ? paid : PaidAnswers.none(position));
    }

    private void apply(HelpTurn turn) {
        turn.price().ifPresent(price -> {
            costs.add(price.cost());
            paid = price.paid();
        });
        help = turn.then();
        effects.addAll(turn.effects());
    }

    private String title() {
        return help.card().orElseThrow().title();
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
