package org.crosscage.offline;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.Sweep;
import org.crosscage.board.Json;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.Lines;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.TextReading;
import org.crosscage.core.model.Puzzle;
import org.crosscage.experiment.format.Mutations;
import org.crosscage.experiment.format.ValidTexts;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.text.FormatSet;
import org.crosscage.kind.text.LinkCode;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.library.PuzzleRequirements;
import org.crosscage.solver.exact.ExactSolver;
import org.crosscage.texts.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Pasted puzzles without a server are those that the server would read. That browsers read the same is shown by
/// `OfflineTeacherIT`.
final class PuzzleReaderTest {

    private static final Texts TEXTS = Texts.in(Locale.ENGLISH);

    private final PuzzleReader reader = new PuzzleReader(TEXTS, InstantSource.system());

    /// A puzzle of each kind in the text of Crosscage, as a link, and in each small format of its own.
    static Stream<String> texts() {
        return PuzzleKinds.all().stream().flatMap(kind -> {
            var entry = new PuzzleOrder(kind.id(), kind.usualSize(), PuzzleRequirements.of(Optional.empty()))
                    .make(1, new ExactSolver(), () -> false)
                    .orElseThrow();
            return Stream.concat(
                    Stream.of(
                            PuzzleFormats.TEXT.write(entry),
                            "https://crosscage.example"
                                    + new LinkCode().write(entry).strip()),
                    kind.offlineFormats().stream().map(format -> format.write(entry)));
        });
    }

    @ParameterizedTest
    @MethodSource("texts")
    void aPuzzleIsThatOfTheServer(String text) {
        var server = PuzzleFormats.read(text).getFirst();

        var reading = read(text);

        assertThat(reading.path("flaws")).isEmpty();
        assertThat(reading.path("count").asInt()).isEqualTo(1);
        var found = reading.at("/puzzles/0");
        assertThat(found.path("puzzle").asString()).isEqualTo(PuzzleFormats.TEXT.write(server));
        assertThat(found.path("kind").asString()).isEqualTo(server.puzzle().kind());
        assertThat(found.at("/picture/rows").asInt())
                .isEqualTo(server.puzzle().shape().rows());
    }

    /// A text that the server reads in a format that is not known here is not read, also where others stand beside it.
    @Test
    void noOtherPuzzleIsReadThanByTheServer() {
        var valid = PuzzleKinds.all().stream()
                .filter(kind -> !kind.formats().isEmpty()) // that of tests alone reads no spoilt JSON
                .flatMap(kind -> ValidTexts.of(PuzzleEntry.of("", kind.lesson().puzzle())))
                .toList();
        var mutations = new Mutations(valid, new SplittableRandom(7));
        var readings = Stream.concat(
                        valid.stream(), Stream.generate(mutations::next).limit(Sweep.of(20_000, 3_000)))
                .collect(Collectors.toMap(
                        text -> text, text -> PuzzleFormats.reading(text, () -> false), (one, _) -> one));
        readings.values().removeIf(reading -> !reading.faults().isEmpty());

        var read = new ArrayList<Puzzle>();
        readings.forEach((text, atHome) -> {
            var here = puzzles(FormatSet.offline().reading(text, () -> false));
            assertThat(puzzles(atHome)).as(text).containsAll(here);
            read.addAll(here);
        });
        assertThat(read).hasSizeBetween(readings.size() / 10, readings.size());
    }

    private static List<Puzzle> puzzles(TextReading reading) {
        return reading.entries().stream().map(PuzzleEntry::puzzle).toList();
    }

    @Test
    void whatIsWrongWithOneOfSeveralIsSaidWithItsPlace() {
        var id = kind("kenken")
                .offlineFormats()
                .getFirst()
                .write(PuzzleEntry.of("", kind("kenken").lesson().puzzle()));

        var reading = read(id + id.replace(",", ",?") + id);

        assertThat(reading.path("count").asInt()).isEqualTo(2);
        assertThat(reading.path("flaws"))
                .singleElement()
                .satisfies(flaw -> assertThat(flaw.asString()).matches("Line 2, column [0-9]+: .*\\?.*\n3:.*\\?.*"));
    }

