package org.crosscage.kind;

import java.util.List;
import java.util.Locale;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.logic.technique.KillerCombination;
import org.crosscage.core.logic.technique.KillerCombination.Sort;

/// Lists of techniques that somebody may want instead of the standard one.
public enum Preset {
    STANDARD {
        @Override
        public List<Technique> of(PuzzleKind kind) {
            return kind.techniques();
        }
    },
    /// Nothing is ever supposed: the highest tier is left out.
    NO_TRIALS {
        @Override
        public List<Technique> of(PuzzleKind kind) {
            return kind.techniques().stream()
                    .filter(technique -> technique.tier() != Tier.EXTREME)
                    .toList();
        }
    },
    /// The rules of *Solving and Modeling Ken-ken Puzzle by Using Hybrid Genetics Algorithm* (ICETD 2012), in the
    /// order in which it tells them. Its killer combination is for sums inside one line only.
    PAPER {
        private static final List<String> RULES = List.of(
                "single-square",
                "naked-single",
                "naked-pair",
                "naked-triple",
                "last-cell",
                "hidden-single",
                "killer-combination",
                "x-wing");

        @Override
        public List<Technique> of(PuzzleKind kind) {
            return RULES.stream()
                    .flatMap(rule -> kind.technique(rule).stream())
                    .map(t -> t instanceof KillerCombination ? new KillerCombination(Sort.SUM_IN_ONE_LINE) : t)
                    .toList();
        }
    };

    /// The techniques of a kind, in the order in which they are tried.
    public abstract List<Technique> of(PuzzleKind kind);

    /// Whether this list uses a technique in a narrower sense than the standard one does.
    ///
    /// @param technique its id
    public boolean narrows(String technique) {
        return PuzzleKinds.all().stream()
                .anyMatch(kind -> of(kind).stream()
                        .filter(each -> each.id().equals(technique))
                        .anyMatch(each -> !kind.techniques().contains(each)));
    }

    /// The preset's name outside Java: `standard`, `no-trials`, `paper`.
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
