package org.crosscage.cli.input;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.crosscage.cli.Commands;
import org.crosscage.cli.generate.Batch;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.Size;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.library.PuzzleRequirements;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OrderOptionsTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder = Path.of("");

    private int generate(String... options) {
        var arguments = new ArrayList<String>();
        arguments.add("generate");
        arguments.addAll(List.of(options));
        return new Commands()
                .run(new PrintWriter(out, true), new PrintWriter(err, true), arguments.toArray(String[]::new));
    }

    private String pattern(String... rows) throws IOException {
        return Files.write(folder.resolve("pattern.txt"), List.of(rows)).toString();
    }

    @Test
    void aPatternSaysHowLargeThePuzzleIsHoweverSmall() throws IOException {
        assertThat(generate("--pattern", pattern("# # # # #", "# . . # #", "# . . . #", "# # . . #"), "--seed", "2"))
                .as(err.toString())
                .isZero();
        assertThat(out.toString()).startsWith("puzzle kakuro-4x5-pattern-2\nsize 4 5\n");
        assertThat(PuzzleFormats.TEXT.read(out.toString()).getFirst().puzzle().cellCount())
                .isEqualTo(7);
    }

    @Test
    void aFileThatCannotBeReadIsNamedWithItsOption() {
        for (var file : List.of("no-such-file.txt", "no\0file.txt")) {
            assertThat(generate("--pattern", file)).isEqualTo(Commands.USAGE);
            assertThat(err.toString())
                    .contains("Cannot read the file " + file + " given to --pattern. Check the name.");
        }
    }

    @Test
    void whatIsWrittenBehindAnOptionOfAKindIsInItsHelp() {
        assertThat(generate("--help")).isZero();
        assertThat(out.toString()).contains("--pattern=FILE", "--density=PERCENT", "--ops=SIGNS");
    }

    @Test
    void valuesSayHowLargeAKenKenIs() {
        assertThat(generate("--kind", "kenken", "--values", "0-3", "--seed", "2"))
                .isZero();
        assertThat(out.toString()).startsWith("puzzle kenken-4x4-values=0-3-2\nsize 4\nvalues 0 1 2 3\n");
    }

    @Test
    void aSizeThatAnOptionContradictsIsNamedWithTheOtherOne() throws IOException {
        assertThat(generate("--size", "9", "--pattern", pattern("###", "#..", "#..")))
                .isEqualTo(Commands.USAGE);
        assertThat(generate("--kind", "kenken", "--size", "5", "--values", "0-3"))
                .isEqualTo(Commands.USAGE);
        assertThat(generate("--kind", "kenken", "--values", "0-40")).isEqualTo(Commands.USAGE);
        assertThat(err.toString())
                .contains(
                        "has the size 3x3, not 9x9",
                        "has the size 4x4, not 5x5",
                        "There is no KenKen of size 41x41, which --values asks for. It has 3 to 12 rows.");
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void anOptionThatDidNotComeUpWhenItWasMeasuredIsTriedAllTheSameAndThatIsSaid() {
        assertThat(generate("--size", "6", "--symmetry", "none", "--seed", "1")).isZero();
        assertThat(err.toString()).doesNotContain("turned up");
        assertThat(generate("--size", "6", "--symmetry", "mirror", "--seed", "1", "--tries", "1"))
                .isEqualTo(Commands.FAILED);
        assertThat(err.toString())
                .contains("No puzzle of this size and grade with --symmetry mirror turned up when we measured this");
    }

    @Test
    void aPatternWithRunsOfOneCellIsTakenAndTheFirstOfThemIsNamed() throws IOException {
        var rows = new String[] {"#######", "#....##", "#.#...#", "#...#.#", "##....#", "#....##"};
        assertThat(generate("--pattern", pattern(rows), "--seed", "1")).isZero();
        assertThat(err.toString())
                .containsPattern("--pattern: \\d+ runs have only one cell, the first in row \\d, column \\d");
    }

    @Test
    void aPuzzleThatIsLongInComingIsToldWithHowManyWereLookedAt() {
        var kind = PuzzleKinds.of("kenken");
        var heard = new ArrayList<Long>();
        var made = new ArrayList<Batch.Made>();
        new Batch(kind, new Size(6, 6), 1, 2, PuzzleRequirements.of(Grade.EXPERT))
                .run(made::add, new Batch.Waiting(Duration.ofMillis(1), (seed, looked) -> heard.add(looked)));
        assertThat(made).extracting(Batch.Made::seed).containsExactly(1L, 2L);
        assertThat(heard)
                .isSorted()
                .hasSizeGreaterThan(3)
                .last()
                .satisfies(last -> assertThat(last).isPositive());
    }
}
