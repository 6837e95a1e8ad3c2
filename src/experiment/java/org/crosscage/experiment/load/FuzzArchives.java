package org.crosscage.experiment.load;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.text.PuzzleFormats;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Makes spoilt files of everything that a player has, and imports them as a page does. What came in is exported, and
/// somebody else who imports that must have the same.
final class FuzzArchives implements AutoCloseable {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final int OK = 200;
    private static final int FILES_A_PLAYER = 20;
    private static final int TOO_MANY_PIECES = 50_001;
    private static final int DEEP = 400;
    private static final int TOO_LONG = 3 << 20;
    private static final int ONE_OF = 40;
    private static final int EXPORTED_ONE_OF = 4;
    /// A puzzle that is drawn, and what it was before.
    private static final String SKETCHES = """
            history 1

            kakuro 4 4
            digits 1 2 3 4 5 6 7 8 9
            white 5 6 9 10
            across 4=17

            kakuro 4 4
            digits 1 2 3 4 5 6 7 8 9
            white 5 6 9 10
            across 4=17
            down 1=16
            filled 6=8""";

    private final URI server;
    private final HttpClient client;
    private final List<PuzzleEntry> puzzles;
    private @Nullable ImportPage importer;
    private int sent;

    FuzzArchives(URI server, HttpClient client, List<PuzzleEntry> puzzles) {
        this.server = server;
        this.client = client;
        this.puzzles = puzzles;
    }

    // ---- files ---------------------------------------------------------------------------------------------------

