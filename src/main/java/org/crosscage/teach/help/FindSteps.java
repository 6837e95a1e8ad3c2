package org.crosscage.teach.help;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.crosscage.analysis.Ratings;
import org.crosscage.core.game.Game;
import org.crosscage.teach.AskedHint;
import org.crosscage.teach.Hint;
import org.crosscage.teach.Hints;
import org.crosscage.teach.OpenStep;
import org.crosscage.teach.PaidHint;
import org.crosscage.teach.Teaching;
import org.crosscage.teach.words.StepCards;
import org.crosscage.texts.Texts;

/// Looks for everything that is open now. The list costs what its easiest step would, up to its proof, less what was
/// paid for the hint of the same position, and is paid once while the position stays. Where there is nothing to list,
/// the hint says why.
record FindSteps(Game game, Teaching teaching, Texts texts) implements HelpWork {

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
        var paid = now.paidHint();
        int told = paid.map(PaidHint::told).orElse(0);
        int cost = Hint.Stage.costToProof(told);
        var easiest = AskedHint.proven(game.position(), found.getFirst().hint());
        var near = paid.map(PaidHint::near).orElse(now.near());
        var price = new HelpTurn.Payment.Stages(PaidHint.of(easiest, near), easiest.technique(), told == 0, cost);
        var list = StepsHelp.of(game, teaching, new StepCards(game.puzzle(), found, texts), cost, help.sorting());
        return help.opens(list, Optional.<HelpTurn.Payment>of(price).filter(_ -> cost > 0));
    }
}
