package org.crosscage.experiment.beyond;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.crosscage.cli.Commands;
import org.crosscage.experiment.ExperimentCommand;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Whether there is a Kakuro with exactly one solution that level-1 iteration cannot solve.
final class BeyondExperimentTest {

    private static final String SHIPPED = "puzzles/kakuro/beyond-level-1.txt";

    @TempDir
    private Path folder = Path.of("");

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void theShippedPuzzleHasExactlyOneSolutionAndLevelOneIterationLeavesAllItsCellsOpen() {
        assertThat(run("prove", SHIPPED)).isZero();
        assertThat(out.toString())
                .contains("| beyond-level-1 | 53 | exactly 1 | exactly 1 | 53 | 53 | 53 |")
                .contains(
                        "beyond-level-1: proven to have exactly one solution",
                        "came to rest with 53 of 53 cells open, not because of a limit");
    }

    @Test
    void aPuzzleThatLevelOneIterationSolvesIsNoProof() {
        assertThat(run("prove", "puzzles/kakuro/report-boards.txt")).isEqualTo(Commands.FAILED);
        assertThat(out.toString())
                .contains("| report-board-1 | 4 | exactly 1 | exactly 1 | ", " | 0 | 0 |")
                .contains("report-board-1: level-1 iteration solves this puzzle");
    }

    /// 1 2 over 2 1, or 2 1 over 1 2.
    @Test
    void aPuzzleWithSeveralSolutionsIsNoProof() throws IOException {
        var file = Files.writeString(folder.resolve("several.txt"), """
                puzzle several
                size 3 3
                grid
                # 3\\ 3\\
                \\3 . .
                \\3 . .
                end
                """);
        assertThat(run("prove", file.toString())).isEqualTo(Commands.FAILED);
        assertThat(out.toString())
                .contains("| several | 4 | at least 2 | at least 2 |")
                .contains("several: this puzzle does not have exactly one solution");
    }

    @Test
    void shapesAreLookedThroughOnce() throws IOException {
        var file = folder.resolve("shapes.txt");
        assertThat(run("shapes", "--cells", "8", file.toString())).isZero();
        var table = out.toString();
        assertThat(table)
                .contains("| 4 | 1 | 1 | 0 | 0 | 0 | 0 | 0 | 0 |", "| 7 | 1 | 1 | 0 | 0 |", "| 8 | 3 | 2 | 1 | 0 |");
        assertThat(Files.readString(file)).startsWith(".xx/xxx/xxx ").hasLineCount(1);

        out.getBuffer().setLength(0);
        assertThat(run("shapes", "--cells", "8", file.toString())).isZero();
        assertThat(out.toString()).isEqualTo(table);
        assertThat(Files.readString(file)).hasLineCount(1);
    }

    @Test
    void shapesThatAreOnlyCountedAreSaidToBeLeft() {
        assertThat(run(
                        "shapes",
                        "--cells",
                        "9",
                        "--searched",
                        "7",
                        folder.resolve("none.txt").toString()))
                .isEqualTo(Commands.FAILED);
        assertThat(out.toString()).contains("| 8 | 3 | 2 | 0 | 1 |", "| 9 | 3 | 2 | 0 | 1 |");
    }

    @Test
    void aRunOfAnnealingGoesOnWhereItsFileEnds() throws IOException {
        var file = folder.resolve("annealing.txt");
        Files.writeString(file, "6x6 9 1 0 0 0 0 12./231/.12 -\n6x6 8 5 0 0 0 0 12./231/.12 12./231/.12\n");
        assertThat(run("anneal", "--size", "6", "--seed", "9", "--blocks", "2", file.toString()))
                .isEqualTo(Commands.FAILED);
        assertThat(Files.readAllLines(file)).hasSize(3).last().asString().startsWith("6x6 9 2 ");
        assertThat(run("anneal", "--size", "6", "--seed", "8", "--blocks", "5", file.toString()))
                .as("it had found one")
                .isZero();
        assertThat(Files.readAllLines(file)).hasSize(3);
    }

    @Test
    void aLineThatWasCutOffIsDoneAgain() throws IOException {
        var file = folder.resolve("shapes.txt");
        assertThat(run("shapes", "--cells", "8", file.toString())).isZero();
        var whole = Files.readString(file);
        Files.writeString(file, whole.substring(0, whole.length() - 5));
        assertThat(run("shapes", "--cells", "8", file.toString())).isZero();
        assertThat(Files.readString(file)).startsWith(".xx/xxx/xxx ").hasLineCount(1);
    }

    @Test
    void aFileOfAnotherSortIsNamedWithTheLineThatIsStrange() throws IOException {
        var file = Files.writeString(folder.resolve("notes.txt"), "6x6 9 1 0 0 0 0 12./231/.12 -\nnotes of mine\n");
        assertThat(run("anneal", "--size", "6", file.toString())).isEqualTo(Commands.USAGE);
        assertThat(err.toString()).contains("notes.txt, line 2: “notes of mine”");
        assertThat(file).hasContent("6x6 9 1 0 0 0 0 12./231/.12 -\nnotes of mine\n");
    }

    @Test
    void aFileOfAnotherSortStaysAsItIsThoughItsLastLineHasNoEnd() throws IOException {
        var file = Files.writeString(folder.resolve("notes.txt"), "notes of mine\nand the last");
        assertThat(run("anneal", "--size", "6", file.toString())).isEqualTo(Commands.USAGE);
        assertThat(Files.readString(file)).isEqualTo("notes of mine\nand the last");
    }

    @Test
    void aFileOfAnotherSortStaysAsItIsThoughItHasNoWholeLine() throws IOException {
        for (var foreign : List.of("a single line of mine", "note", "6x6 of mine")) {
            var file = Files.writeString(folder.resolve("notes.txt"), foreign);
            for (var command : List.of("anneal", "shapes")) {
                assertThat(run(command, file.toString())).isEqualTo(Commands.USAGE);
                assertThat(err.toString()).contains("notes.txt, line 1: “" + foreign + "”");
                assertThat(Files.readString(file)).isEqualTo(foreign);
            }
        }
    }

    private int run(String... arguments) {
        var all = new String[arguments.length + 2];
        all[0] = "experiment";
        all[1] = "beyond-level-1";
        System.arraycopy(arguments, 0, all, 2, arguments.length);
        return Commands.run(ExperimentCommand.class, new PrintWriter(out, true), new PrintWriter(err, true), all);
    }
}
