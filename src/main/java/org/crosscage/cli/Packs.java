package org.crosscage.cli;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.kind.PuzzleFormats;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.library.Wanted;

/// The packs that are shipped: `./crosscage generate --packs puzzles` writes them again, byte for byte the same.
final class Packs {

    /// Sizes and the grades that the generator finds in them within a few seconds.
    static final List<Pack> ALL = List.of(
            pack("kakuro", "6x6", 2, Grade.GENTLE, Grade.EXTREME),
            pack("kakuro", "8x8", 2, Grade.GENTLE, Grade.EXTREME),
            pack("kakuro", "10x10", 2, Grade.GENTLE, Grade.EXTREME),
            pack("kakuro", "12x12", 2, Grade.EASY, Grade.EXTREME),
            pack("kakuro", "15x15", 2, Grade.EASY, Grade.EXTREME),
            pack("kakuro", "6x9", 1, Grade.GENTLE, Grade.EXTREME),
            pack("kakuro", "8x10", 1, Grade.GENTLE, Grade.EXTREME),
            pack("kakuro", "10x14", 1, Grade.EASY, Grade.EXTREME),
            pack("kakuro", "15x10", 1, Grade.EASY, Grade.EXTREME),
            pack("kenken", "4x4", 2, Grade.GENTLE, Grade.HARD),
            pack("kenken", "5x5", 2, Grade.GENTLE, Grade.EXPERT),
            pack("kenken", "6x6", 2, Grade.GENTLE, Grade.EXTREME),
            pack("kenken", "7x7", 2, Grade.GENTLE, Grade.EXTREME),
            pack("kenken", "8x8", 2, Grade.GENTLE, Grade.EXTREME),
            pack("kenken", "9x9", 2, Grade.GENTLE, Grade.EXTREME),
            themed("kenken-multiplication", Map.of("ops", "*")),
            themed("kenken-hidden", Map.of("ops", "?")),
            themed("kenken-from-zero", Map.of("values", "0-5")));

    private Packs() {}

    /// For each grade, easiest first, the puzzles with the seeds 1…each.
    ///
    /// @param id unique among the packs
    /// @param wishes that all its puzzles were made by
    record Pack(String id, String kind, String size, int each, Set<Grade> grades, Map<String, String> wishes) {

        /// Where the pack lies in the folder of packs.
        String file() {
            return kind + "/" + id + ".txt";
        }

        int count() {
            return each * grades.size();
        }

        private Wanted wanted(Grade grade) {
            return new Wanted(Optional.of(grade), Optional.empty(), Wanted.ANYTHING.tries(), wishes);
        }

        private Stream<PuzzleEntry> puzzles(Grade grade) {
            var made = new Batch(PuzzleKinds.of(kind), WrittenSize.parse(size), 1, each, wanted(grade)).entries();
            if (made.size() < each) {
                throw new IllegalStateException("the pack " + file() + " lacks puzzles of grade " + grade.id());
            }
            return made.stream();
        }
    }

    private static Pack pack(String kind, String size, int each, Grade easiest, Grade hardest) {
        return new Pack(kind + "-" + size, kind, size, each, EnumSet.range(easiest, hardest), Map.of());
    }

    /// KenKen of another sort than the usual ones, in the size in which each grade comes up soon.
    private static Pack themed(String id, Map<String, String> wishes) {
        return new Pack(id, "kenken", "6x6", 2, EnumSet.range(Grade.EASY, Grade.EXPERT), wishes);
    }

    static String text(Pack pack) {
        var entries = pack.grades().stream().flatMap(pack::puzzles).toList();
        return "# Made by: ./crosscage generate --packs puzzles\n\n" + PuzzleFormats.TEXT.write(entries);
    }
}
