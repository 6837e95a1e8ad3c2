package org.crosscage.train;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.train.PositionChoice.RatedPosition;
import org.crosscage.train.PositionChoice.RatedTechnique;

/// Draws positions by lot: those that a player was not asked before as long as there are any.
public final class PositionPicker {

    private final TrainingPositions positions;
    private final RandomGenerator random;

    public PositionPicker(TrainingPositions positions, RandomGenerator random) {
        this.positions = positions;
        this.random = random;
    }

    /// The positions of a technique in puzzles of a kind.
    private record Subject(PuzzleKind kind, Technique technique) {}

    /// A position of one of the kinds that is about as strong as the player is there, as [PositionChoice#draw]
    /// has it.
    ///
    /// @param level of the player by kind, as [PositionChoice#level] has it
    /// @param asked ids of positions that were asked before, the last one last; they come again when no other
    ///     is left
    /// @param ratings of those of some positions that have one because they were answered, by id
    public Optional<String> atLevel(
            List<PuzzleKind> kinds,
            ToDoubleFunction<PuzzleKind> level,
            List<String> asked,
            Function<Set<String>, Map<String, Double>> ratings) {
        var before = Set.copyOf(asked);
        var last = asked.reversed().stream().findFirst();
        var left = new ArrayList<>(kinds);
        while (!left.isEmpty()) {
            var kind = left.remove(random.nextInt(left.size()));
            double here = level.applyAsDouble(kind);
            var drawn = PositionChoice.draw(techniques(kind, before, ratings), last, here, random)
                    .or(() -> PositionChoice.draw(techniques(kind, Set.of(), ratings), last, here, random));
            if (drawn.isPresent()) {
                return drawn.map(RatedPosition::id);
            }
        }
        return Optional.empty();
    }

    private List<RatedTechnique> techniques(
            PuzzleKind kind, Set<String> without, Function<Set<String>, Map<String, Double>> ratings) {
        return positions.firstRated(kind).stream()
                .map(technique -> technique.without(without).rated(ratings))
                .toList();
    }

    /// A position of a technique.
    public Optional<String> of(List<PuzzleKind> kinds, String technique, Set<String> asked) {
        return anyOf(kinds, each -> each.id().equals(technique), asked);
    }

    /// A position of any technique of a tier, each as likely as the other.
    public Optional<String> of(List<PuzzleKind> kinds, Tier tier, Set<String> asked) {
        return anyOf(kinds, each -> each.tier() == tier, asked);
    }

    /// A position of any technique up to a tier, each as likely as the other.
    public Optional<String> upTo(List<PuzzleKind> kinds, Tier hardest, Set<String> asked) {
        return anyOf(kinds, each -> each.tier().compareTo(hardest) <= 0, asked);
    }

    private Optional<String> anyOf(List<PuzzleKind> kinds, Predicate<Technique> wanted, Set<String> asked) {
        var subjects = kinds.stream()
                .flatMap(kind -> kind.techniques().stream()
                        .filter(technique -> wanted.test(technique) && positions.count(kind, technique) > 0)
                        .map(technique -> new Subject(kind, technique)))
                .toList();
        if (subjects.isEmpty()) {
            return Optional.empty();
        }
        var left = new ArrayList<>(subjects);
        while (!left.isEmpty()) {
            var fresh = fresh(left.remove(random.nextInt(left.size())), asked);
            if (!fresh.isEmpty()) {
                return Optional.of(any(fresh));
            }
        }
        // all of them were asked: once more
        return Optional.of(any(ids(any(subjects))));
    }

    private List<String> fresh(Subject subject, Set<String> asked) {
        return ids(subject).stream().filter(id -> !asked.contains(id)).toList();
    }

    private List<String> ids(Subject subject) {
        return positions.ids(subject.kind, subject.technique);
    }

    private <T> T any(List<T> all) {
        return all.get(random.nextInt(all.size()));
    }
}
