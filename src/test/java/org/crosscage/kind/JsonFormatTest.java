package org.crosscage.kind;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.crosscage.Sweep;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.UnwritableException;
import org.crosscage.core.model.Solution;
import org.crosscage.kind.text.JsonFormat;
import org.crosscage.kind.text.PuzzleFormats;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// JSON beyond what every format owes: the schema says what is written and what is read.
class JsonFormatTest {

    private static final int PUZZLES = Sweep.of(400, 150);
    private static final int CHANGES = Sweep.of(1_500, 500);

    /// Of the texts that are changed: larger ones show no more.
    private static final int LONGEST = 6_000;

    private static final JsonMapper MAPPER = new JsonMapper();

    private final JsonFormat json = new JsonFormat();
    private final SchemaCheck schema = new SchemaCheck();

    private static Optional<String> written(JsonFormat json, List<PuzzleEntry> entries) {
        try {
            return Optional.of(json.write(entries));
        } catch (UnwritableException _) {
            return Optional.empty();
        }
    }

    private Stream<String> texts(int seed) {
        var random = new RandomPuzzles(new SplittableRandom(seed));
        return Stream.generate(() -> List.of(PuzzleEntry.of("a", random.next()), PuzzleEntry.of("", random.usual())))
                .limit(PUZZLES)
                .map(entries -> written(json, entries))
                .flatMap(Optional::stream);
    }

    @Test
    void whateverIsWrittenKeepsTheSchema() {
        var texts = texts(11).toList();
        assertThat(texts).hasSizeGreaterThan(PUZZLES / 2);
        assertThat(texts)
                .allSatisfy(text -> assertThat(schema.faults(text)).as(text).isEmpty());
    }

    @Test
    void shippedPuzzlesWithTheirNotesKeepTheSchemaAndComeBackWhole() throws IOException {
        int seen = 0;
        try (var packs = ShippedSample.packs()) {
            for (var file : packs.toList()) {
                var entries = PuzzleFormats.TEXT.read(Files.readString(file)).subList(0, 1);
                var text = json.write(entries);
                assertThat(schema.faults(text)).as(file.toString()).isEmpty();
                assertThat(json.read(text)).isEqualTo(entries);
                seen += entries.size();
            }
        }
        assertThat(seen).isGreaterThan(30);
    }

    @Test
    void theLessonOfEveryKindKeepsTheSchemaAndComesBackWhole() {
        for (var kind : PuzzleKinds.all()) {
            var entry = PuzzleEntry.of("a", kind.lesson().puzzle());
            var text = json.write(entry);
            assertThat(schema.faults(text)).as(text).isEmpty();
            assertThat(json.readOne(text)).isEqualTo(entry);
        }
    }

    @Test
    void namesNotesAndSolutionComeBack() {
        var text = TestTexts.whole("links.txt").split("\n~~~~\n")[1].split("\n", 2)[1];
        var puzzle = PuzzleFormats.TEXT.readOne(text).puzzle();
        var notes = Map.of("title", "A “small” \\ one", "author", "é 𝟙", "source", "/p/1", "label", "hard");
        var entry = new PuzzleEntry("q", notes, puzzle, Optional.of(Solution.of(8, 9, 9, 7)), List.of());
        var written = json.write(entry);
        assertThat(schema.faults(written)).isEmpty();
        assertThat(json.readOne(written)).isEqualTo(entry);
        assertThat(written).contains("\"difficulty\": \"hard\"");
    }

    /// A text of its own that nobody could read again is not handed out.
    @Test
    void aPuzzleWhoseTextWouldBeTooLongIsRefused() {
        var huge = PuzzleEntry.of("", new RandomPuzzles(new SplittableRandom(4)).kakuro(200, 200, 0.6));
        assertThatThrownBy(() -> json.write(huge))
                .isInstanceOfSatisfying(
                        UnwritableException.class,
                        e -> assertThat(e.problem().key()).isEqualTo("too-long"));
        var large = PuzzleEntry.of("", new RandomPuzzles(new SplittableRandom(4)).kakuro(100, 100, 0.6));
        assertThat(json.readOne(json.write(large)).puzzle()).isEqualTo(large.puzzle());
    }

