package org.crosscage.teach.help;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.crosscage.analysis.Ratings;
import org.crosscage.core.game.Game;
import org.crosscage.teach.CheckFinding;
import org.crosscage.teach.Hints;
import org.crosscage.teach.words.CheckCards;
import org.crosscage.texts.Texts;

/// Looks which digits are wrong.
record FindMistakes(Game game, Texts texts) implements HelpWork {

    @Override
    public GameHelp.Topic topic() {
        return GameHelp.Topic.CHECK;
    }

    @Override
    public Found find(Hints hints, Ratings ratings, BooleanSupplier stop) {
        var finding = CheckFinding.of(game, hints.finder(), hints.within(stop));
        return (help, now) -> {
            var cards = new CheckCards(finding, finding.red(now.marked()), texts);
            var open = new CheckHelp(cards, cards.first(now.answers().get()), cards.isShown());
            return help.opens(open, Optional.empty(), finding.found().tells(game));
        };
    }
}
