package org.crosscage.teach.help;

import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.crosscage.analysis.Ratings;
import org.crosscage.board.Card;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Position;
import org.crosscage.teach.CheckFinding;
import org.crosscage.teach.Hints;
import org.crosscage.teach.PaidHelp.Answer;
import org.crosscage.teach.words.CheckCards;
import org.crosscage.texts.Texts;

/// A check: how many digits are wrong, then where, then back to before the first mistake, each a step of its own. How
/// many is free, and help all the same; what a hint about a mistake costs, the rest costs here too. Digits that the
/// board marks in red by itself are no secret: where all wrong digits are among them, showing which costs
/// nothing. About marks it says only that some are wrong: where is a matter of hints.
///
/// @param isShown whether it says where
record CheckHelp(CheckCards cards, Card card, boolean isShown) implements OpenHelp {

    @Override
    public GameHelp.Topic topic() {
        return GameHelp.Topic.CHECK;
    }

    @Override
    public Cells wrong() {
        return isShown ? cards.finding().wrong() : Cells.NONE;
    }

    @Override
    public Position position() {
        return cards.finding().game().position();
    }

    @Override
    public HelpTurn press(GameHelp help, String id, Situation now) {
        if (id.equals(CheckCards.WHERE)) {
            var paid = now.paid();
            var price = cards.isSeen() ? Optional.<LogEntry.Help>empty() : paid.pay(Set.of(Answer.WHERE));
            return help.opens(new CheckHelp(cards, cards.where(paid), true), price);
        }
        var price = now.paid().pay(Set.of(Answer.REWIND));
        return help.stays(new HelpTurn.Effect.Rewind(cards.finding().rewindTo(), price, help.closes(cards.rewound())));
    }

    /// Looks which digits are wrong.
    record Work(Game game, Texts texts) implements HelpWork {

        @Override
        public GameHelp.Topic topic() {
            return GameHelp.Topic.CHECK;
        }

        @Override
        public Found find(Hints hints, Ratings ratings, BooleanSupplier stop) {
            var finding = CheckFinding.of(game, hints.finder(), hints.within(stop));
            return (help, now) -> {
                var cards = new CheckCards(finding, finding.red(now.marked()), texts);
                var open = new CheckHelp(cards, cards.first(now.paid()), cards.isShown());
                return help.opens(
                        open,
                        Optional.of(LogEntry.Help.FREE)
                                .filter(_ -> finding.found().tells(game)));
            };
        }
    }
}
