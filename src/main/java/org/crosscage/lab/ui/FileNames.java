package org.crosscage.lab.ui;

import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.board.ui.PuzzleNames;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.lab.RaceOrder;

/// What files of a race are called: by puzzle, racers and seed, in signs that every system takes; and what pictures say
/// of it.
///
/// @param stem what all of them begin with
/// @param about puzzle and seed, for whoever finds the picture later
record FileNames(String stem, String about) {

    private static final int LONGEST = 40;

    static FileNames of(PuzzleEntry entry, RaceOrder order, LabWords words) {
        var shape = entry.puzzle().shape();
        var puzzle =
                entry.id().isEmpty() ? entry.puzzle().kind() + "-" + shape.rows() + "x" + shape.columns() : entry.id();
        var stem = Stream.of(
                        Stream.of("crosscage", puzzle),
                        order.racers().stream().map(racer -> racer.solver().id()),
                        Stream.of("seed", Long.toString(order.seed())))
                .flatMap(parts -> parts)
                .map(FileNames::plain)
                .collect(Collectors.joining("-"));
        var seed = words.texts().say("lab.chart.seed", "seed", Long.toString(order.seed()));
        var about = Stream.of(new PuzzleNames(words.texts()).of(entry), entry.id(), seed)
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(" · "));
        return new FileNames(stem, about);
    }

    /// The name of one of the files, without what says its format.
    String of(String... parts) {
        return Stream.concat(Stream.of(stem), Stream.of(parts).map(FileNames::plain))
                .collect(Collectors.joining("-"));
    }

    private static String plain(String part) {
        var plain = part.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
        return plain.substring(0, Math.min(plain.length(), LONGEST));
    }
}
