package org.crosscage.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.crosscage.cli.Commands;
import org.crosscage.cli.TerminalTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Experiments on next to nothing, and what is said where none is named.
final class ExperimentCommandTest extends TerminalTest {

    @Test
    void theExperimentOnTiersCountsWhatEachTierFinishesAndWrongSteps() throws IOException {
        assertThat(run("experiment", "tiers", file(BOARD.formatted("17")))).isZero();
        assertThat(out.toString())
                .contains(
                        "### kakuro",
                        "| 1–1 | 1 | 1 |",
                        "| 1–6 | 1 | 1 | 0 |",
                        "| magic-combination | 1 |",
                        "open: none");
    }

    @Test
    void theExperimentOnStepsCountsWhatIsTakenAndWhatIsOpen() throws IOException {
        assertThat(run("experiment", "steps", "--count", "0", "--every", "1", file(BOARD.formatted("17"))))
                .isZero();
        assertThat(out.toString())
                .contains("1 puzzles, 1 finished")
                .containsPattern("\\| magic-combination \\| 1 \\| 4 \\| 10 \\| 0 \\|");
    }

    @Test
    void theExperimentOnBeautyCountsWhatBreaksWhichLaw() {
        assertThat(run(
                        "experiment",
                        "beauty",
                        "--kind",
                        "kenken",
                        "--sizes",
                        "6",
                        "--grades",
                        "easy,hard",
                        "--count",
                        "2"))
                .isZero();
        assertThat(out.toString())
                .containsPattern("\\| kenken 6x6 \\| easy \\| 2 \\| none \\|")
                .containsPattern("\\| kenken 6x6 \\| hard \\| 2 \\| none \\| 0 \\| 0 \\| 2 \\|");
    }

    @Test
    void theExperimentOnLabelsTakesTheLabelledPuzzlesOnly() throws IOException {
        var labelled = BOARD.formatted("17").replace("size", "label easy\nsize");
        assertThat(run(
                        "experiment",
                        "labels",
                        "--rounds",
                        "1",
                        file(labelled + BOARD.formatted("17").replace("small", "other"))))
                .isZero();
        assertThat(out.toString()).contains("| kakuro 3x3 | easy | 1 | 1 gentle |");
    }

    @Test
    void theExperimentOnRatingsFindsEveryStrengthWithinAHundredPoints() {
        assertThat(run("experiment", "ratings", "--count", "100")).isZero();
        assertThat(out.toString())
                .contains("### asked as the trainer does", "### asked at their rating")
                .containsPattern("\\| kakuro 700 (\\| \\d+ ){12}\\|")
                .containsPattern("\\| kenken 2500 (\\| \\d+ ){12}\\|");
    }

    @Test
    void theExperimentOnThePapersRulesStandsBesideThePaper() {
        assertThat(run("experiment", "rules", "--count", "2")).isZero();
        assertThat(out.toString()).contains("| 5×5 | generated | 2 |", "| 9×9 | generated | 2 |");
    }

    @Test
    void theExperimentOnFormatsWritesAndReadsPuzzlesInEachOfThem() throws IOException {
        assertThat(run("experiment", "formats", file(BOARD.formatted("17")))).isZero();
        assertThat(out.toString())
                .contains("| `json` | 1 | 1 | 1 | 1 | 1 | – |", "| `keen` | 0 | 0 |", "faults: none")
                .contains("| `puzzlink` | 1 | 1 | 1 | 1 | 1 | – |");
    }

