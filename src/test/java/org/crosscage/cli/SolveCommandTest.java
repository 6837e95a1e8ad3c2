package org.crosscage.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.util.Locale;
import org.crosscage.cli.solve.SolveWords;
import org.crosscage.core.search.Solver;
import org.crosscage.solver.Solvers;
import org.crosscage.texts.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class SolveCommandTest extends TerminalTest {

    private static final String PROPER = BOARD.formatted("17");

    private static final String UNSOLVABLE = PROPER.replace("small", "none").replace("17\\ 16", "16\\ 16");

    private static final String SEVERAL =
            PROPER.replace("small", "several").replace("17", "10").replace("16", "10");

    private static final String TEN = """
            puzzle ten
            size 3
            values 8 9 10
            cage 8= r1c1
            cage 9= r1c2
            cage 10= r1c3
            cage 9= r2c1
            cage 10= r2c2
            cage 8= r2c3
            cage 27+ r3c1 r3c2 r3c3
            end
            """;

    private static final String BAR = "|XXXXX| 0/17| 0/16|\n|17/ 0|     |     |\n|16/ 0|     |     |\n";

    static Iterable<String> solvers() {
        return Solvers.all().stream().map(Solver::id).toList();
    }

    @Test
    void aPersonIsShownOutcomeTimeAndGrid() throws IOException {
        assertThat(run("solve", file(PROPER))).isZero();
        assertThat(untimed()).isEqualToNormalizingNewlines("""
                small (3x3), exact: exactly one solution
                  T

                # # #
                # 8 9
                # 9 7

                """);
    }

    @Test
    void aPersonIsShownTheStepsByTechnique() throws IOException {
        assertThat(run("solve", "--solver", "rules", file(PROPER))).isZero();
        assertThat(untimed())
                .startsWith("small (3x3), rules: exactly one solution")
                .containsPattern("T, \\d+ steps");
        assertThat(out.toString()).containsPattern("\\d+ × Magic combination");
    }

    @ParameterizedTest
    @CsvSource({"40, 0.04 ms", "690, 0.69 ms", "2690, 2.7 ms", "61300, 61 ms", "1234567, 1.2 s"})
    void aTimeHasItsUnitAndNoPointThatCouldPartThousands(double micros, String words) {
        assertThat(new SolveWords(Texts.in(Locale.ENGLISH)).time(micros)).isEqualTo(words);
    }

    @Test
    void severalSolutionsAreShownUpToTheCount() throws IOException {
        assertThat(run("solve", "--count", "3", file(SEVERAL))).isEqualTo(Commands.FAILED);
        assertThat(out.toString()).startsWith("several (3x3), exact: several solutions, at least 3");
        assertThat(out.toString().split("# # #")).hasSize(4);
    }

    @Test
    void howManySolutionsThereAreIsSaidWhereAllWereFoundAndNotWhereNobodyLookedForOthers() throws IOException {
        var four = SEVERAL.replace("10", "6");
        assertThat(run("solve", "--count", "5", file(four))).isEqualTo(Commands.FAILED);
        assertThat(run("solve", "--count", "1", file(four))).isZero();
        assertThat(out.toString())
                .contains("several (3x3), exact: exactly 4 solutions")
                .contains("several (3x3), exact: solved")
                .doesNotContain("at least", "exactly one");
    }

    @Test
    void aSolvedPuzzleAsALine() throws IOException {
        assertThat(run("solve", "--json", file(PROPER))).isZero();
        assertThat(untimed()).isEqualToNormalizingNewlines("""
                {"id":"small","kind":"kakuro","size":"3x3","solver":"exact","outcome":"solved","solutions":1,\
                "solution":"###/#89/#97","micros":T,"nodes":0,"generations":0,"steps":0,"techniques":{},"message":null}
                """);
    }

    @Test
    void aPuzzleWithoutASolutionAsALine() throws IOException {
        assertThat(run("solve", "--json", file(UNSOLVABLE))).isEqualTo(Commands.FAILED);
        assertThat(untimed()).isEqualToNormalizingNewlines("""
                {"id":"none","kind":"kakuro","size":"3x3","solver":"exact","outcome":"none","solutions":0,\
                "solution":null,"micros":T,"nodes":0,"generations":0,"steps":0,"techniques":{},"message":null}
                """);
    }

    @Test
    void aPuzzleWithSeveralSolutionsAsALineWithTheFirst() throws IOException {
        assertThat(run("solve", "--json", "--count", "4", file(SEVERAL))).isEqualTo(Commands.FAILED);
        assertThat(out.toString())
                .contains("\"outcome\":\"several\",\"solutions\":4,\"solution\":\"###/#")
                .contains("\"message\":null}");
    }

    @Test
    void givenUpAsALineSaysWhy() throws IOException {
        assertThat(run("solve", "--json", "--solver", "rules", "--tier", "0", file(PROPER)))
                .isEqualTo(Commands.FAILED);
        assertThat(untimed()).isEqualToNormalizingNewlines("""
                {"id":"small","kind":"kakuro","size":"3x3","solver":"rules","outcome":"gave-up","solutions":null,\
                "solution":null,"micros":T,"nodes":0,"generations":0,"steps":0,"techniques":{},\
                "message":"No technique finds anything more."}
                """);
    }

    @Test
    void aFileThatCannotBeReadAsALineAndTheOthersAreSolved() throws IOException {
        var wrong = Files.writeString(folder.resolve("wrong.txt"), PROPER.replace("\\16 . .", "\\16 . q"));
        assertThat(run("solve", "--json", wrong.toString(), file(PROPER))).isEqualTo(Commands.USAGE);
        assertThat(out.toString().lines())
                .satisfiesExactly(
                        invalid -> assertThat(invalid)
                                .startsWith(
                                        "{\"id\":\"wrong.txt\",\"kind\":null,\"size\":null,\"solver\":\"exact\","
                                                + "\"outcome\":\"invalid\",\"solutions\":null,\"solution\":null,\"micros\":null,")
                                .contains("Line 6, column 7", "“q”"),
                        solved -> assertThat(solved).contains("\"outcome\":\"solved\""));
        assertThat(err.toString()).contains("wrong.txt: Line 6, column 7", "“q”");
    }

    @Test
    void aFileThatIsNotThereIsNamed() {
        assertThat(run("solve", folder.resolve("nowhere.txt").toString())).isEqualTo(Commands.USAGE);
        assertThat(run("rate", folder.resolve("nowhere.txt").toString())).isEqualTo(Commands.USAGE);
        assertThat(err.toString().lines())
                .hasSize(2)
                .allSatisfy(said -> assertThat(said).contains("nowhere.txt", "cannot be read"));
    }

    @Test
    void aFolderAndWhatIsNoTextAreCalledSoAndNobodyRacesOnThem() throws IOException {
        assertThat(run("solve", folder.toString())).isEqualTo(Commands.USAGE);
        assertThat(err.toString()).contains(folder + " is a folder");
        var bytes = Files.write(folder.resolve("bytes.bin"), new byte[] {(byte) 0xff, (byte) 0xfe, 0});
        assertThat(run("race", bytes.toString())).isEqualTo(Commands.USAGE);
        assertThat(err.toString()).contains("bytes.bin is not a text");
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void valuesAboveNineAreSeparatedByBlanks() throws IOException {
        run("solve", "--json", file(TEN));
        assertThat(out.toString()).contains("\"solution\":\"8 9 10/9 10 8/10 8 9\"");
    }

    @Test
    void whereAFormatHasNoNamesTheFileAndTheNumberAreTheName() throws IOException {
        assertThat(run("solve", "--json", file(BAR))).isZero();
        assertThat(out.toString()).startsWith("{\"id\":\"puzzle.txt#1\",");
    }

    @Test
    void theExactSolverCountsWhatTheGeneticAlgorithmFinds() throws IOException {
        assertThat(run("solve", "--json", "--tier", "0", file(PROPER))).isZero();
        assertThat(run("solve", "--json", "--tier", "0", "--count", "2", file(PROPER)))
                .isZero();
        var proven = "\"message\":\"The exact solver proves that there is no other solution.\"";
        assertThat(out.toString().lines())
                .satisfiesExactly(
                        usual -> assertThat(usual).contains("\"solver\":\"hybrid\"", "\"solutions\":1", proven),
                        counted -> assertThat(counted).contains("\"solutions\":1", proven));
    }

    @Test
    void thatThereAreOthersIsSaidOfWhatTheGeneticAlgorithmFinds() throws IOException {
        assertThat(run("solve", "--json", "--tier", "0", "--count", "3", file(SEVERAL)))
                .isEqualTo(Commands.FAILED);
        assertThat(out.toString())
                .contains("\"outcome\":\"several\",\"solutions\":3", "The exact solver found another solution.");
    }

    @Test
    void whoeverAsksForOneSolutionGetsItWithoutAProof() throws IOException {
        assertThat(run("solve", "--json", "--count", "1", file(SEVERAL))).isZero();
        assertThat(out.toString()).contains("\"outcome\":\"solved\",\"solutions\":1", "\"message\":null");
    }

    @Test
    void theSameSeedGivesTheSameLine() throws IOException {
        var file = file(PROPER);
        run("solve", "--json", "--tier", "0", "--seed", "5", file);
        run("solve", "--json", "--tier", "0", "--seed", "5", "--repeat", "2", file);
        assertThat(untimed().lines().distinct()).hasSize(1);
    }

    @ParameterizedTest
    @MethodSource("solvers")
    void everySolverEndsWithOneOfTheOutcomes(String solver) throws IOException {
        int code = run("solve", "--json", "--solver", solver, "--limit", "2", file(PROPER));
        assertThat(out.toString()).containsPattern("\"outcome\":\"(solved|gave-up)\"");
        assertThat(code).isEqualTo(out.toString().contains("solved") ? 0 : Commands.FAILED);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
                    --solver magic;         There is no solver “magic”. Solvers: exact, rules
                    --solver exact --tier 2; There is no parameter “tier”: nothing can be set for exact.
                    --tier 9;               “9” is not a value for tier of hybrid. Use 0…6.
                    --solver rules --set luck=1; There is no parameter “luck” for rules. Parameters: tier.
                    --solver hybrid --set population=many; “many” is not a value for population of hybrid. Use 1…
                    --count 0;              “0” is too small for --count: use at least 1.
                    --repeat 0;             “0” is too small for --repeat: use at least 1.
                    --limit 0;              “0” is too small for --limit: use at least 0.001.
                    --limit -1;             “-1” is too small for --limit: use at least 0.001.
                    --seed x;               “x” is not a value for --seed: use a whole number from -9223372036854775808 to 9223372036854775807.
                    --seed 18446744073709551616; “18446744073709551616” is not a value for --seed: use a whole number from -9223372036854775808 to 9223372036854775807.
                    --count 99999999999999; “99999999999999” is not a value for --count: use a whole number from 1 to 2147483647.
                    --count -99999999999999; “-99999999999999” is too small for --count: use at least 1.
                    --set population; “population” is not a value for --set: use NAME=VALUE, such as population=20.
                    --limit NaN;            “NaN” is not a value for --limit: use a number of at least 0.001.
                    --limit x;              “x” is not a value for --limit: use a number of at least 0.001.
                    """)
    void anOptionThatIsWrongIsNamedWithItsValueAndWhatIsAllowed(String options, String said) throws IOException {
        assertThat(run(("solve " + options + " " + file(PROPER)).split(" "))).isEqualTo(Commands.USAGE);
        assertThat(err.toString()).startsWith(said).contains("./crosscage help solve");
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void aFileThatIsEmptyIsSaidToBe() throws IOException {
        var empty = file("\n");
        assertThat(run("solve", empty)).isEqualTo(Commands.USAGE);
        assertThat(err.toString()).contains(empty + " is empty: there is no puzzle in it.");
    }

    @Test
    void theListOfSolversTellsWhatCanBeSet() {
        assertThat(run("solve", "--solvers")).isZero();
        for (var solver : Solvers.all()) {
            assertThat(out.toString().lines()).anyMatch(line -> line.startsWith(solver.id() + ": "));
            for (var parameter : solver.parameters()) {
                assertThat(out.toString())
                        .contains("--set " + parameter.id() + "=" + parameter.usualText() + "  (" + parameter.range());
            }
        }
    }

    @Test
    void aRaceHasALineForEachSolverInTheirOrder() throws IOException {
        assertThat(run("race", "--limit", "1", file(PROPER))).isZero();
        assertThat(out.toString()).contains("Each solver ran once, without warming up");
        assertThat(out.toString()).startsWith("small (3x3)");
        assertThat(out.toString()
                        .lines()
                        .filter(line -> line.startsWith("| "))
                        .skip(2)
                        .map(line -> line.split(" +")[1]))
                .containsExactlyElementsOf(solvers());
    }

    @Test
    void aRaceOfSomeSolversAsLinesAndTierReachesThoseThatReason() throws IOException {
        assertThat(run("race", "--json", "--solver", "exact,rules", "--tier", "0", file(PROPER + UNSOLVABLE)))
                .isEqualTo(Commands.FAILED);
        assertThat(out.toString().lines().map(SolveCommandTest::solverAndOutcome))
                .containsExactly("exact solved", "rules gave-up", "exact none", "rules gave-up");
    }

    @Test
    void aRaceWithAWrongFileFails() throws IOException {
        assertThat(run("race", file("nonsense"))).isEqualTo(Commands.USAGE);
        assertThat(err.toString()).contains("puzzle.txt: Line 1, column 1", "“nonsense”");
    }

    private static String solverAndOutcome(String line) {
        return line.replaceFirst(".*\"solver\":\"([^\"]*)\",\"outcome\":\"([^\"]*)\".*", "$1 $2");
    }

    /// What was printed with a T for each time.
    private String untimed() {
        return out.toString()
                .replaceAll("\"micros\":\\d+\\.\\d", "\"micros\":T")
                .replaceAll("\\d+(\\.\\d+)? m?s\\b", "T");
    }

    @Override
    protected int run(PrintWriter out, PrintWriter err, String... arguments) {
        return new Commands().run(out, err, arguments);
    }
}
