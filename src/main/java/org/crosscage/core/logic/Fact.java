package org.crosscage.core.logic;

import java.util.List;
import org.crosscage.core.clue.Combination;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;

/// A thing that a reason names, to be worded and lit up elsewhere.
public sealed interface Fact {

    record OfCells(Cells cells) implements Fact {}

    record OfDigits(Digits digits) implements Fact {}

    record OfNumber(long number) implements Fact {}

    /// A line, run or cage.
    record OfConstraint(Constraint constraint) implements Fact {}

    /// Several lines, runs or cages, such as the rows of a fish.
    record OfConstraints(List<Constraint> constraints) implements Fact {
        public OfConstraints {
            constraints = List.copyOf(constraints);
        }
    }

    /// A chain of thought from a supposition to its end, in order.
    record OfChain(List<Link> links) implements Fact {
        public OfChain {
            links = List.copyOf(links);
        }
    }

    /// Those links of a chain that the reason itself tells in words, so that they are drawn with its number.
    record OfLinks(List<Link> links) implements Fact {
        public OfLinks {
            links = List.copyOf(links);
        }
    }

    /// Those marks that the words speak of, where they do not speak of all that a proof rests on: the others of its
    /// lines and clues count too, but a board full of proof shows nobody the way.
    record OfMarks(List<Premise> marks) implements Fact {
        public OfMarks {
            marks = List.copyOf(marks);
        }
    }

    /// Combinations and the operation that they are written with: `1 + 7`, `2 × 6`; [Operation#HIDDEN] for none.
    record OfCombinations(Operation operation, List<Combination> combinations) implements Fact {
        public OfCombinations {
            combinations = List.copyOf(combinations);
        }
    }

    /// Digits put into the cells of a clue, one list a layout, in the order of the clue's cells.
    record OfLayouts(Cells cells, List<List<Integer>> layouts) implements Fact {
        public OfLayouts {
            layouts = layouts.stream().map(List::copyOf).toList();
        }
    }
}
