package org.crosscage.core.logic;

import java.util.List;
import org.crosscage.core.model.Digits;

/// Digits that together meet a clue: a set for a run, a multiset for a cage whose cells do not all see each other.
///
/// @param digits ascending, repeated where they repeat; as many as the clue has cells
public record Combination(List<Integer> digits) {

    public Combination {
        digits = digits.stream().sorted().toList();
    }

    public Digits set() {
        return Digits.of(digits.stream().mapToInt(Integer::intValue).toArray());
    }

    public boolean contains(int digit) {
        return digits.contains(digit);
    }
}
