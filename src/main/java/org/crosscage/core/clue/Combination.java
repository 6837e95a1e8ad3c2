package org.crosscage.core.clue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.crosscage.core.model.Digits;

/// Digits that together meet a clue: a set for a run, a multiset for a cage whose cells do not all see each other.
/// Ordered by the smallest digit, then the next.
///
/// @param digits ascending, repeated where they repeat; as many as the clue has cells
public record Combination(List<Integer> digits) implements Comparable<Combination> {

    public Combination {
        digits = digits.stream().sorted().toList();
    }

    public static Combination of(Integer... digits) {
        return new Combination(List.of(digits));
    }

    public Digits set() {
        return Digits.of(digits.stream().mapToInt(Integer::intValue).toArray());
    }

    /// The digits with blanks between them, by which browsers know a combination.
    public String name() {
        return digits.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    /// What is left when each of some digits is taken once; a digit that is not there is not missed.
    public Combination without(List<Integer> taken) {
        var left = new ArrayList<>(digits);
        taken.forEach(left::remove);
        return new Combination(left);
    }

    @Override
    public int compareTo(Combination other) {
        for (int i = 0; i < Math.min(digits.size(), other.digits.size()); i++) {
            int order = digits.get(i).compareTo(other.digits.get(i));
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(digits.size(), other.digits.size());
    }
}
