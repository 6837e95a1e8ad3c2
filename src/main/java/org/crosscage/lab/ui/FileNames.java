package org.crosscage.lab.ui;

import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.board.ui.tile.PuzzleNames;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.lab.RaceOrder;
import org.crosscage.texts.Texts;

/// What files of a race are called: by puzzle, racers and seed, in signs that every system takes; and what pictures say
/// of it.
///
/// @param stem what all of them begin with
/// @param puzzle what pictures say of the puzzle, for whoever finds one later
record FileNames(String stem, String puzzle, RaceOrder order, Texts texts) {

    private static final int LONGEST = 40;

    static FileNames of(PuzzleEntry entry, RaceOrder order, LabWords words) {
        var stem = Stream.of(
                        Stream.of("crosscage", entry.name()),
                        order.racers().stream().map(racer -> racer.solver().id()),
                        Stream.of("seed", Long.toString(order.seed())))
                .flatMap(parts -> parts)
                .map(FileNames::plain)
                .collect(Collectors.joining("-"));
        var about = joined(new PuzzleNames(words.texts()).of(entry), entry.hasOwnId() ? entry.id() : "");
        return new FileNames(stem, about, order, words.texts());
    }

    private static String joined(String... parts) {
        return Stream.of(parts).filter(part -> !part.isEmpty()).collect(Collectors.joining(" · "));
    }

    /// What a picture of one run says of it: the puzzle and its seed.
    ///
    /// @param run its number, from 1
    String about(int run) {
        return joined(puzzle, texts.say("lab.chart.seed", "seed", seed(run)));
    }

    /// What a picture of the last runs of all racers says: the puzzle and the seeds that there are.
    String about() {
        return order.runs() == 1
                ? about(1)
                : joined(puzzle, texts.say("lab.chart.seeds", "first", seed(1), "last", seed(order.runs())));
    }

    private String seed(int run) {
        return Long.toString(order.seed() + run - 1);
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
