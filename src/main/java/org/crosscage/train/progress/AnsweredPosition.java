package org.crosscage.train.progress;

import java.time.Instant;
import java.util.Optional;
import org.crosscage.train.progress.AnswerResult.Outcome;

/// What became of a position that a player was asked.
///
/// @param run its id
/// @param place of the position in its run, from 1
/// @param position its id
/// @param kind id of the puzzle's kind
/// @param technique id of the technique that was asked for and that the answer counts for; [#NO_TECHNIQUE] where
///     another one found the step
/// @param source of the run; empty for one that the player began alone
/// @param result what it took to find the step, or that it was not found
/// @param score from 0 to 1, what the result counts
/// @param after the player's rating of that kind after it; empty where the answer is not rated
public record AnsweredPosition(
        String run,
        int place,
        String position,
        String kind,
        String technique,
        String source,
        Instant answered,
        AnswerResult result,
        double score,
        Optional<GlickoRating> after) {

    /// Stands for no technique.
    public static final String NO_TECHNIQUE = "";

    /// Whether the step was found by another technique than the one that was asked for.
    public boolean isOther() {
        return technique.equals(NO_TECHNIQUE);
    }

    /// The id of the technique that was asked for.
    public String asked() {
        return position.split("\\.", -1)[1];
    }

    /// How the step that was asked for was found.
    public Outcome outcome() {
        return isOther() ? Outcome.SHOWN : result.outcome();
    }

    /// Whether the position comes back until it is known.
    public boolean isMissed() {
        return result.isMissed();
    }

    /// Whether the step was found without a wrong try and without a hint, in whatever time.
    public boolean isFoundAlone() {
        return !result.isMissed() && result.stages() == 0;
    }
}
