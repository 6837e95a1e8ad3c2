package org.crosscage.train.store;

import java.time.Duration;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.train.AnsweredPosition;
import org.crosscage.train.Glicko2;
import org.crosscage.train.GlickoRating;
import org.crosscage.train.PositionChoice;
import org.crosscage.train.TrainingPositions;
import org.crosscage.train.TrainingReviews;

/// What is known of players by the answers that they gave. Safe for use by several threads.
public final class TrainingHistory {

    private final TrainingRows rows;
    private final TrainingPositions positions;
    private final InstantSource clock;

    TrainingHistory(TrainingRows rows, TrainingPositions positions, InstantSource clock) {
        this.rows = rows;
        this.positions = positions;
        this.clock = clock;
    }

    /// All answers, in the order in which they were given.
    public List<AnsweredPosition> answers(long player) {
        return rows.answers(player);
    }

    /// How strong the player is with a kind, as of now; empty where no answer was rated.
    public Optional<GlickoRating> rating(long player, PuzzleKind kind) {
        return rows.lastRated(player, kind.id())
                .flatMap(last -> last.after()
                        .map(after -> Glicko2.rested(after, Duration.between(last.answered(), clock.instant()))));
    }

    /// How strong the player was with the kind of a rated answer before it.
    public Optional<GlickoRating> ratingBefore(long player, AnsweredPosition answer) {
        return answer.after().flatMap(_ -> rows.lastRatedBefore(player, answer).flatMap(AnsweredPosition::after));
    }

    /// The level at which a player is asked next.
    double level(long player, PuzzleKind kind) {
        return PositionChoice.level(
                rating(player, kind).orElse(GlickoRating.UNKNOWN),
                rows.lastRated(player, kind.id())
                        .map(last -> OptionalDouble.of(last.score()))
                        .orElseGet(OptionalDouble::empty));
    }

    /// What was missed and comes back. A position that is not there any more cannot.
    public TrainingReviews reviews(long player) {
        var reviews = new LinkedHashMap<>(
                TrainingReviews.of(rows.answersToMissed(player)).byPosition());
        reviews.keySet().removeIf(position -> !positions.isThere(position));
        return new TrainingReviews(reviews);
    }

    /// The day by which what is due is due, in UTC.
    public LocalDate today() {
        return LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
    }
}
