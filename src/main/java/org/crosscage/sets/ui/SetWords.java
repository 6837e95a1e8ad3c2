package org.crosscage.sets.ui;

import java.util.Locale;
import org.crosscage.board.ui.PlayTimer;
import org.crosscage.core.logic.Tier;
import org.crosscage.game.GameSummary;
import org.crosscage.kind.GameTerms;
import org.crosscage.sets.RefusedSetException;
import org.crosscage.texts.Texts;

/// What is said of sets in several places.
record SetWords(Texts texts) {

    static String word(Tier tier) {
        return tier.name().toLowerCase(Locale.ROOT);
    }

    /// On what terms a set is played; empty when on none.
    String terms(GameTerms terms) {
        if (terms.areNone()) {
            return "";
        }
        var hardest = terms.hardest()
                .map(tier -> texts.say("shell.grade." + word(tier)))
                .orElse("");
        return texts.say(
                "sets.terms." + (terms.hints() ? "up-to" : hardest.isEmpty() ? "no-hints" : "no-hints-up-to"),
                "tier",
                hardest);
    }

    /// How far a game is that is not finished.
    String begun(GameSummary game) {
        return texts.say("sets.state.begun", "filled", game.filled(), "cells", game.cells());
    }

    /// How a finished game went.
    String done(GameSummary game) {
        var totals = game.totals();
        return totals.solutionShown()
                ? texts.say("sets.state.shown", "time", PlayTimer.words(totals.elapsed()))
                : texts.say("sets.state.done", "time", PlayTimer.words(totals.elapsed()), "hints", totals.hints());
    }

    /// Why a set cannot be made or altered so, and what to do.
    String refusal(RefusedSetException refusal) {
        var reason = Texts.key(refusal.reason());
        return texts.say("sets.refused." + reason, "found", refusal.found(), "limit", refusal.limit());
    }
}
