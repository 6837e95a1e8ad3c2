package org.crosscage.train.store;

import java.time.Duration;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.kind.TechniqueCatalogue;
import org.crosscage.player.Preferences;
import org.crosscage.player.store.PreferenceService;
import org.crosscage.train.PositionChoice;
import org.crosscage.train.TrainingPositions;
import org.crosscage.train.progress.AnsweredPosition;
import org.crosscage.train.progress.FirstRatings;
import org.crosscage.train.progress.Glicko2;
import org.crosscage.train.progress.GlickoRating;
import org.crosscage.train.progress.TrainingReviews;

/// What is known of players by the answers that they gave. Safe for use by several threads.
public final class TrainingHistory {

    private final AnswerRows rows;
    private final TrainingPositions positions;
    private final PreferenceService preferences;
    private final InstantSource clock;

    TrainingHistory(AnswerRows rows, TrainingPositions positions, PreferenceService preferences, InstantSource clock) {
        this.rows = rows;
        this.positions = positions;
        this.preferences = preferences;
        this.clock = clock;
    }

    /// All answers, in the order in which they were given.
    public List<AnsweredPosition> answers(long player) {
        return rows.all(player).toList();
    }

    /// How many answers a player gave.
    ///
    /// @param found how many of them count something
    public record Count(int answers, int found) {}

    public Count count(long player) {
        return rows.count(player);
    }

    /// The player's rating of a kind after each rated answer, in the order in which they were given.
    public List<GlickoRating> ratings(long player, PuzzleKind kind) {
        return rows.ratings(player, kind.id());
    }

    /// The kind of puzzle of the player's last answer.
    public Optional<String> lastKind(long player) {
        return rows.lastKind(player);
    }

    /// How strong the player is with a kind, as of now; empty where no answer was rated.
    public Optional<GlickoRating> rating(long player, PuzzleKind kind) {
        return rows.lastRated(player, kind.id())
                .flatMap(last -> last.after()
                        .map(after -> Glicko2.rested(after, Duration.between(last.answered(), clock.instant()))));
    }

    /// The grade that the player's rating of a kind stands for; empty without one, or where it is too low for any.
    public Optional<Grade> grade(long player, PuzzleKind kind) {
        return rating(player, kind).flatMap(FirstRatings::mastered).map(Grade::of);
    }

    /// How strong the player was with the kind of a rated answer before it.
    public Optional<GlickoRating> ratingBefore(long player, AnsweredPosition answer) {
        return answer.after().flatMap(_ -> rows.lastRatedBefore(player, answer).flatMap(AnsweredPosition::after));
    }

    /// The level at which a player is asked next. Who wants no ratings is asked by what their answers would be rated.
    double level(long player, PuzzleKind kind) {
        return preferences.of(player).get(Preferences.RATINGS)
                ? PositionChoice.level(
                        rating(player, kind).orElse(GlickoRating.UNKNOWN), score(rows.lastRated(player, kind.id())))
                : levelByScores(player, kind);
    }

    private static OptionalDouble score(Optional<AnsweredPosition> answer) {
        return answer.map(last -> OptionalDouble.of(last.score())).orElseGet(OptionalDouble::empty);
    }

    private double levelByScores(long player, PuzzleKind kind) {
        var rating = GlickoRating.UNKNOWN;
        Optional<AnsweredPosition> last = Optional.empty();
        var asked = new HashSet<String>();
        for (var answer : (Iterable<AnsweredPosition>) rows.all(player)::iterator) {
            var technique = TechniqueCatalogue.of(answer.asked());
            if (answer.kind().equals(kind.id()) && technique.isPresent() && asked.add(answer.position())) {
                var since = last.map(before -> Duration.between(before.answered(), answer.answered()));
                var hard = FirstRatings.usual(technique.get().technique());
                rating = Glicko2.answer(rating, since.orElse(Duration.ZERO), hard, answer.score())
                        .player();
                last = Optional.of(answer);
            }
        }
        return PositionChoice.level(rating, score(last));
    }

    /// What was missed and comes back. A position that is not there any more cannot.
    public TrainingReviews reviews(long player) {
        var reviews =
                new LinkedHashMap<>(TrainingReviews.of(rows.toMissed(player)).byPosition());
        reviews.keySet().removeIf(position -> !positions.isThere(position));
        return new TrainingReviews(reviews);
    }

    /// The day by which what is due is due, in UTC.
    public LocalDate today() {
        return LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
    }
}
