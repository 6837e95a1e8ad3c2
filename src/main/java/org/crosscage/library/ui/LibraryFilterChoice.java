package org.crosscage.library.ui;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.crosscage.shell.ui.field.Picker;
import org.crosscage.shell.ui.field.Picker.Option;
import org.crosscage.texts.Texts;

/// One of the lists that say what of the library is to be seen. It offers what leaves at least one puzzle beside the
/// other lists, each with the number of those puzzles, and what is chosen, even if that leaves none.
///
/// @param key of its words: `size`
/// @param possible everything that can be chosen, but "all"
/// @param chosen what a list says of it
/// @param with another choice in the same list
/// @param found the choices that show a puzzle
record LibraryFilterChoice(
        String key,
        Picker picker,
        List<Option> possible,
        Function<LibraryFilter, String> chosen,
        BiFunction<LibraryFilter, String, LibraryFilter> with,
        Function<PackPuzzle, ? extends Iterable<String>> found) {

    LibraryFilterChoice {
        possible = List.copyOf(possible);
    }

    /// @param all the puzzles that there are, looked through once
    void offer(LibraryFilter filter, List<PackPuzzle> all, Texts texts) {
        var others = with.apply(filter, "");
        var counts = new HashMap<String, Integer>();
        for (var puzzle : all) {
            if (others.has(puzzle)) {
                found.apply(puzzle).forEach(value -> counts.merge(value, 1, Integer::sum));
            }
        }
        var now = chosen.apply(filter);
        var offered = new ArrayList<Option>();
        offered.add(new Option("", "", texts.say("library.filter." + key + ".all")));
        for (var option : possible) {
            int count = counts.getOrDefault(option.value(), 0);
            if (count > 0 || option.value().equals(now)) {
                var words = texts.say("library.filter.counted", "what", option.words(), "count", count);
                offered.add(new Option(option.group(), option.value(), words));
            }
        }
        picker.offer(offered, now);
    }
}