    @Test
    void theListAloneAndAPuzzleAloneAreReadAndFound() {
        texts(12).limit(20).forEach(text -> {
            var puzzles = MAPPER.readTree(text).get("puzzles");
            var expected = json.read(text);
            assertThat(PuzzleFormats.read(puzzles.toString()))
                    .extracting(PuzzleEntry::puzzle)
                    .isEqualTo(expected.stream().map(PuzzleEntry::puzzle).toList());
            assertThat(PuzzleFormats.read(puzzles.get(0).toPrettyString()))
                    .extracting(PuzzleEntry::puzzle)
                    .containsExactly(expected.getFirst().puzzle());
            assertThat(schema.faults(puzzles)).isEmpty();
            assertThat(schema.faults(puzzles.get(0))).isEmpty();
        });
    }

    /// The reader sees more than a schema can say, but nothing less.
    @Test
    void whatTheSchemaRefusesIsRefused() {
        var random = new SplittableRandom(13);
        var texts = texts(14).filter(text -> text.length() < LONGEST).limit(60).toList();
        int against = 0;
        int read = 0;
        for (int i = 0; i < CHANGES; i++) {
            var changed = new Changes(random).of(MAPPER.readTree(texts.get(random.nextInt(texts.size()))));
            boolean isRead = isRead(changed.toString());
            if (!schema.faults(changed).isEmpty()) {
                assertThat(isRead).as(changed.toString()).isFalse();
                against++;
            }
            read += isRead ? 1 : 0;
        }
        assertThat(against).isGreaterThan(CHANGES / 3);
        assertThat(read).isGreaterThan(CHANGES / 50);
    }

    private boolean isRead(String text) {
        try {
            return !json.read(text).isEmpty();
        } catch (FormatException _) {
            return false;
        }
    }

    /// Changes one place of a JSON value.
    private record Changes(RandomGenerator random) {

        private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

        JsonNode of(JsonNode root) {
            var places = new ArrayList<JsonNode>();
            gather(root, places);
            switch (places.get(random.nextInt(places.size()))) {
                case ObjectNode object -> change(object);
                case ArrayNode array -> change(array);
                default -> throw new IllegalStateException();
            }
            return root;
        }

        private static void gather(JsonNode value, List<JsonNode> places) {
            if (value.isContainer()) {
                places.add(value);
                value.forEach(each -> gather(each, places));
            }
        }

        private void change(ObjectNode object) {
            var names = List.copyOf(object.propertyNames());
            var name = names.get(random.nextInt(names.size()));
            switch (random.nextInt(4)) {
                case 0 -> object.remove(name);
                case 1 -> object.set(name, value());
                case 2 ->
                    object.set(
                            List.of("id", "values", "solution", "direction", "x")
                                    .get(random.nextInt(5)),
                            value());
                default -> object.set("title", NODES.stringNode("t"));
            }
        }

        private void change(ArrayNode array) {
            if (array.isEmpty() || random.nextInt(4) == 0) {
                array.add(value());
            } else if (random.nextBoolean()) {
                array.remove(random.nextInt(array.size()));
            } else {
                array.set(random.nextInt(array.size()), value());
            }
        }

        private JsonNode value() {
            return switch (random.nextInt(11)) {
                case 0 -> NODES.nullNode();
                case 1 -> NODES.numberNode(random.nextInt(-1, 10));
                case 2 -> NODES.numberNode(1_000_000_000_000_000_000L);
                case 3 -> NODES.numberNode(1.5);
                case 4 -> NODES.booleanNode(true);
                case 5 -> NODES.stringNode("");
                case 6 -> NODES.stringNode("r1c1");
                case 7 -> NODES.stringNode("#..");
                case 8 -> NODES.stringNode("a b");
                case 9 -> NODES.arrayNode();
                default -> NODES.objectNode();
            };
        }
    }

    @Test
    void aPlaceThatTheParserDoesNotTellIsNoFailure() {
        var text = "{\"cells\":[[1]],\"" + "x".repeat(100_000) + "\":{" + "\"\":{".repeat(1_000);
        assertThatThrownBy(() -> PuzzleFormats.byId("json").orElseThrow().read(text))
                .isInstanceOf(FormatException.class);
    }
}
