package org.crosscage.train.store;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.logic.Technique;
import org.crosscage.player.Preferences;
import org.crosscage.player.store.PreferenceService;
import org.crosscage.train.PuzzleMoment;
import org.crosscage.train.RunLength;
import org.crosscage.train.TrainingPosition;
import org.crosscage.train.TrainingPositions;
import org.crosscage.train.TrainingRun;
import org.crosscage.train.TrainingTopic;
import org.crosscage.train.progress.AnswerResult;
import org.crosscage.train.progress.AnsweredPosition;
import org.crosscage.train.progress.FirstRatings;
import org.crosscage.train.progress.Glicko2;
import org.crosscage.train.progress.GlickoRating;

/// Stores the answers to the positions of runs, each with what it is worth, to the player and to the position.
record RunAnswers(AnswerRows rows, TrainingPositions positions, PreferenceService preferences) {

    /// Stores the answer to the position that a run asks.
    ///
    /// @param walked the position; where the walk took too long, the answer counts as its id says
    /// @param moment when it was given, at the latest now
    /// @param isOther whether it was found by another technique than the one that was asked for
    void add(
            TrainingRun run,
            Optional<TrainingPosition> walked,
            AnswerResult result,
            boolean isOther,
            Instant moment,
            Instant now) {
        var asked = run.task().orElseThrow().position();
        var when = afterOthers(run, moment, now);
        walked.filter(position -> position.id().equals(asked))
                .or(() -> positions.found(asked))
                .map(found -> answered(run, found, result, isOther, when))
                .or(() -> positions.late(asked).map(late -> answered(run, late, result, isOther, when)))
                .ifPresent(answered -> rows.add(run.player(), answered));
    }

    /// Answers of several runs at once may be stored in another order than they were entered. What comes later is dated
    /// behind what is there, since the last rated answer by date is what the next one is rated from.
    private Instant afterOthers(TrainingRun run, Instant moment, Instant now) {
        return rows.lastElsewhere(run, now)
                .filter(last -> !last.isBefore(moment))
                .map(last -> last.plus(1, ChronoUnit.MICROS))
                .orElse(moment);
    }

    /// Whoever is asked a position for the first time is rated by it, and it by them; not where it was offered on its
    /// own elsewhere, as the hardest moment of a game whose solution was just seen, nor in a hurry, nor
    /// by a step of another technique.
    ///
    /// @param run whose position is answered
    /// @throws org.springframework.dao.DuplicateKeyException when somebody else rated the position for the first
    ///     time at this very moment
    private AnsweredPosition answered(
            TrainingRun run, TrainingPosition position, AnswerResult result, boolean isOther, Instant now) {
        double score = result.score(position.technique().tier());
        boolean isSeen = run.length() == RunLength.ONE_POSITION && !run.source().isEmpty()
                || rows.wasAsked(run.player(), position.id());
        boolean counts = !isSeen
                && !countsForNone(isOther, result)
                && !(run.topic() instanceof TrainingTopic.Rush)
                && preferences.of(run.player()).get(Preferences.RATINGS);
        var after = counts ? Optional.of(rated(run.player(), position, score, now)) : Optional.<GlickoRating>empty();
        return answered(run, position.kind(), position.technique(), result, isOther, now, after);
    }

    /// The answer to a position that was not found in time: it is remembered, and rates nobody.
    private AnsweredPosition answered(
            TrainingRun run, PuzzleMoment late, AnswerResult result, boolean isOther, Instant now) {
        return answered(run, late.kind(), late.technique(), result, isOther, now, Optional.empty());
    }

    /// A step of another technique tells nothing of the one that was asked for, unless that was missed before.
    private static boolean countsForNone(boolean isOther, AnswerResult result) {
        return isOther && !result.isMissed();
    }

    private static AnsweredPosition answered(
            TrainingRun run,
            PuzzleKind kind,
            Technique technique,
            AnswerResult result,
            boolean isOther,
            Instant now,
            Optional<GlickoRating> after) {
        var task = run.task().orElseThrow();
        return new AnsweredPosition(
                run.id(),
                task.place(),
                task.position(),
                kind.id(),
                countsForNone(isOther, result) ? AnsweredPosition.NO_TECHNIQUE : technique.id(),
                run.source(),
                now,
                result,
                result.score(technique.tier()),
                after);
    }

    /// @return the player's rating after it
    private GlickoRating rated(long player, TrainingPosition position, double score, Instant now) {
        var last = rows.lastRated(player, position.kind().id());
        var before = last.flatMap(AnsweredPosition::after).orElse(GlickoRating.UNKNOWN);
        var since = last.map(each -> Duration.between(each.answered(), now)).orElse(Duration.ZERO);
        var known = rows.ratingForUpdate(position.id());
        var hard = known.orElseGet(() -> FirstRatings.of(position.technique(), position.answers()));
        var after = Glicko2.answer(before, since, hard, score);
        if (known.isPresent()) {
            rows.setRating(position.id(), after.position(), now);
        } else {
            rows.addRating(position.id(), after.position(), now);
        }
        return after.player();
    }
}
