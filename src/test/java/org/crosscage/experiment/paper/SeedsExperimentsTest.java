package org.crosscage.experiment.paper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.crosscage.cli.Commands;
import org.crosscage.experiment.ExperimentCommand;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine.Model.CommandSpec;

/// The papers' experiments, on next to nothing.
class SeedsExperimentsTest {

    private static final String KENKEN = """
            puzzle small
            label easy
            size 3
            cage 3+ r1c1 r2c1
            cage 1- r1c2 r1c3
            cage 3= r2c2
            cage 2* r2c3 r3c3
            cage 3/ r3c1 r3c2
            end
            """;

    private final StringWriter out = new StringWriter();

    @TempDir
    private Path folder;

    /// Means 2 and 4, each number 1 away from its own: 6 / 1 between, 4 / 4 within.
    @Test
    void anFTestComparesWhatIsBetweenGroupsWithWhatIsWithin() {
        var analysis = new AnalysisOfVariance(List.of(new double[] {1, 2, 3}, new double[] {3, 4, 5}));
        assertThat(analysis.f()).isCloseTo(6, within(1e-9));
        assertThat(analysis.degreesBetween()).isEqualTo(1);
        assertThat(analysis.degreesWithin()).isEqualTo(4);
    }

    /// Its table gives other values of F than its text.
    @Test
    void thePapersOwnTableIsTestedBesideOurs() throws IOException {
        assertThat(run("seeds-001", "--attempts", "1", file(KENKEN))).isZero();
        assertThat(out.toString())
                .contains("| 5×5 | easy | 0 | 0 of 0 | – | 0 of 0 | – | 0.4800, 0.6040 |")
                .containsPattern("\\| expert \\| – \\| – \\| [0-9.]+ \\(2, 27\\) \\| 0.8 \\|");
    }

    @Test
    void theSolversOfTheCourseAreCountedOnFourSizes() {
        assertThat(run("seeds-002", "--puzzles", "1", "--seeds", "1", "--nodes", "1000", "--tries", "200"))
                .isZero();
        assertThat(out.toString())
                .contains("| 4×4 | 1 | 1 of 1 |", "| 7×7 | 1 |")
                .contains("about 1 in 10");
    }

    @Test
    void iterationsAreComparedByTheCluesTheyConsider() throws IOException {
        assertThat(run("seeds-003", "--count", "1", file(KENKEN))).isZero();
        assertThat(out.toString())
                .containsPattern("\\| kenken of the files \\| 1 \\| queue \\| 1 \\| – \\| [1-9]")
                .containsPattern("\\| kakuro 20x20 generated \\| 1 \\| level-1-in-rounds \\| 1 \\|")
                .containsPattern("\\| kakuro 20x20 generated \\| 1 \\| queue-level-1 \\|");
    }

    /// The file has all combinations already, so that nothing is run.
    @Test
    void whatIsDoneOfTheStudyOfParametersIsNotDoneAgain() throws IOException {
        var file = folder.resolve("study.csv");
        var all = new StringBuilder();
        for (var tournament : List.of("3", "5", "7")) {
            for (var points : List.of("1", "2", "3")) {
                for (var cuts : List.of("1", "2")) {
                    for (var crossover : List.of("0.3", "0.7", "0.9")) {
                        for (var mutation : List.of("0.001", "0.01", "0.1", "0.5")) {
                            for (var population : List.of("100", "800", "2000", "5000")) {
                                all.append(String.join(",", tournament, points, cuts, crossover, mutation, population))
                                        .append(",1,5.0,10.0\n");
                            }
                        }
                    }
                }
            }
        }
        Files.writeString(file, all);
        assertThat(run("seeds-000-parameters", "--file", file.toString())).isZero();
        assertThat(out.toString())
                .contains("combinations: 864 of 864")
                .contains("| population | 5000 | 648 | 216 | 5.0 |");
        assertThat(file).hasContent(all.toString());
    }

    @Test
    void aRunThatIsKeptIsNotMadeAgain() throws IOException {
        var file = folder.resolve("runs.csv");
        var solved = new RunRecord(true, 93120.5, 1_000_000, 812, 0, 0, 0);
        var failed = new RunRecord(false, 300_000.25, 9, 0, Double.POSITIVE_INFINITY, 3, 28);
        var first = KeptTrials.open(file, CommandSpec.create());
        assertThat(first.of("gp-hard-1-300s", () -> solved)).isEqualTo(solved);
        assertThat(first.of("gp-hard-2-300s", () -> failed)).isEqualTo(failed);
        var again = KeptTrials.open(file, CommandSpec.create());
        assertThat(again.of("gp-hard-2-300s", () -> solved)).isEqualTo(failed);
        assertThat(again.of("gp-hard-3-300s", () -> solved)).isEqualTo(solved);
        assertThat(KeptTrials.open(file, CommandSpec.create()).of("gp-hard-1-300s", () -> failed))
                .isEqualTo(solved);
        assertThat(file).content().hasLineCount(3);
    }

    @Test
    void aChartIsADocumentOfItsOwn() throws Exception {
        var svg = new BarChart("title", "axis", List.of("a", "b"), new long[] {3, 0}).svg();
        var document = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
        assertThat(document.getElementsByTagName("rect").getLength()).isEqualTo(2);
    }

    private String file(String text) throws IOException {
        return Files.writeString(folder.resolve("puzzles.txt"), text).toString();
    }

    private int run(String... arguments) {
        var all = new ArrayList<>(List.of("experiment"));
        all.addAll(List.of(arguments));
        return Commands.run(
                ExperimentCommand.class, new PrintWriter(out), new PrintWriter(out), all.toArray(String[]::new));
    }
}