    @Test
    void whoeverNamesNoExperimentIsToldWhichThereAre() {
        assertThat(run("experiment")).isEqualTo(Commands.USAGE);
        assertThat(run("experiment", "foo")).isEqualTo(Commands.USAGE);
        assertThat(err.toString())
                .contains(
                        "Name one of these after ./crosscage experiment: tiers, steps, ",
                        "There is no experiment “foo”. Choose one of tiers, steps, ",
                        ", beauty, options, exact,")
                .doesNotContain("subcommand");
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
                    grades --sizes 99;             There is no Kakuro of size 99x99. It has 6 to 30 rows
                    generator --kind kenken --sizes 5x4; There is no KenKen of size 5x4. It has 3 to 12 rows
                    options --sizes 99;            There is no Kakuro of size 99x99.
                    wishes --sizes 99;             There is no Kakuro of size 99x99.
                    beauty --kind sudoku;          There is no kind “sudoku”. Kinds: kakuro, kenken
                    beyond-level-1 anneal --size 99 FILE; There is no Kakuro of size 99x99.
                    hybrid --set luck=1 FILE;      There is no parameter “luck” for hybrid.
                    hybrid --set population=zz FILE; “zz” is not a value for population of hybrid. Use 1…
                    """)
    void whatAnExperimentCannotMakeIsRefusedInOneSentence(String typed, String said) throws IOException {
        var file = file(BOARD.formatted("17"));
        assertThat(run(("experiment " + typed.replace("FILE", file)).split(" ")))
                .isEqualTo(Commands.USAGE);
        assertThat(err.toString()).startsWith(said);
        assertThat(out.toString()).isEmpty();
    }

    /// A file of puzzles that is given by mistake is refused and not written to.
    @ParameterizedTest
    @ValueSource(strings = {"shapes", "anneal"})
    void theFileThatASearchWritesIsCalledOneInItsHelpAndOneOfPuzzlesStaysAsItIs(String search) throws IOException {
        assertThat(run("experiment", "beyond-level-1", search, "--help")).isZero();
        assertThat(out.toString()).containsPattern("OUTPUT +the file to write");
        assertThat(Files.readString(Path.of("docs/terminal.md"))).contains("`" + search + " OUTPUT`");
        var puzzles = file(BOARD.formatted("17"));
        assertThat(run("experiment", "beyond-level-1", search, puzzles)).isEqualTo(Commands.USAGE);
        assertThat(err.toString()).contains("line 1: “puzzle small” was not written by this command.");
        assertThat(Path.of(puzzles)).hasContent(BOARD.formatted("17"));
    }

    @Test
    void commandsBelowAnExperimentAreNamedAsTheyAreTyped() {
        assertThat(run("experiment", "beyond-level-1")).isEqualTo(Commands.USAGE);
        assertThat(run("experiment", "beyond-level-1", "shapes")).isEqualTo(Commands.USAGE);
        assertThat(err.toString())
                .contains(
                        "Name one of these after ./crosscage experiment beyond-level-1: shapes, anneal, prove.",
                        "Type ./crosscage experiment beyond-level-1 shapes --help to see what there is.");
    }

    @Test
    void whoGivesAnExperimentNothingToWorkOnIsToldWhereToReadMore() {
        assertThat(run("experiment", "tiers")).isEqualTo(Commands.USAGE);
        assertThat(err.toString()).endsWith("Type ./crosscage experiment tiers --help to see what there is.\n");
    }

    /// Under the name that docs/experiments.md has it by, with words in the help.
    @Test
    void everyExperimentOfTheDocumentIsThereAndSaysWhatItDoes() throws IOException {
        var named = Pattern.compile("\\./crosscage experiment ([a-z0-9-]+)")
                .matcher(Files.readString(Path.of("docs/experiments.md")))
                .results()
                .map(command -> command.group(1))
                .collect(Collectors.toSet());
        var experiments = Commands.rootOf(ExperimentCommand.class)
                .getSubcommands()
                .get("experiment")
                .getSubcommands();
        assertThat(named).isNotEmpty().isSubsetOf(experiments.keySet());
        assertThat(experiments.values())
                .allSatisfy(command -> assertThat(
                                command.getCommandSpec().usageMessage().description())
                        .as(command.getCommandName())
                        .isNotEmpty());
    }

    @Override
    protected int run(PrintWriter out, PrintWriter err, String... arguments) {
        return Commands.run(ExperimentCommand.class, out, err, arguments);
    }
}
