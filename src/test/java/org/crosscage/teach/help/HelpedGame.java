package org.crosscage.teach.help;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import org.crosscage.analysis.Ratings;
import org.crosscage.analysis.SearchLimit;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.board.Card;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.generate.Percentiles;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.player.Preferences;
import org.crosscage.solver.exact.ExactSolver;
import org.crosscage.teach.Hints;
import org.crosscage.teach.PaidHelp;
import org.crosscage.teach.Teaching;
import org.crosscage.teach.help.GameHelp.Topic;
import org.crosscage.teach.help.HelpTurn.Effect;
import org.crosscage.texts.Texts;

/// A game and its help, as a page holds both.
final class HelpedGame {

    private final SolutionFinder finder = new SolutionFinder(new ExactSolver());
    final List<Integer> costs = new ArrayList<>();
    final List<LogEntry.Help> payments = new ArrayList<>();
    final List<Effect> effects = new ArrayList<>();

    Game game;
    GameHelp help = new GameHelp(Texts.in(Locale.ENGLISH), (_, _, _) -> List.of());
    Teaching teaching;
    OptionalInt near = OptionalInt.empty();
    Preferences.Check marked = Preferences.Check.OFF;
    /// As the log says it.
    String paid = "";
    int countedAsHelp;

    HelpedGame(Game game) {
        this.game = game;
        this.teaching = new Teaching(PuzzleKinds.of(game.puzzle().kind()).techniques(), true, true);
    }

    void become(Game next) {
        game = next;
        apply(help.changed(next));
    }

    void ask(Topic topic) {
        apply(help.ask(topic, now()));
    }

    void press(String id) {
        apply(help.press(id, now()));
    }

    /// Does the work that is waited for.
    void work() {
        work(() -> false);
    }

    void work(BooleanSupplier stop) {
        var wanted = help.work().orElseThrow();
        apply(help.found(wanted, find(wanted, stop), now()));
        assertThat(help.work()).isNotEqualTo(Optional.of(wanted));
    }

    HelpWork.Found find(HelpWork wanted, BooleanSupplier stop) {
        return wanted.find(new Hints(finder, SearchLimit.ENDLESS), new Ratings(finder, Percentiles.parse(""), 1), stop);
    }

    /// Takes the turn of an effect, as a page does, and hears of it.
    void play(Effect.Play play) {
        var after = game.after(play.turn());
        goOn(play.price(), play.done());
        become(after);
    }

    void rewind(Effect.Rewind rewind) {
        var after = game.rewindTo(rewind.cursor());
        goOn(rewind.price(), rewind.done());
        become(after);
    }

    private void goOn(Optional<LogEntry.Help> price, HelpTurn done) {
        price.ifPresent(this::pay);
        apply(done);
    }

    void apply(HelpTurn turn) {
        turn.price().ifPresent(this::pay);
        help = turn.then();
        effects.addAll(turn.effects());
    }

    private void pay(LogEntry.Help price) {
        if (price.equals(LogEntry.Help.FREE)) {
            countedAsHelp++;
            return;
        }
        payments.add(price);
        costs.add(price.cost());
        paid = PaidHelp.after(paid, price);
    }

    /// Answers about a position are paid, on another page.
    void isPaid(Game about, PaidHelp.Answer... answers) {
        paid = PaidHelp.after(
                paid, PaidHelp.of(paid, about.position()).pay(List.of(answers)).orElseThrow());
    }

    Situation now() {
        return new Situation(game, near, teaching, marked, paid);
    }

    Card card() {
        return help.card().orElseThrow();
    }

    String title() {
        return card().title();
    }

    String words() {
        return card().spoken();
    }

    List<String> prices() {
        return card().actions().stream()
                .map(Card.Action::notes)
                .flatMap(List::stream)
                .toList();
    }

    <T extends Effect> T lastEffect(Class<T> kind) {
        return effects.stream()
                .filter(kind::isInstance)
                .map(kind::cast)
                .reduce((_, last) -> last)
                .orElseThrow();
    }
}
