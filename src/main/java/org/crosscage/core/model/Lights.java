package org.crosscage.core.model;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// What lights up on the board while something is explained.
///
/// @param cells at most one light for each cell
/// @param candidates of a cell, at most one entry for each role
/// @param clues lines, runs and cages that the explanation rests on
/// @param arrows the chain of thought, in the order in which it is told
/// @param dead lines, runs and cages that cannot be met where the chain ends
public record Lights(
        List<Lit> cells,
        List<LitDigits> candidates,
        List<Constraint> clues,
        List<Arrow> arrows,
        List<Constraint> dead) {

    public static final Lights NONE = new Lights(List.of(), List.of(), List.of(), List.of(), List.of());

    public Lights {
        cells = List.copyOf(cells);
        candidates = List.copyOf(candidates);
        clues = List.copyOf(clues);
        arrows = List.copyOf(arrows);
        dead = List.copyOf(dead);
    }

    public record Lit(int cell, Role role) {}

    public record LitDigits(int cell, Digits digits, Role role) {}

    public static Builder of() {
        return new Builder();
    }

    /// Collects lights; of two for the same cell, or the same candidate, the later one stays.
    public static final class Builder {

        private final Map<Integer, Lit> cells = new LinkedHashMap<>();
        private final Map<Integer, Map<Role, Digits>> candidates = new LinkedHashMap<>();
        private final Set<Constraint> clues = new LinkedHashSet<>();
        private List<Arrow> arrows = List.of();
        private List<Constraint> dead = List.of();

        private Builder() {}

        public Builder cell(int cell, Role role) {
            cells.put(cell, new Lit(cell, role));
            return this;
        }

        public Builder cells(Cells lit, Role role) {
            lit.stream().forEach(cell -> cell(cell, role));
            return this;
        }

        public Builder digits(int cell, Digits digits, Role role) {
            var ofCell = candidates.computeIfAbsent(cell, c -> new EnumMap<>(Role.class));
            ofCell.replaceAll((other, lit) -> lit.minus(digits));
            ofCell.merge(role, digits, Digits::union);
            return this;
        }

        public Builder clues(List<? extends Constraint> lit) {
            clues.addAll(lit);
            return this;
        }

        /// @param broken what cannot be met where the chain ends
        public Builder chain(List<Arrow> chain, List<Constraint> broken) {
            arrows = chain;
            dead = broken;
            return this;
        }

        public Lights build() {
            var litDigits = candidates.entrySet().stream()
                    .flatMap(ofCell -> ofCell.getValue().entrySet().stream()
                            .filter(lit -> !lit.getValue().isEmpty())
                            .map(lit -> new LitDigits(ofCell.getKey(), lit.getValue(), lit.getKey())))
                    .toList();
            return new Lights(List.copyOf(cells.values()), litDigits, List.copyOf(clues), arrows, dead);
        }
    }
}
