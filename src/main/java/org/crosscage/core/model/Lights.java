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
public record Lights(List<Lit> cells, List<LitDigits> candidates, List<Constraint> clues) {

    public static final Lights NONE = new Lights(List.of(), List.of(), List.of());

    public Lights {
        cells = List.copyOf(cells);
        candidates = List.copyOf(candidates);
        clues = List.copyOf(clues);
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

        public Lights build() {
            var litDigits = candidates.entrySet().stream()
                    .flatMap(ofCell -> ofCell.getValue().entrySet().stream()
                            .filter(lit -> !lit.getValue().isEmpty())
                            .map(lit -> new LitDigits(ofCell.getKey(), lit.getValue(), lit.getKey())))
                    .toList();
            return new Lights(List.copyOf(cells.values()), litDigits, List.copyOf(clues));
        }
    }
}
