package org.crosscage.core.logic;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.crosscage.core.clue.Combination;
import org.crosscage.core.clue.ListedLayouts;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;

/// Why a step is true: a message key, the cells with their digits and the constraints that together prove it, and
/// the facts that the message names. Someone who sees nothing but `premises` and `constraints` can derive the step,
/// and cannot when one of the constraints is missing. A cell without a premise can hold any digit of the puzzle.
///
/// @param key of the message, such as `naked-set`; the words stand in the texts
/// @param premises what the proof uses of the board
/// @param constraints what the proof uses of the puzzle
/// @param facts what the message names, by the name that the message gives it
/// @param thoughts what is said before this, each worded by itself, in order: the two halves of an argument, the
///     links of a chain
public record Reason(
        String key,
        List<Premise> premises,
        List<Constraint> constraints,
        Map<String, Fact> facts,
        List<Reason> thoughts) {

    public Reason {
        premises = List.copyOf(premises);
        constraints = List.copyOf(constraints);
        thoughts = List.copyOf(thoughts);
        facts = Collections.unmodifiableMap(new LinkedHashMap<>(facts));
    }

    public static Builder of(String key) {
        return new Builder(key);
    }

    /// The cells of all premises.
    public Cells cells() {
        return Cells.of(premises.stream().mapToInt(Premise::cell));
    }

    /// The same with one more fact.
    public Reason naming(String name, Fact fact) {
        var more = new LinkedHashMap<>(facts);
        more.put(name, fact);
        return new Reason(key, premises, constraints, more, thoughts);
    }

    /// Collects a reason piece by piece.
    public static final class Builder {

        private final String key;
        private final Map<Integer, Premise> premises = new LinkedHashMap<>();
        private final List<Constraint> constraints = new ArrayList<>();
        private final Map<String, Fact> facts = new LinkedHashMap<>();
        private final List<Reason> thoughts = new ArrayList<>();
        private final List<Premise> marks = new ArrayList<>();

        private Builder(String key) {
            this.key = key;
        }

        /// The proof uses what the board says of these cells.
        public Builder given(Cells cells, Board board) {
            cells.stream().forEach(cell -> premises.put(cell, new Premise(cell, board.candidates(cell))));
            return this;
        }

        /// The proof uses these constraints.
        public Builder by(Constraint... used) {
            return by(List.of(used));
        }

        public Builder by(List<? extends Constraint> used) {
            constraints.addAll(used);
            return this;
        }

        /// The proof uses those of these constraints that it cannot do without; to be said after all premises.
        ///
        /// @param constraints what the reader would rather not hear of comes first
        /// @param step what is proved
        public Builder byNeeded(List<? extends Constraint> constraints, Step.Builder step, Board board) {
            return by(Proof.needed(board, List.copyOf(premises.values()), constraints, step)
                    .reversed());
        }

        public Builder naming(String name, Fact fact) {
            facts.put(name, fact);
            return this;
        }

        public Builder cells(String name, Cells cells) {
            return naming(name, new Fact.OfCells(cells));
        }

        public Builder digits(String name, Digits digits) {
            return naming(name, new Fact.OfDigits(digits));
        }

        public Builder number(String name, long number) {
            return naming(name, new Fact.OfNumber(number));
        }

        /// Names a constraint; to make it part of the proof as well, say so with [#by].
        public Builder constraint(String name, Constraint constraint) {
            return naming(name, new Fact.OfConstraint(constraint));
        }

        /// Names several constraints: "row 1 and row 2".
        public Builder constraints(String name, List<? extends Constraint> constraints) {
            return naming(name, new Fact.OfConstraints(List.copyOf(constraints)));
        }

        public Builder chain(String name, List<Link> links) {
            return naming(name, new Fact.OfChain(links));
        }

        /// The words tell these links of the chain.
        public Builder telling(List<Link> links) {
            return naming("links", new Fact.OfLinks(links));
        }

        /// Of these cells the words speak, and of all that is left for them.
        public Builder speaking(Cells cells, Board board) {
            return speaking(cells, board.puzzle().digits(), board);
        }

        /// Of these cells the words speak, and of those of the digits that are left for them.
        public Builder speaking(Cells cells, Digits digits, Board board) {
            cells.stream()
                    .forEach(cell ->
                            marks.add(new Premise(cell, board.candidates(cell).intersect(digits))));
            return naming("marks", new Fact.OfMarks(marks));
        }

        public Builder combinations(String name, Operation operation, List<Combination> combinations) {
            return naming(name, new Fact.OfCombinations(operation, combinations));
        }

        public Builder layouts(String name, ListedLayouts layouts) {
            return naming(name, new Fact.OfLayouts(layouts.cells(), layouts.list()));
        }

        /// Names a thought that comes before the others. Only its words count: its premises and constraints are not
        /// added.
        public Builder first(Builder thought) {
            return first(thought.build());
        }

        public Builder first(Reason thought) {
            thoughts.add(thought);
            return this;
        }

        public Reason build() {
            return new Reason(key, List.copyOf(premises.values()), constraints, facts, thoughts);
        }
    }
}
