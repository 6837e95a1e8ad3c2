package org.crosscage.play.ui;

import com.vaadin.flow.component.Component;
import java.util.List;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.Outcome;
import org.crosscage.play.ui.help.CombinationsCard;
import org.crosscage.play.ui.help.DifficultyPresenter;
import org.crosscage.play.ui.help.HelpPanel;
import org.crosscage.play.ui.help.HelpPresenter;
import org.crosscage.play.ui.help.HintPresenter;
import org.crosscage.play.ui.help.StepsPresenter;
import org.crosscage.teach.help.GameHelp;

/// The cards beside the board. What a player asks for opens one, and the others make room for it.
record Cards(
        FinishPresenter finish,
        DifficultyPresenter difficulty,
        HintPresenter hint,
        StepsPresenter steps,
        HelpPanel help,
        CombinationsCard combinations) {

    /// From top to bottom.
    List<Component> components() {
        return List.of(finish.card(), difficulty.card(), hint.card(), steps.card(), help.card(), combinations);
    }

    void changed(Game game) {
        combinations.changed(game.position());
        hint.changed(game);
        steps.changed(game);
        help.changed(game);
        boolean finished = game.outcome() == Outcome.FINISHED;
        if (finish.changed(finished) && finished) {
            hint.close();
        }
    }

    void askHint() {
        if (!finish.isFinished()) {
            makeRoomFor(hint);
            hint.next();
        }
    }

    void askSteps() {
        if (!finish.isFinished()) {
            makeRoomFor(steps);
            steps.ask();
        }
    }

    void askCheck() {
        makeRoomFor(help);
        help.ask(GameHelp.Topic.CHECK);
    }

    void askBranch() {
        if (!finish.isFinished()) {
            makeRoomFor(help);
            help.ask(GameHelp.Topic.BRANCH);
        }
    }

    void askDifficulty() {
        makeRoomFor(difficulty);
        difficulty.ask();
    }

    /// Those of which one makes room for another.
    private List<HelpPresenter> asked() {
        return List.of(difficulty, hint, steps, help);
    }

    private void makeRoomFor(HelpPresenter one) {
        asked().stream().filter(each -> each != one).forEach(HelpPresenter::close);
    }

    /// The player is taught otherwise now, or not at all.
    void taughtOtherwise() {
        hint.close();
        steps.forget();
        help.taughtOtherwise();
    }

    /// Closes what was asked for; what a finished game says stays.
    ///
    /// @return whether any of it was open
    boolean close() {
        boolean open = asked().stream().anyMatch(HelpPresenter::isOpen) || combinations.isOpen();
        asked().forEach(HelpPresenter::close);
        combinations.close();
        return open;
    }
}
