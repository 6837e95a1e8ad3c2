package org.crosscage.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.crosscage.ShippedKinds;
import org.crosscage.Sweep;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Board;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.train.PositionFile.Numbered;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

final class TrainingPositionsTest {

    private static final Path FILE = Path.of("src/main/resources/org/crosscage/train/positions.txt");
    private static final int MOST_BYTES = 3_000_000;
    private static final TrainingPositions POSITIONS = TrainingPositions.standard();

    static Stream<Arguments> everyTechniqueOfEveryKind() {
        return ShippedKinds.all().stream()
                .flatMap(kind -> kind.techniques().stream().map(technique -> Arguments.of(kind, technique)));
    }

    /// One position in 120 of each technique, and strictly every one.
    @ParameterizedTest
    @MethodSource("everyTechniqueOfEveryKind")
    void inEveryPositionTheTechniqueIsTheSimplestAndThereAreAsManyAnswersAsItSays(
            PuzzleKind kind, Technique technique) {
        var sample = Sweep.of(POSITIONS.ids(kind, technique), 120, kind.id() + technique.id());
        assertThat(sample).allSatisfy(id -> {
            var found = POSITIONS.find(id).orElseThrow();
            assertThat(found.id()).isEqualTo(id);
            assertThat(found.kind()).isEqualTo(kind);
            assertThat(found.technique()).isEqualTo(technique);
            var board = Board.of(found.puzzle(), found.position());
            assertThat(board.position()).isEqualTo(found.position());
            assertThat(new RuleEngine(kind.techniques()).next(board))
                    .hasValueSatisfying(step -> assertThat(step.technique()).isEqualTo(technique));
            assertThat(OpenAnswers.of(board, kind.techniques(), technique.tier()))
                    .hasSize(found.answers())
                    .hasSizeBetween(1, OpenAnswers.MOST);
        });
    }

    @Test
    void theIndexSaysWhatTheFileHas() throws IOException {
        var file = PositionFile.read(Files.readString(FILE));
        assertThat(everyTechniqueOfEveryKind()).isNotEmpty().allSatisfy(each -> {
            var kind = (PuzzleKind) each.get()[0];
            var technique = (Technique) each.get()[1];
            var subject = kind.id() + "." + technique.id();
            assertThat(file).containsKey(subject);
            assertThat(POSITIONS.ids(kind, technique))
                    .hasSize(POSITIONS.count(kind, technique))
                    .doesNotHaveDuplicates()
                    .isEqualTo(file.get(subject).stream()
                            .map(one -> subject + "." + one.position().mark())
                            .toList())
                    .allMatch(id -> id.matches("[a-z]+\\.[a-z0-9-]+\\.[a-z0-9]{8}"));
        });
    }

    @Test
    void theFileIsReadAsItIsWrittenAndNotTooLarge() throws IOException {
        var text = Files.readString(FILE);
        var positions = new LinkedHashMap<String, List<StoredPosition>>();
        PositionFile.read(text)
                .forEach((subject, all) -> positions.put(
                        subject, all.stream().map(Numbered::position).toList()));
        assertThat(PositionFile.text(positions)).isEqualTo(text);
        assertThat(Files.size(FILE)).isLessThan(MOST_BYTES);
    }

    @Test
    void thereIsNoPositionOfAnotherId() {
        var kind = PuzzleKinds.all().getFirst();
        var technique = kind.techniques().get(1);
        var id = POSITIONS.ids(kind, technique).getFirst();
        assertThat(POSITIONS.find(id)).isPresent();
        assertThat(Stream.of(
                        "",
                        "nothing",
                        kind.id() + ".nothing.00000000",
                        "nothing." + technique.id() + ".00000000",
                        kind.id() + "." + technique.id() + ".00000000",
                        id + ".",
                        id.toUpperCase(Locale.ROOT)))
                .allMatch(other -> POSITIONS.find(other).isEmpty());
    }

    @Test
    void aPositionToWhichTheTechniquesDoNotComeIsNotFound() throws IOException {
        var kind = PuzzleKinds.all().getFirst();
        var technique = kind.techniques().get(1);
        var id = POSITIONS.ids(kind, technique).getFirst();
        var mark = id.substring(id.lastIndexOf('.') + 1);
        var other = positions(Files.readString(FILE).replace(" " + mark + "\n", " 00000000\n"));
        assertThat(other.ids(kind, technique)).contains(kind.id() + "." + technique.id() + ".00000000");
        assertThat(other.find(kind.id() + "." + technique.id() + ".00000000")).isEmpty();
    }

    @Test
    void aDamagedLineIsNamed() throws IOException {
        var text = Files.readString(FILE);
        var lines = text.split("\n", -1);
        int first = List.of(lines).indexOf("") + 1;
        var kind = PuzzleKinds.all().getFirst();
        var technique = kind.techniques().stream()
                .filter(each -> POSITIONS.count(kind, each) > 0)
                .findFirst()
                .orElseThrow();

        lines[first + 2] = "x".repeat(lines[first + 2].length());
        var damaged = String.join("\n", lines);
        assertThatThrownBy(() -> positions(damaged).ids(kind, technique)).satisfies(isAtLine(first + 3));
        assertThatThrownBy(() -> PositionFile.read(damaged)).satisfies(isAtLine(first + 3));
        assertThatThrownBy(() -> PositionFile.read(text + "one more\n"))
                .satisfies(isAtLine((int) text.lines().count() + 1));
        assertThatThrownBy(() -> PositionFile.read("kind technique many 7\n\n")).satisfies(isAtLine(1));
        assertThatThrownBy(() -> PositionFile.read("# a comment\nkind technique 2 70\n\n"))
                .satisfies(isAtLine(2));
    }

    @Test
    void aFileThatEndsTooSoonIsNamedAtItsIndex() throws IOException {
        var text = Files.readString(FILE);
        var kind = PuzzleKinds.all().getFirst();
        var last = kind.techniques().stream()
                .filter(each -> POSITIONS.count(kind, each) > 0)
                .toList()
                .getLast();
        int line = text.lines()
                        .toList()
                        .indexOf(text.lines()
                                .filter(each -> each.startsWith(kind.id() + " " + last.id() + " "))
                                .findFirst()
                                .orElseThrow())
                + 1;
        var head = positions(text.substring(0, text.indexOf("\n\n") + 10));
        assertThatThrownBy(() -> head.ids(kind, last)).satisfies(isAtLine(line));
    }

    private static Consumer<Throwable> isAtLine(int line) {
        return error -> {
            assertThat(error).isInstanceOf(FormatException.class);
            assertThat(((FormatException) error).line()).isEqualTo(line);
        };
    }

    private static TrainingPositions positions(String text) {
        Supplier<InputStream> file = () -> new ByteArrayInputStream(text.getBytes(StandardCharsets.US_ASCII));
        return new TrainingPositions(file, InstantSource.system());
    }
}
