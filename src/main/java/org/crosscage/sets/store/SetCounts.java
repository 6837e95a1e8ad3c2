package org.crosscage.sets.store;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.crosscage.game.store.HintCosts;
import org.crosscage.sets.PuzzleSet;
import org.crosscage.sets.SetCount;
import org.crosscage.sets.SetTrainingCount;
import org.crosscage.train.store.TrainingSums;
import org.springframework.jdbc.core.simple.JdbcClient;

/// Counts the games of a set's puzzles, read from the table `game` alone, and the runs of its trainings. A
/// player who begins a puzzle or a training twice counts once.
final class SetCounts {

    private static final String FINISHED = "and finished is not null and not solution_shown";

    private final JdbcClient database;
    private final HintCosts hints;
    private final TrainingSums training;

    SetCounts(JdbcClient database) {
        this.database = database;
        this.hints = new HintCosts(database);
        this.training = new TrainingSums(database);
    }

    /// The techniques that cost hints, the dearest first; only those of which enough players needed help.
    List<HintCosts.Cost> techniques(PuzzleSet set) {
        return hints
                .ofSources(set.puzzles().stream().map(PuzzleSet.Place::source).toList())
                .stream()
                .filter(cost -> cost.players() >= SetCount.LEAST_PLAYERS)
                .toList();
    }

    /// What became of the positions that were asked; only of techniques that enough players were asked.
    List<TrainingSums.OfTechnique> trained(PuzzleSet set) {
        return training
                .ofSources(
                        set.trainings().stream().map(PuzzleSet.Training::source).toList())
                .stream()
                .filter(sum -> sum.players() >= SetCount.LEAST_PLAYERS)
                .toList();
    }

    SetTrainingCount of(PuzzleSet.Training each) {
        return new SetTrainingCount(training.begun(each.source()), training.done(each.source()));
    }

    SetCount of(PuzzleSet.Place place) {
        return new SetCount(
                players(place, ""), players(place, "and version > 0"), players(place, FINISHED), median(place));
    }

    private int players(PuzzleSet.Place place, String condition) {
        return database.sql("select count(distinct player) from game where source = :source " + condition)
                .param("source", place.source())
                .query(Integer.class)
                .single();
    }

    private Optional<Duration> median(PuzzleSet.Place place) {
        var seconds = database.sql("""
                        select min(elapsed_seconds) from game
                        where source = :source and finished is not null and not solution_shown group by player""")
                .param("source", place.source())
                .query(Long.class)
                .list();
        return seconds.size() < SetCount.LEAST_PLAYERS ? Optional.empty() : Optional.of(median(seconds));
    }

    private static Duration median(List<Long> seconds) {
        var sorted = seconds.stream().sorted().toList();
        int middle = sorted.size() / 2;
        return Duration.ofSeconds(
                sorted.size() % 2 == 1 ? sorted.get(middle) : (sorted.get(middle - 1) + sorted.get(middle)) / 2);
    }
}
