package org.crosscage.train.store;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.train.OfflinePositions;
import org.crosscage.train.PositionChoice;
import org.crosscage.train.PositionPicker;
import org.crosscage.train.TrainingPositions;
import org.crosscage.train.TrainingRun;
import org.crosscage.train.TrainingTopic;
import org.crosscage.train.progress.AnsweredPosition;
import org.crosscage.train.progress.GlickoRating;

/// Says which position a run asks next.
///
/// @param picker draws positions
record RunPositions(AnswerRows rows, TrainingPositions positions, PositionPicker picker, TrainingHistory history) {

    /// So many positions are walked to for one: those that cannot be reached are left out the next time.
    private static final int MOST_TRIED = 5;

    /// @return empty where there is nothing more to ask
    Optional<String> next(TrainingRun run) {
        var kinds = run.topic().kind().map(List::of).orElseGet(PuzzleKinds::all);
        long player = run.player();
        return switch (run.topic()) {
            case TrainingTopic.AtLevel _ ->
                picker.atLevel(kinds, kind -> history.level(player, kind), rows.asked(player), rows::ratings);
            case TrainingTopic.OfTechnique(var technique, var _) -> picker.of(kinds, technique, asked(player));
            case TrainingTopic.OfTier(var tier, var _) -> picker.of(kinds, tier, asked(player));
            case TrainingTopic.Rush _ -> picker.upTo(kinds, TrainingTopic.Rush.HARDEST, asked(player));
            case TrainingTopic.Missed _ -> first(history.reviews(player).missed(), kinds, run);
            case TrainingTopic.Due _ -> first(history.reviews(player).due(history.today()), kinds, run);
        };
    }

    /// Positions at a player's level for the time without a connection.
    ///
    /// @param player empty for somebody who is not known
    OfflinePositions offline(Optional<Long> player) {
        var levels = new TreeMap<String, Double>();
        PuzzleKinds.all()
                .forEach(kind -> levels.put(
                        kind.id(),
                        player.map(known -> history.level(known, kind))
                                .orElseGet(() -> PositionChoice.level(GlickoRating.UNKNOWN, OptionalDouble.empty()))));
        return new OfflinePositions(
                positions, levels, new LinkedHashSet<>(player.map(rows::asked).orElse(List.of())));
    }

    private Set<String> asked(long player) {
        return Set.copyOf(rows.asked(player));
    }

    /// A position is passed over that the run has asked, or to which the techniques do not come any more.
    private Optional<String> first(List<String> ids, List<PuzzleKind> kinds, TrainingRun run) {
        Set<String> asked =
                run.answers().stream().map(AnsweredPosition::position).collect(Collectors.toSet());
        return ids.stream()
                .filter(id -> !asked.contains(id))
                .filter(id -> kinds.stream().anyMatch(kind -> id.startsWith(kind.id() + ".")))
                .limit(MOST_TRIED)
                .filter(id -> positions.find(id).isPresent())
                .findFirst();
    }
}
