package org.crosscage.teach.help;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.LogEntry;
import org.crosscage.teach.CheckFinding;
import org.crosscage.teach.words.CheckCards;
import org.crosscage.texts.Texts;

/// Looks which digits are wrong.
record FindMistakes(Game game, Texts texts) implements HelpWork {

    @Override
    public GameHelp.Topic topic() {
        return GameHelp.Topic.CHECK;
    }

    @Override
    public Found find(SolutionFinder finder, BooleanSupplier stop) {
        var finding = CheckFinding.of(game, finder, stop);
        return (help, now) -> {
            var cards = new CheckCards(finding, finding.red(now.marked()), texts);
            var open = new CheckHelp(cards, cards.first(now.paid()), cards.isShown());
            return help.opens(
                    open, Optional.of(LogEntry.Help.FREE).filter(_ -> finding.found().tells(game)));
        };
    }
}
