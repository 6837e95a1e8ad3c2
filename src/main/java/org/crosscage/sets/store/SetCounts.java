package org.crosscage.sets.store;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.crosscage.game.store.HintCosts;
import org.crosscage.kind.GameTerms;
import org.crosscage.sets.PuzzleSet;
import org.crosscage.sets.SetCount;
import org.crosscage.sets.SetTrainingCount;
import org.crosscage.train.store.TrainingSums;
import org.springframework.jdbc.core.simple.JdbcClient;

/// Counts the games of a set's puzzles that were played on its terms or stricter ones, and the runs of its trainings.
/// A player who begins a puzzle or a training twice counts once.
final class SetCounts {

    /// Games whose hints taught nothing but that.
    private static final String TAUGHT = " and not exists (select 1 from hint_cost where hint_cost.game = game.id"
            + " and hint_cost.hints > 0 and technique not in (:taught)) ";

    private static final String FINISHED = "and finished is not null and not solution_shown";

    private final JdbcClient database;
    private final HintCosts hints;
    private final TrainingSums training;

    SetCounts(JdbcClient database) {
        this.database = database;
        this.hints = new HintCosts(database);
        this.training = new TrainingSums(database);
    }

    /// The techniques that cost hints in games on the set's terms, the dearest first; only those of which enough
    /// players needed help.
    List<HintCosts.Cost> techniques(PuzzleSet set) {
        var sources = set.puzzles().stream().map(PuzzleSet.Place::source).toList();
        return hints.ofSources(sources, within(set.description().terms())).stream()
                .filter(cost -> cost.players() >= SetCount.LEAST_PLAYERS)
                .toList();
    }

    /// The terms that are as strict or stricter, as they are written.
    private static List<String> within(GameTerms terms) {
        return GameTerms.all()
                .filter(each -> each.areWithin(terms))
                .map(GameTerms::written)
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

    SetCount of(PuzzleSet.Place place, GameTerms terms) {
        return new SetCount(
                players(place, terms, ""),
                players(place, terms, "and version > 0"),
                players(place, terms, FINISHED),
                median(place, terms));
    }

    private int players(PuzzleSet.Place place, GameTerms terms, String condition) {
        return counted("select count(distinct player) ", place, terms, condition)
                .query(Integer.class)
                .single();
    }

    private JdbcClient.StatementSpec counted(String what, PuzzleSet.Place place, GameTerms terms, String condition) {
        var taught = terms.taught();
        var counted = database.sql(what + " from game where source = :source and terms in (:terms) "
                        + (taught.isPresent() ? TAUGHT : "") + condition)
                .param("source", place.source())
                .param("terms", within(terms));
        // a list in SQL is never empty
        return taught.map(ids -> counted.param(
                        "taught", Stream.concat(Stream.of(""), ids.stream()).toList()))
                .orElse(counted);
    }

    private Optional<Duration> median(PuzzleSet.Place place, GameTerms terms) {
        var seconds = counted("select min(elapsed_seconds) ", place, terms, FINISHED + " group by player")
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
