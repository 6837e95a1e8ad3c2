package org.crosscage.cli;

import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.logic.Tier;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.library.GradeTimes;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.library.Wanted;

/// Which packs are shipped, beside those that were not generated: `./crosscage generate --packs puzzles` makes them.
/// Seeds count from 1, so that a puzzle keeps its id when its pack grows.
final class Packs {

    /// How many puzzles a grade gets in a pack, unless one takes too long.
    private static final int EACH = 20;

    /// A grade of which one puzzle takes longer gets one, which shows that there is such a puzzle.
    private static final int LONGEST_MILLIS = 10_000;

    private static final List<Grade> COMMON = List.of(Grade.EASY, Grade.MEDIUM, Grade.HARD, Grade.EXPERT);

    /// So few drafts are looked at for a puzzle that needs a technique that rare techniques get fewer puzzles.
    private static final int DRAFTS_FOR_A_TECHNIQUE = 40;

    /// So many puzzles a technique gets to be practised on, where they come up.
    private static final int EACH_TECHNIQUE = 10;

    static final List<Pack> ALL = Stream.of(
                    Stream.of("6x6", "8x8", "10x10", "12x12", "15x15").map(size -> timed("kakuro", size)),
                    Stream.of("4x4", "5x5", "6x6", "7x7", "8x8", "9x9").map(size -> timed("kenken", size)),
                    Stream.of(
                            untimed("kakuro", "6x9", EnumSet.range(Grade.GENTLE, Grade.EXTREME)),
                            untimed("kakuro", "8x10", EnumSet.range(Grade.GENTLE, Grade.EXTREME)),
                            untimed("kakuro", "10x14", EnumSet.range(Grade.GENTLE, Grade.EXTREME)),
                            untimed("kakuro", "15x10", EnumSet.range(Grade.GENTLE, Grade.EXTREME)),
                            untimed("kenken", "3x3", EnumSet.of(Grade.GENTLE, Grade.EASY)),
                            untimed("kenken", "12x12", EnumSet.range(Grade.GENTLE, Grade.EXTREME)),
                            themed("kenken-multiplication", "kenken", "6x6", Map.of("ops", "*")),
                            themed("kenken-hidden", "kenken", "6x6", Map.of("ops", "?")),
                            themed("kenken-from-zero", "kenken", "6x6", Map.of("values", "0-5")),
                            themed("kakuro-mirror", "kakuro", "10x10", Map.of("symmetry", "mirror")),
                            timed("kakuro", "20x20"),
                            timed("kakuro", "25x25"),
                            untimed("kakuro", "24x30", COMMON),
                            timed("kakuro", "30x30")),
                    needing("kenken", "6x6"),
                    needing("kakuro", "8x8"))
            .flatMap(packs -> packs)
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

    /// The grades of a size that are known to come up.
    private static Pack timed(String kind, String size) {
        var parts = GradeTimes.standard().of(kind, WrittenSize.parse(size)).stream()
                .map(time -> part(kind, size, Wanted.of(time.grade()), most(time.millis())))
                .toList();
        return new Pack(kind + "-" + size, kind, parts);
    }

    private static int most(int millis) {
        return millis <= LONGEST_MILLIS ? EACH : 1;
    }

    private static Pack untimed(String kind, String size, Collection<Grade> grades) {
        return new Pack(
                kind + "-" + size,
                kind,
                grades.stream()
                        .map(grade -> part(kind, size, Wanted.of(grade), EACH))
                        .toList());
    }

    private static Pack themed(String id, String kind, String size, Map<String, String> wishes) {
        return new Pack(
                id,
                kind,
                COMMON.stream()
                        .map(grade -> new Wanted(Optional.of(grade), Optional.empty(), Wanted.ANYTHING.tries(), wishes))
                        .map(wanted -> part(kind, size, wanted, EACH))
                        .toList());
    }

    /// A pack for each technique above the first tier, of puzzles with a position at which it alone leads on.
    private static Stream<Pack> needing(String kind, String size) {
        return PuzzleKinds.of(kind).techniques().stream()
                .filter(technique -> technique.tier() != Tier.GENTLE)
                .map(technique ->
                        new Wanted(Optional.empty(), Optional.of(technique.id()), DRAFTS_FOR_A_TECHNIQUE, Map.of()))
                .map(wanted -> new Pack(
                        kind + "-needs-" + wanted.technique().orElseThrow(),
                        kind,
                        List.of(new Part(
                                new PuzzleOrder(kind, WrittenSize.parse(size), wanted),
                                EACH_TECHNIQUE,
                                2 * EACH_TECHNIQUE))));
    }

    private static Part part(String kind, String size, Wanted wanted, int most) {
        return new Part(new PuzzleOrder(kind, WrittenSize.parse(size), wanted), most, 3 * most);
    }
}