    /// A file, each byte of it as a character.
    String next(FuzzValues values) {
        var tree = everything(values);
        for (int changes = values.below(4); changes > 0; changes--) {
            values.change(tree);
        }
        if (values.below(ONE_OF) == 0) {
            enlarge(tree, values);
        }
        var text = new String(tree.toString().getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
        return switch (values.below(6)) {
            case 0 -> values.spoilt(text);
            case 1 -> text.substring(0, values.below(text.length()));
            default -> text;
        };
    }

    private static void enlarge(ObjectNode tree, FuzzValues values) {
        switch (values.below(4)) {
            case 0 -> {
                var many = tree.putArray("settings");
                for (int i = 0; i < TOO_MANY_PIECES; i++) {
                    many.addObject();
                }
            }
            case 1 -> tree.putArray("drafts").addObject().put("title", "x".repeat(TOO_LONG));
            case 2 -> {
                var deep = tree.putArray("games");
                for (int i = 0; i < DEEP; i++) {
                    deep = deep.addArray();
                }
            }
            default -> {
                var log =
                        game(values, PuzzleFormats.read(HostileDevices.small()).getFirst());
                var lines = log.putArray("log");
                for (int i = 1; i < 2 * TOO_MANY_PIECES; i++) {
                    lines.add("2026-11-28T09:30:00Z page " + i + " play r2c2=" + (1 + i % 9));
                }
                tree.putArray("games").add(log);
            }
        }
    }

    private ObjectNode everything(FuzzValues values) {
        var file = NODES.objectNode()
                .put("$schema", "https://crosscage.org/schema/player-1.json")
                .put("format", "crosscage-player")
                .put("version", 1)
                .put("made", "2026-11-28T09:30:00Z");
        var games = file.putArray("games");
        var settings = file.putArray("settings");
        var drafts = file.putArray("drafts");
        var setDrafts = file.putArray("set-drafts");
        var sets = file.putArray("sets");
        var training = file.putArray("training");
        for (int i = values.below(4); i > 0; i--) {
            games.add(game(values, values.pick(puzzles)));
            settings.addObject().put("name", "appearance").put("choice", values.pick(List.of("dark", "light")));
            drafts.addObject()
                    .put("title", "draft " + i)
                    .put("sketches", SKETCHES)
                    .put("changed", moment(values));
            training.add(answer(values));
            sets.add(set(values).put("closed", values.below(2) == 0));
        }
        if (values.below(3) == 0) {
            setDrafts.add(set(values));
        }
        return file;
    }

    private static String moment(FuzzValues values) {
        return "2026-11-%02dT09:%02d:00Z".formatted(1 + values.below(28), values.below(60));
    }

    private static ObjectNode game(FuzzValues values, PuzzleEntry entry) {
        var written = PuzzleFormats.all().getFirst().write(entry);
        return HostileDevices.archived(written, values.log(entry.puzzle()))
                .put("begun", moment(values))
                .put("source", values.below(2) == 0 ? entry.id() : "");
    }

    private static ObjectNode answer(FuzzValues values) {
        var kind = values.pick(PuzzleKinds.all());
        var technique = values.pick(kind.techniques());
        var answer = NODES.objectNode()
                .put("run", "fuzzfuzzfuzzfuzzfuzz" + (10 + values.below(90)))
                .put("place", 1 + values.below(50))
                .put("position", kind.id() + "." + technique.id() + "." + values.below(1000))
                .put("answered", moment(values))
                .put("seconds", values.below(600))
                .put("wrong", values.below(3))
                .put("told", values.below(5))
                .put("found", true);
        answer.putArray("rating").add(1500.5).add(200.25).add(0.06);
        return answer;
    }

    private ObjectNode set(FuzzValues values) {
        var set = NODES.objectNode()
                .put("title", "set " + values.below(1000))
                .put("text", "Do these.")
                .put("terms", "")
                .put("inOrder", true)
                .put("trainings", "");
        var list = set.putArray("puzzles");
        for (int i = values.below(3); i >= 0; i--) {
            list.add(PuzzleFormats.all().getFirst().write(values.pick(puzzles)));
        }
        return set;
    }

    // ---- imports -------------------------------------------------------------------------------------------------

    /// Imports a file; a player has some twenty.
    FuzzRequests.Answer send(String file) throws IOException, InterruptedException {
        if (importer == null || ++sent % FILES_A_PLAYER == 0) {
            close();
            importer = new ImportPage(server, client);
        }
        try {
            var outcome = importer.receive(file.getBytes(StandardCharsets.ISO_8859_1));
            var fault = outcome.fault();
            if (fault.isEmpty() && outcome.came() && sent % EXPORTED_ONE_OF == 0) {
                fault = spoiltByTheWay(importer.export());
            }
            return new FuzzRequests.Answer("archive, " + outcome.word(), outcome.status(), fault);
        } catch (IOException | RuntimeException e) {
            close();
            return new FuzzRequests.Answer("archive, lost", OK, e.toString());
        }
    }

    /// @return what is another player's otherwise, empty for nothing
    private String spoiltByTheWay(JsonNode exported) throws IOException, InterruptedException {
        try (var other = new ImportPage(server, client)) {
            var outcome = other.receive(exported.toString().getBytes(StandardCharsets.UTF_8));
            if (!outcome.fault().isEmpty() || outcome.hasLeftOut() || !outcome.came()) {
                return "an export does not come in: " + outcome.said() + outcome.fault();
            }
            var before = pieces(exported);
            var after = pieces(other.export());
            for (var part : before.entrySet()) {
                if (!part.getValue().equals(after.get(part.getKey()))) {
                    return "an export comes in otherwise: " + part + " is then " + after.get(part.getKey());
                }
            }
            return "";
        }
    }

    /// The pieces of each part in any order, without what is another player's own: runs, and links of sets.
    private static Map<String, List<String>> pieces(JsonNode file) {
        var pieces = new TreeMap<String, List<String>>();
        file.propertyStream().filter(part -> part.getValue().isArray()).forEach(part -> {
            var all = new ArrayList<String>();
            for (var piece : (ArrayNode) part.getValue()) {
                all.add(((ObjectNode) piece.deepCopy()).without("run").toString());
            }
            all.sort(null);
            pieces.put(part.getKey(), all);
        });
        return pieces;
    }

    @Override
    public void close() {
        if (importer != null) {
            importer.close();
            importer = null;
        }
    }
}
