package org.crosscage.texts;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;

/// Cuts a list where its items do not follow each other: a reader takes in "1 to 6" at a glance, but not six digits
/// one by one.
final class ItemRanges {

    /// What is shorter is read one by one as easily.
    private static final int SHORTEST = 4;

    private ItemRanges() {}

    /// @param items in the order in which they are read
    /// @param goesOn whether an item goes on with the stretch that stands before it, which is not empty
    /// @return all items, in stretches of four or more and single ones
    static List<List<Integer>> of(List<Integer> items, BiPredicate<List<Integer>, Integer> goesOn) {
        return of(items, SHORTEST, goesOn);
    }

    /// @param shortest of how many items or more a stretch is made
    /// @return all items, in stretches of so many or more and single ones
    static List<List<Integer>> of(List<Integer> items, int shortest, BiPredicate<List<Integer>, Integer> goesOn) {
        var all = new ArrayList<List<Integer>>();
        var stretch = new ArrayList<Integer>();
        for (var item : items) {
            if (!stretch.isEmpty() && !goesOn.test(stretch, item)) {
                add(stretch, shortest, all);
                stretch.clear();
            }
            stretch.add(item);
        }
        add(stretch, shortest, all);
        return all;
    }

    private static void add(List<Integer> stretch, int shortest, List<List<Integer>> all) {
        if (stretch.size() >= shortest) {
            all.add(List.copyOf(stretch));
        } else {
            stretch.forEach(item -> all.add(List.of(item)));
        }
    }
}
