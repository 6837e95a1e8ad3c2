package org.crosscage.train.progress;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.crosscage.core.kind.PuzzleKind;

/// Where a player stands with each technique.
public final class TechniqueStandings {

    private final Map<String, List<AnsweredPosition>> answers;
    private final Map<String, Integer> hintCosts;
    private final Set<String> needed;
    private final Instant now;

    /// @param answers all that the player gave in training, in order
    /// @param hintCosts what hints cost in games, by the id of the technique that they told
    /// @param needed ids of the techniques of puzzles that the player finished without a hint that did their step
    /// @param now standings lapse with time
    public TechniqueStandings(
            List<AnsweredPosition> answers, Map<String, Integer> hintCosts, Set<String> needed, Instant now) {
        this.answers = answers.stream().collect(Collectors.groupingBy(AnsweredPosition::technique));
        this.hintCosts = Map.copyOf(hintCosts);
        this.needed = Set.copyOf(needed);
        this.now = now;
    }

    /// Whether nothing is known of the player: no technique was met.
    public boolean isBlank() {
        return answers.isEmpty() && hintCosts.isEmpty() && needed.isEmpty();
    }

    /// Whether the player finished a puzzle that needed a technique, and no hint did its step.
    public boolean isSolved(String technique) {
        return needed.contains(technique);
    }

    /// Over all kinds.
    ///
    /// @param technique its id
    public TechniqueStanding of(String technique) {
        return of(technique, _ -> true, hintCosts.containsKey(technique) || needed.contains(technique));
    }

    /// By the answers to positions of one kind alone; what was met in games counts for all of them.
    public TechniqueStanding of(String technique, PuzzleKind kind) {
        return of(
                technique,
                answer -> answer.kind().equals(kind.id()),
                of(technique).standing() != Standing.NOT_MET);
    }

    private TechniqueStanding of(String technique, Predicate<AnsweredPosition> which, boolean isMet) {
        var given = answers.getOrDefault(technique, List.of()).stream()
                .filter(which)
                .toList();
        return new TechniqueStanding(
                Standing.of(given, isMet, now),
                given.size(),
                (int) given.stream().filter(answer -> !answer.isMissed()).count(),
                hintCosts.getOrDefault(technique, 0));
    }
}
