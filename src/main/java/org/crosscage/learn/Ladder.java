package org.crosscage.learn;

import java.util.List;
import java.util.Optional;
import org.crosscage.core.generate.Weights;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.logic.Technique;
import org.crosscage.kind.PuzzleKinds;

/// The techniques of all kinds in one list, easiest tier first. Their order is that of the table of weights, which
/// has every technique of every kind.
public final class Ladder {

    private static final List<Rung> RUNGS =
            Weights.all().keySet().stream().flatMap(id -> rung(id).stream()).toList();

    private Ladder() {}

    /// @param kinds those to whose puzzles the technique applies, at least one
    public record Rung(Technique technique, List<PuzzleKind> kinds) {

        public Rung {
            kinds = List.copyOf(kinds);
        }

        public String id() {
            return technique.id();
        }
    }

    public static List<Rung> all() {
        return RUNGS;
    }

    /// The technique of this name.
    public static Optional<Rung> of(String id) {
        return RUNGS.stream().filter(rung -> rung.id().equals(id)).findFirst();
    }

    /// The next easier one.
    public static Optional<Rung> before(Rung rung) {
        int at = RUNGS.indexOf(rung);
        return at > 0 ? Optional.of(RUNGS.get(at - 1)) : Optional.empty();
    }

    /// The next harder one.
    public static Optional<Rung> after(Rung rung) {
        int at = RUNGS.indexOf(rung);
        return at + 1 < RUNGS.size() ? Optional.of(RUNGS.get(at + 1)) : Optional.empty();
    }

    private static Optional<Rung> rung(String id) {
        var kinds = PuzzleKinds.all().stream()
                .filter(kind -> technique(kind, id).isPresent())
                .toList();
        return kinds.stream()
                .findFirst()
                .flatMap(kind -> technique(kind, id))
                .map(technique -> new Rung(technique, kinds));
    }

    private static Optional<Technique> technique(PuzzleKind kind, String id) {
        return kind.techniques().stream()
                .filter(technique -> technique.id().equals(id))
                .findFirst();
    }
}
