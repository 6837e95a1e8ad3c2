package org.crosscage.teach.help;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.crosscage.analysis.Ratings;
import org.crosscage.board.Card;
import org.crosscage.board.Highlights;
import org.crosscage.core.game.Game;
import org.crosscage.core.model.Position;
import org.crosscage.teach.AskedHint;
import org.crosscage.teach.Hint;
import org.crosscage.teach.Hints;
import org.crosscage.teach.OpenStep;
import org.crosscage.teach.Teaching;
import org.crosscage.teach.words.StepCards;
import org.crosscage.teach.words.StepSorting;
import org.crosscage.texts.Texts;

/// Everything that is open in a position. While the list is open the numbers show by which its rows name cells,
/// whether one of them is lit or none.
///
/// @param cost of the list when it was found
/// @param lights of the row that is lit
record StepsHelp(
        Game game, Teaching teaching, StepCards cards, int cost, StepSorting sorting, Card card, Highlights lights)
        implements OpenHelp {

    static StepsHelp of(Game game, Teaching teaching, StepCards cards, int cost, StepSorting sorting) {
        return new StepsHelp(
                game, teaching, cards, cost, sorting, cards.card(sorting, cost), Highlights.NONE.numbered());
    }

    @Override
    public GameHelp.Topic topic() {
        return GameHelp.Topic.STEPS;
    }

    @Override
    public Position position() {
        return game.position();
    }

    /// Whether a look would find the same now.
    boolean isFoundAgain(Situation now) {
        return isAbout(now.game()) && teaching.equals(now.teaching());
    }

    /// The same list in an order, with no row lit.
    StepsHelp sorted(StepSorting chosen) {
        return of(game, teaching, cards, cost, chosen);
    }

    @Override
    public OpenHelp point(String row) {
        var lit = cards.step(row)
                .map(step -> Highlights.of(step.hint().lights(Hint.Stage.WHY), game.puzzle()))
                .orElse(Highlights.NONE);
        return new StepsHelp(game, teaching, cards, cost, sorting, card, lit.numbered());
    }

    @Override
    public HelpTurn press(GameHelp help, String id, Situation now) {
        return Stream.of(StepSorting.values())
                .filter(each -> StepCards.button(each).equals(id))
                .findFirst()
                .map(chosen -> help.shows(sorted(chosen)))
                .orElseGet(() -> explain(help, cards.step(id).orElseThrow(), now));
    }

    /// The proof of a step is paid with the list.
    private HelpTurn explain(GameHelp help, OpenStep step, Situation now) {
        var told = AskedHint.proven(game.position(), step.hint());
        return help.opens(help.hint(game, told, now.teaching(), now.near()), Optional.empty());
    }

    /// Looks for everything that is open now. The list costs what its easiest step would, up to its proof, less what
    /// was paid for the hint of the same position, and is paid once while the position stays. Where there is
    /// nothing to list, the hint says why.
    record Work(Game game, Teaching teaching, Texts texts) implements HelpWork {

        @Override
        public GameHelp.Topic topic() {
            return GameHelp.Topic.STEPS;
        }

        @Override
        public Found find(Hints hints, Ratings ratings, BooleanSupplier stop) {
            var found = hints.open(game, teaching, stop);
            return (help, now) -> found.isEmpty() ? help.ask(GameHelp.Topic.HINT, now) : list(help, now, found);
        }

        private HelpTurn list(GameHelp help, Situation now, List<OpenStep> found) {
            var paid = now.paid();
            int cost = Hint.Stage.costToProof(paid.told());
            var easiest = AskedHint.proven(game.position(), found.getFirst().hint());
            var near = paid.isHintBegun() ? paid.near() : now.near();
            var price = paid.pay(easiest, near, cost);
            var list = of(game, teaching, new StepCards(game.puzzle(), found, texts), cost, help.sorting());
            return help.opens(list, Optional.of(price).filter(_ -> cost > 0));
        }
    }
}
