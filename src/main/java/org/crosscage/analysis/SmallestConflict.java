package org.crosscage.analysis;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/// Makes a conflict as small as any is, after A. Ignatiev, A. Previti, M. Liffiton and J. Marques-Silva, *Smallest MUS
/// extraction with minimal hitting set dualization*, CP 2015, section 3.
///
/// What a largest part with a solution leaves out has something of every conflict. So a smallest set that has something
/// of all that is known to be left out is no larger than the smallest conflict. Either it is one itself, or it grows to
/// another such part.
final class SmallestConflict {

    /// Choices in the search for one such set; past that the conflict that is known stays.
    private static final int MOST_CHOICES = 100_000;

    private final int demands;
    private final Question question;
    private final BooleanSupplier isOver;
    private final List<BitSet> leftOut = new ArrayList<>();
    private int choices;

    /// What can be asked about demands, which count from 0.
    interface Question {

        /// All demands that some solution for these meets, these among them; just these when it is not known whether
        /// there is one. Empty when it is proven that there is none.
        Optional<BitSet> met(BitSet demands);
    }

    /// @param demands how many there are
    /// @param isOver asked before each round; true ends the work with the conflict that is known
    SmallestConflict(int demands, Question question, BooleanSupplier isOver) {
        this.demands = demands;
        this.question = question;
        this.isOver = isOver;
    }

    /// @param known a conflict
    /// @return one of fewest demands, or the known one when it is one of these, or when the work ended before
    BitSet within(BitSet known) {
        int size = 0;
        while (size < known.cardinality() && !isOver.getAsBoolean()) {
            choices = 0;
            var hitting = hitting(new BitSet(), size);
            if (choices > MOST_CHOICES) {
                return known;
            }
            if (hitting.isEmpty()) {
                size++;
                continue;
            }
            var met = question.met(hitting.get());
            if (met.isEmpty()) {
                return hitting.get();
            }
            leftOut.add(leftOutBeside(met.get()));
            leftOut.sort(Comparator.comparingInt(BitSet::cardinality));
        }
        return known;
    }

    /// What is left out of a largest part with a solution that holds these.
    private BitSet leftOutBeside(BitSet met) {
        var all = (BitSet) met.clone();
        for (int one = all.nextClearBit(0); one < demands; one = all.nextClearBit(one + 1)) {
            var more = (BitSet) all.clone();
            more.set(one);
            question.met(more).ifPresent(all::or);
        }
        all.flip(0, demands);
        return all;
    }

    /// These and at most so many more, so that something of everything left out is among them.
    private Optional<BitSet> hitting(BitSet chosen, int more) {
        var open = leftOut.stream().filter(some -> !some.intersects(chosen)).findFirst();
        if (open.isEmpty()) {
            return Optional.of(chosen);
        }
        if (more == 0 || choices++ > MOST_CHOICES) {
            return Optional.empty();
        }
        return open.get().stream()
                .mapToObj(one -> {
                    var next = (BitSet) chosen.clone();
                    next.set(one);
                    return hitting(next, more - 1);
                })
                .flatMap(Optional::stream)
                .findFirst();
    }
}
