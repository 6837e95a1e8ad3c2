package org.crosscage.cli.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.crosscage.cli.generate.Packs.Pack;
import org.crosscage.cli.generate.Packs.Part;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.library.PackIndex;
import org.crosscage.solver.exact.ExactSolver;
import org.crosscage.texts.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class PackFolderTest {

    private static final Path SHIPPED = Path.of("puzzles");

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder = Path.of("");

    /// Of every pack the first puzzle, and of those that come up soon the seventh too: they are all made in the same
    /// way.
    @Test
    void theShippedPacksAreWhatTheirOrdersGive() throws IOException {
        var sample = List.of(
                "kakuro-6x9",
                "kakuro-8x10",
                "kenken-3x3",
                "kenken-6x6",
                "kenken-9x9",
                "kenken-multiplication",
                "kenken-hidden",
                "kenken-from-zero",
                "kakuro-mirror");
        for (var pack : Packs.ALL) {
            if (sample.contains(pack.id())) {
                var shipped = read(SHIPPED.resolve(pack.file()));
                for (var seed : new int[] {1, 7}) {
                    var order = pack.parts().getFirst().order();
                    assertThat(shipped)
                            .filteredOn(entry -> entry.id().equals(order.name(seed)))
                            .extracting(PuzzleEntry::puzzle)
                            .isEqualTo(order.make(seed, new ExactSolver(), () -> false).stream()
                                    .map(PuzzleEntry::puzzle)
                                    .toList());
                }
            }
        }
    }

    @Test
    void everyGeneratedPackThatIsShippedHasOnlyPuzzlesOfItsOrders() throws IOException {
        for (var pack : Packs.ALL) {
            var file = SHIPPED.resolve(pack.file());
            if (Files.exists(file)) {
                assertThat(read(file))
                        .as(pack.id())
                        .isNotEmpty()
                        .allSatisfy(entry -> assertThat(pack.parts())
                                .anyMatch(part -> IntStream.rangeClosed(1, part.seeds())
                                        .anyMatch(
                                                seed -> part.order().name(seed).equals(entry.id()))));
            }
        }
    }

    /// Techniques have as many puzzles as came up in the seeds that were tried.
    @Test
    void everyGradeOfAPackHasTwentyPuzzlesOrIsOneThatTakesLong() throws IOException {
        for (var pack : Packs.ALL) {
            var parts = pack.parts().stream()
                    .filter(part -> part.order().requirements().technique().isEmpty())
                    .toList();
            if (!parts.isEmpty()) {
                var shipped = read(SHIPPED.resolve(pack.file()));
                assertThat(parts)
                        .as(pack.id())
                        .allSatisfy(part -> assertThat(shipped)
                                .filteredOn(entry -> entry.id()
                                        .matches(Pattern.quote(part.order().stem()) + "-[0-9]+"))
                                .as(part.order().stem())
                                .hasSize(part.most()));
                assertThat(parts).extracting(Part::most).allMatch(most -> most == 20 || most == 1);
            }
        }
    }

    @Test
    void whatIsThereIsKeptAndWhatLacksIsMade() throws IOException {
        var part = Packs.ALL.stream()
                .filter(pack -> pack.id().equals("kenken-4x4"))
                .findFirst()
                .orElseThrow()
                .parts()
                .getFirst();
        var pack = new Pack("some", "kenken", List.of(new Part(part.order(), 3, 6)));
        assertThat(new PackMaker(pack, folder).write()).isEqualTo(3);
        var file = folder.resolve("kenken/some.txt");
        var whole = Files.readString(file);
        var all = read(file);

        Files.writeString(file, PuzzleFormats.TEXT.write(List.of(all.get(1))));
        new PackMaker(pack, folder).write();

        assertThat(file).hasContent(whole);
        assertThat(all).extracting(PuzzleEntry::id).endsWith("kenken-4x4-gentle-3");
    }

    @Test
    void aPuzzleThatIsNotWhatItsNameSaysAndAnIndexThatIsOldAreFaults() throws IOException {
        Files.createDirectories(folder.resolve("kenken"));
        var entries = read(SHIPPED.resolve("kenken/kenken-4x4.txt")).subList(0, 2);
        var file = folder.resolve("kenken/some.txt");
        Files.writeString(file, PuzzleFormats.TEXT.write(entries));
        Files.writeString(
                folder.resolve(PackIndex.FILE),
                PackIndex.text(new PackProof(folder).run().packs()));
        assertThat(check()).isTrue();
        assertThat(out.toString()).contains("2 puzzles checked in 1 pack. Each has one solution");

        Files.writeString(file, Files.readString(file).replace("gentle-2", "hard-2"));

        assertThat(check()).isFalse();
        assertThat(err.toString())
                .contains("kenken-4x4-hard-2 does not have the grade in its name.", "index.txt does not match");

        Files.writeString(file, Files.readString(file).replace("hard-2", "gentle-naked-pair-2"));

        var proof = new PackProof(folder).run();
        assertThat(proof.faults()).containsExactly(new PackProof.Fault("technique", "kenken-4x4-gentle-naked-pair-2"));
        Files.writeString(file, Files.readString(file).replace("gentle-naked-pair-2", "gentle-2"));
        assertThat(check()).isTrue();
        Files.writeString(folder.resolve(PackIndex.FILE), PackIndex.text(proof.packs()));
        assertThat(check()).as("an index of other puzzles").isFalse();
    }

    @Test
    void whatHasSeveralSolutionsIsAFault() throws IOException {
        Files.createDirectories(folder.resolve("kakuro"));
        Files.writeString(folder.resolve("kakuro/some.txt"), """
                puzzle several
                size 3 3
                grid
                # 3\\ 3\\
                \\3 . .
                \\3 . .
                end
                """);

        assertThat(new PackProof(folder).run().faults()).containsExactly(new PackProof.Fault("solutions", "several"));
    }

    private boolean check() throws IOException {
        return new PackFolder(folder, new PrintWriter(out, true), new PrintWriter(err, true), Texts.in(Locale.ENGLISH))
                .check();
    }

    private static List<PuzzleEntry> read(Path file) throws IOException {
        return PuzzleFormats.TEXT.read(Files.readString(file));
    }
}