    @Test
    void aPuzzleHasItsTitleAndItsKindAndSizeAsAName() {
        var entry = new PuzzleEntry(
                "", Map.of("title", "Sunday"), kind("kakuro").lesson().puzzle(), Optional.empty(), List.of());
        var reading = read(
                PuzzleFormats.TEXT.write(PuzzleEntry.of("a", entry.puzzle())) + "\n" + PuzzleFormats.TEXT.write(entry));

        assertThat(reading.path("count").asInt()).isEqualTo(2);
        var found = reading.at("/puzzles/1");
        assertThat(found.path("title").asString()).isEqualTo("Sunday");
        assertThat(found.path("name").asString()).startsWith("Kakuro ");
    }

    private static PuzzleKind kind(String id) {
        return PuzzleKinds.of(id);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://puzz.link/p?kakuro/4/4/m-al9.l9l",
                "{\"version\": 1, \"puzzles\": []}",
                "lorem ipsum",
                "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nGAME    :4:Keen\nPARAMS  :3:4dn"
            })
    void aFormatOfTheServerIsNotKnownHere(String text) {
        var reading = read(text);

        assertThat(reading.path("count").asInt()).isZero();
        assertThat(reading.at("/flaws/0").asString())
                .startsWith("Line 1, column 1: ")
                .endsWith("Other formats need a connection.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "https://swaroopg92.github.io/penpa-edit/#m=edit&p=7VZNb9s4EL37VwQ6E1h"})
    void anyOtherFaultIsThatOfTheServer(String text) {
        assertThat(problems(FormatSet.offline().reading(text, () -> false)))
                .isNotEmpty()
                .isEqualTo(problems(PuzzleFormats.reading(text, () -> false)));
    }

    private static List<Message> problems(TextReading reading) {
        return reading.faults().stream().map(FormatException::problem).toList();
    }

    @Test
    void aTextThatIsTooLongIsNotRead() {
        var reading = read("9".repeat(Lines.MOST_BYTES + 1));

        assertThat(reading.path("count").asInt()).isZero();
        assertThat(reading.at("/flaws/0").asString()).contains("1,048,577");
    }

    @Test
    void theFirstFiftyAreShownAndAllAreCounted() {
        var puzzle = kind("kakuro").lesson().puzzle();
        var reading = read(IntStream.range(0, 60)
                .mapToObj(i -> PuzzleFormats.TEXT.write(PuzzleEntry.of("p" + i, puzzle)))
                .collect(Collectors.joining("\n")));

        assertThat(reading.path("count").asInt()).isEqualTo(60);
        assertThat(reading.path("puzzles")).hasSize(50);
    }

    /// The time is looked at before each address.
    @Test
    void readingEndsWhenTimeIsOver() {
        var seconds = new int[1];
        var slow = new PuzzleReader(TEXTS, () -> Instant.EPOCH.plusSeconds(4L * seconds[0]++));
        var link =
                new LinkCode().write(PuzzleEntry.of("", kind("kenken").lesson().puzzle()));

        var reading = json(slow.read(Json.write(Map.of("text", link.repeat(20)))));

        assertThat(reading.path("count").asInt()).isBetween(1, 5);
        assertThat(reading.path("flaws")).isNotEmpty();
    }

    @Test
    void whatCannotBeAskedIsNamed() {
        assertThat(json(reader.read("{\"text\": 5}")).path("error").asString()).contains("'text'", "5");
    }

    private JsonNode read(String text) {
        return json(reader.read(Json.write(Map.of("text", text))));
    }

    private static JsonNode json(String answer) {
        return JsonMapper.shared().readTree(answer);
    }
}
