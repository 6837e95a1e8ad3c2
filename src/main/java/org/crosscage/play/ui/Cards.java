package org.crosscage.play.ui;

import com.vaadin.flow.component.Component;
import java.util.List;
import org.crosscage.play.Game;
import org.crosscage.play.Outcome;

/// The cards beside the board. What a player asks for opens one, and the others make room for it.
record Cards(FinishTalk finish, HintTalk hint, CheckTalk check, CombinationsCard combinations) {

    /// From top to bottom.
    List<Component> components() {
        return List.of(finish.card(), hint.card(), check.card(), combinations);
    }

    void changed(Game game) {
        combinations.changed(game.position());
        hint.changed(game);
        check.changed(game);
        boolean finished = game.outcome() == Outcome.FINISHED;
        if (finish.changed(finished) && finished) {
            hint.close();
        }
    }

    void askHint() {
        if (!finish.isFinished()) {
            check.close();
            hint.next();
        }
    }

    void askCheck(Game game) {
        hint.close();
        check.look(game);
    }

    /// Closes what was asked for; what a finished game says stays.
    ///
    /// @return whether any of it was open
    boolean close() {
        boolean open = hint.isOpen() || check.isOpen() || combinations.hasClassName("open");
        hint.close();
        check.close();
        combinations.removeClassName("open");
        return open;
    }
}
