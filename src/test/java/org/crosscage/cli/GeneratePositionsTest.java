package org.crosscage.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.UnaryOperator;
import org.crosscage.train.PositionFile;
import org.crosscage.train.PositionFile.Numbered;
import org.crosscage.train.StoredPosition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// `generate --positions`.
final class GeneratePositionsTest extends TerminalTest {

    private static final Path SHIPPED = Path.of("src/main/resources/org/crosscage/train/positions.txt");
    private static final String SUBJECT = "kenken.hidden-single";

    @Override
    protected int run(PrintWriter out, PrintWriter err, String... arguments) {
        return new Commands().run(out, err, arguments);
    }

    @Test
    void theSamePositionsAreFoundAgainAndThoseThatAreThereStay() throws IOException {
        var first = folder.resolve("first.txt");
        var second = folder.resolve("second.txt");
        assertThat(look(first, SUBJECT, 6)).isZero();
        assertThat(out.toString()).contains("kenken hidden-single: 6 positions").doesNotContain("kakuro");
        assertThat(err.toString()).contains("Looking through kenken 4x4 … (0 of 6 positions)");
        var found = positions(first).get(SUBJECT);
        assertThat(found).hasSize(6).doesNotHaveDuplicates();

        assertThat(look(second, SUBJECT, 6)).isZero();
        assertThat(second).hasSameTextualContentAs(first);

        assertThat(look(second, SUBJECT, 8)).isZero();
        assertThat(positions(second).get(SUBJECT)).hasSize(8).containsAll(found);

        assertThat(look(second, "kenken.naked-single", 3)).isZero();
        assertThat(positions(second).get(SUBJECT)).hasSize(8).containsAll(found);
        assertThat(positions(second).get("kenken.naked-single")).hasSize(3);
    }

    @Test
    void whatDoesNotHoldAnyMoreGivesWayToOthers() throws IOException {
        var file = shipped(SUBJECT, positions -> List.of(positions.get(0), later(positions.get(1)), positions.get(0)));
        var kept = positions(file).get(SUBJECT).getFirst();
        assertThat(look(file, SUBJECT, 3)).isZero();
        assertThat(positions(file).get(SUBJECT))
                .hasSize(3)
                .doesNotHaveDuplicates()
                .contains(kept)
                .doesNotContain(later(positions(SHIPPED).get(SUBJECT).get(1)));
        assertThat(check(file)).isZero();
    }

    @Test
    void allThatIsThereIsProved() throws IOException {
        assertThat(check(shipped(SUBJECT, positions -> positions.subList(0, 4))))
                .isZero();
        assertThat(out.toString().strip())
                .isEqualTo("4 positions checked. Each is what its line says, and none is there twice.");
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void whatDoesNotHoldIsNamedByItsLine() throws IOException {
        var file = shipped(
                SUBJECT,
                positions -> List.of(
                        positions.get(0),
                        later(positions.get(1)),
                        withAnswers(positions.get(2)),
                        positions.get(0),
                        new StoredPosition("1n", 1, 1, "00000000")));
        int first = Files.readAllLines(file).indexOf("") + 2;
        assertThat(check(file)).isEqualTo(Commands.FAILED);
        assertThat(err.toString().lines())
                .satisfiesExactly(
                        moved -> assertThat(moved)
                                .startsWith("Line " + (first + 1) + ": the techniques come to another"),
                        answers -> assertThat(answers).startsWith("Line " + (first + 2) + ": the number of answers"),
                        twice -> assertThat(twice).startsWith("Line " + (first + 3) + ": this position or its answer"),
                        code -> assertThat(code).startsWith("Line " + (first + 4) + ": this is not the code"));
        assertThat(out.toString().strip()).isEqualTo("5 positions checked. 4 faults.");
    }

    @Test
    void aTechniqueThatIsNotThereIsAFault() throws IOException {
        var positions = new LinkedHashMap<String, List<StoredPosition>>();
        positions.put("kenken.nothing", positions(SHIPPED).get(SUBJECT).subList(0, 1));
        var file = Files.writeString(folder.resolve("positions.txt"), PositionFile.text(positions));
        assertThat(check(file)).isEqualTo(Commands.FAILED);
        assertThat(err.toString()).startsWith("kenken.nothing: there is no such kind or technique.");
    }

    @ParameterizedTest
    @CsvSource({"--positions,Line 2", "--check --positions,Line 2"})
    void aDamagedFileIsRefusedWithTheLineThatIsDamaged(String typed, String where) throws IOException {
        var file = Files.writeString(folder.resolve("positions.txt"), "# Positions\nkenken naked-pair some 7\n\n");
        assertThat(run(("generate " + typed + " " + file).split(" "))).isEqualTo(Commands.USAGE);
        assertThat(err.toString()).startsWith(file + ": " + where).contains("kenken naked-pair some 7");
        assertThat(file).hasContent("# Positions\nkenken naked-pair some 7\n\n");
    }

    @Test
    void aFileThatCannotBeReadOrWrittenIsRefused() {
        var file = folder.resolve("none/positions.txt");
        assertThat(look(file, SUBJECT, 1)).isEqualTo(Commands.USAGE);
        assertThat(check(file)).isEqualTo(Commands.USAGE);
        assertThat(err.toString()).contains(file + " cannot be written.", file + " cannot be read.");
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            --size 5;           --size does not go with --positions, which only takes --kind, --technique, --count, --check.
            --grade easy;       --grade does not go with --positions
            --seed 7;           --seed does not go with --positions
            --ops *;            --ops does not go with --positions
            --check --count 7;  --count does not go with --positions, which only takes --check, --kind, --technique.
            --practice OTHER;   --positions does not go with --practice
            --packs OTHER;      --positions does not go with --packs
            """)
    void anOptionThatWouldDoNothingIsRefused(String typed, String said) {
        var file = folder.resolve("made");
        var other = typed.replace("OTHER", folder.resolve("other").toString());
        assertThat(run(("generate --positions " + file + " " + other).split(" ")))
                .isEqualTo(Commands.USAGE);
        assertThat(err.toString()).startsWith(said);
        assertThat(file).doesNotExist();
    }

    private int look(Path file, String subject, int count) {
        var words = subject.split("\\.");
        return run(
                "generate",
                "--positions",
                file.toString(),
                "--kind",
                words[0],
                "--technique",
                words[1],
                "--count",
                Integer.toString(count));
    }

    private int check(Path file) {
        return run("generate", "--positions", file.toString(), "--check");
    }

    /// A position that the techniques reach a step later than it says.
    private static StoredPosition later(StoredPosition position) {
        return new StoredPosition(position.code(), position.steps() + 1, position.answers(), position.mark());
    }

    private static StoredPosition withAnswers(StoredPosition position) {
        return new StoredPosition(position.code(), position.steps(), 1 + position.answers() % 3, position.mark());
    }

    /// A file with some of the shipped positions of a technique.
    private Path shipped(String subject, UnaryOperator<List<StoredPosition>> which) throws IOException {
        var positions = new LinkedHashMap<String, List<StoredPosition>>();
        positions.put(subject, which.apply(positions(SHIPPED).get(subject)));
        return Files.writeString(folder.resolve("positions.txt"), PositionFile.text(positions));
    }

    private static LinkedHashMap<String, List<StoredPosition>> positions(Path file) throws IOException {
        var positions = new LinkedHashMap<String, List<StoredPosition>>();
        PositionFile.read(Files.readString(file))
                .forEach((subject, all) -> positions.put(
                        subject, all.stream().map(Numbered::position).toList()));
        return positions;
    }
}
