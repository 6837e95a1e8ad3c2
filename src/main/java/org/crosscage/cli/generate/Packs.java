package org.crosscage.cli.generate;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.cli.input.WrittenSize;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.Size;
import org.crosscage.core.logic.Tier;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.library.GradeTimes;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.library.PuzzleRequirements;

/// Which packs are shipped, beside those that were not generated: `./crosscage generate --packs puzzles` makes them.
/// They are listed in `packs.txt`. Seeds count from 1, so that a puzzle keeps its id when its pack grows.
final class Packs {

    private static final String FILE = "packs.txt";

    /// How many puzzles a grade gets in a pack, unless one takes too long.
    private static final int EACH = 20;

    /// A grade of which one puzzle takes longer gets one, which shows that there is such a puzzle.
    private static final int LONGEST_MILLIS = 10_000;

    /// So few drafts are looked at for a puzzle that needs a technique that rare techniques get fewer puzzles.
    private static final int DRAFTS_FOR_A_TECHNIQUE = 40;

    /// So many puzzles a technique gets to be practised on, where they come up.
    private static final int EACH_TECHNIQUE = 10;

    static final List<Pack> ALL = read().lines()
            .filter(line -> !line.startsWith("#"))
            .flatMap(Packs::packs)
            .toList();

    private Packs() {}

    /// @param id unique among the packs
    /// @param parts in the order of the file
    record Pack(String id, String kind, List<Part> parts) {

        /// Where the pack lies in the folder of packs.
        String file() {
            return kind + "/" + id + ".txt";
        }
    }

    /// Puzzles of one order.
    ///
    /// @param most how many are wanted
    /// @param seeds so many are tried at most, from 1
    record Part(PuzzleOrder order, int most, int seeds) {}

    private static String read() {
        try (var file = Objects.requireNonNull(Packs.class.getResourceAsStream(FILE))) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Stream<Pack> packs(String line) {
        var words = line.split(" ");
        var kind = words[0];
        var size = WrittenSize.parse(words[1]);
        return switch (words[2]) {
            case "timed" -> Stream.of(timed(kind, size));
            case "techniques" -> needing(kind, size);
            default -> Stream.of(pack(kind, size, grades(words[2]), Arrays.copyOfRange(words, 3, words.length)));
        };
    }

    /// @param written the easiest and the hardest
    private static Collection<Grade> grades(String written) {
        var ends = written.split("-");
        return EnumSet.range(grade(ends[0]), grade(ends[1]));
    }

    private static Grade grade(String id) {
        return Grade.valueOf(id.toUpperCase(Locale.ROOT));
    }

    /// The grades of a size that are known to come up.
    private static Pack timed(String kind, Size size) {
        var parts = GradeTimes.standard().of(kind, size).stream()
                .map(time -> part(kind, size, PuzzleRequirements.of(time.grade()), most(time.millis())))
                .toList();
        return new Pack(kind + "-" + size, kind, parts);
    }

    private static int most(int millis) {
        return millis <= LONGEST_MILLIS ? EACH : 1;
    }

    /// @param theme none, or the pack's id and its options
    private static Pack pack(String kind, Size size, Collection<Grade> grades, String... theme) {
        var options = Arrays.stream(theme)
                .skip(1)
                .map(option -> option.split("=", 2))
                .collect(Collectors.toMap(option -> option[0], option -> option[1]));
        return new Pack(
                theme.length == 0 ? kind + "-" + size : theme[0],
                kind,
                grades.stream()
                        .map(grade -> new PuzzleRequirements(
                                Optional.of(grade), Optional.empty(), PuzzleRequirements.ANYTHING.tries(), options))
                        .map(requirements -> part(kind, size, requirements, EACH))
                        .toList());
    }

    /// A pack for each technique above the first tier, of puzzles with a position at which it alone leads on.
    private static Stream<Pack> needing(String kind, Size size) {
        return PuzzleKinds.of(kind).techniques().stream()
                .filter(technique -> technique.tier() != Tier.GENTLE)
                .map(technique -> new PuzzleRequirements(
                        Optional.empty(), Optional.of(technique.id()), DRAFTS_FOR_A_TECHNIQUE, Map.of()))
                .map(requirements -> new Pack(
                        kind + "-needs-" + requirements.technique().orElseThrow(),
                        kind,
                        List.of(new Part(
                                new PuzzleOrder(kind, size, requirements), EACH_TECHNIQUE, 2 * EACH_TECHNIQUE))));
    }

    private static Part part(String kind, Size size, PuzzleRequirements requirements, int most) {
        return new Part(new PuzzleOrder(kind, size, requirements), most, 3 * most);
    }
}
