package org.crosscage.challenge;

import java.util.Map;
import org.crosscage.challenge.Challenge.Entrant;
import org.crosscage.texts.Names;
import org.crosscage.texts.Texts;

/// The words about challenges.
public record ChallengeWords(Texts texts) {

    /// "KenKen 6 × 6".
    public String puzzle(Challenge challenge) {
        var size = challenge.size();
        return Names.puzzle(texts, challenge.kind(), size.rows(), size.columns());
    }

    /// The question to a friend.
    public String lead(Challenge challenge) {
        var totals = challenge.challenger().totals();
        return texts.say(
                "challenge.lead",
                Map.of(
                        "who", name(challenge.challenger()),
                        "puzzle", puzzle(challenge),
                        "time", Texts.clock(totals.elapsed()),
                        "hints", totals.hints()));
    }

    private String name(Entrant entrant) {
        return entrant.name().isEmpty() ? texts.say("challenge.somebody") : isolated(entrant);
    }

    /// In whichever direction a stranger's name is read, the words around it stay where they are.
    private static String isolated(Entrant entrant) {
        return "\u2068" + entrant.name().written() + "\u2069";
    }

    /// The name of an entrant.
    ///
    /// @param player reads it
    public String name(Entrant entrant, long player) {
        if (entrant.player() != player) {
            return name(entrant);
        }
        return entrant.name().isEmpty()
                ? texts.say("challenge.you")
                : texts.say("challenge.you.named", "name", isolated(entrant));
    }

    /// Time and help: "04:12, no hints".
    public String result(Entrant entrant) {
        var totals = entrant.totals();
        if (!entrant.isFinished()) {
            return texts.say("challenge.result.none");
        }
        var time = Texts.clock(totals.elapsed());
        return totals.solutionShown()
                ? texts.say("shell.result.shown", "time", time)
                : texts.say("shell.result.how", "time", time, "hints", totals.hints());
    }
}
