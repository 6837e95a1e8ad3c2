package org.crosscage.me;

import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.crosscage.play.Luggage;
import org.crosscage.play.LuggageException;
import org.springframework.transaction.support.TransactionOperations;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.json.JsonMapper;

/// Everything that is kept of a player, as one file to take along: JSON as `/schema/player-1.json` describes it, with
/// one list for each [part][Luggage]. Secrets, which make a browser a player's, are not in it.
public final class Belongings {

    /// In bytes; more than many years of playing.
    public static final int LARGEST = 64 << 20;

    private static final String FORMAT = "crosscage-player";
    private static final int VERSION = 1;
    private static final int MOST_PIECES = 20_000;
    private static final int DEEPEST = 8;
    private static final int LONGEST_TEXT = 2 << 20;

    private static final JsonMapper JSON = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(DEEPEST)
                            .maxStringLength(LONGEST_TEXT)
                            .maxDocumentLength(LARGEST)
                            .build())
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .build())
            .enable(
                    DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES,
                    DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES,
                    DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES,
                    DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES,
                    DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .build();

    private final List<Luggage<?>> parts;
    private final TransactionOperations transactions;
    private final InstantSource clock;

    public Belongings(List<Luggage<?>> parts, TransactionOperations transactions, InstantSource clock) {
        this.parts = parts.stream().sorted(Comparator.comparing(Luggage::name)).toList();
        this.transactions = transactions;
        this.clock = clock;
    }

    /// What came in of one part of a file, and what was there already.
    public record Count(int in, int there) {}

    /// The file, as UTF-8.
    public byte[] pack(long player) {
        var document = new LinkedHashMap<String, Object>();
        document.put("format", FORMAT);
        document.put("version", VERSION);
        document.put("made", clock.instant().truncatedTo(ChronoUnit.SECONDS).toString());
        parts.forEach(part -> document.put(part.name(), part.pack(player)));
        return JSON.writerWithDefaultPrettyPrinter().writeValueAsBytes(document);
    }

    /// Gives a player what is in a file, all of it or nothing. What they have already stays as it is.
    ///
    /// @return by the name of the part
    /// @throws LuggageException when the file is not one of these, or is damaged: with the place
    public Map<String, Count> unpack(long player, byte[] file) {
        var document = document(file);
        return transactions.execute(_ -> parts.stream()
                .collect(Collectors.toMap(
                        Luggage::name,
                        part -> unpack(player, part, document.path(part.name())),
                        (a, _) -> a,
                        LinkedHashMap::new)));
    }

    private JsonNode document(byte[] file) {
        JsonNode document;
        try {
            document = JSON.readTree(file);
        } catch (JacksonException e) {
            var place = e.getLocation();
            throw new LuggageException(
                    "",
                    "syntax",
                    Map.of(
                            "line", place == null ? 1 : Math.max(1, place.getLineNr()),
                            "column", place == null ? 1 : Math.max(1, place.getColumnNr())));
        }
        if (document == null || !document.path("format").asString("").equals(FORMAT)) {
            throw new LuggageException("", "format", Map.of());
        }
        if (document.path("version").asInt(0) != VERSION) {
            throw new LuggageException(
                    "version",
                    "version",
                    Map.of("found", document.path("version").asInt(0), "known", VERSION));
        }
        requireKnown(document);
        return document;
    }

    /// Something that would be lost without a word is worse than a refusal.
    private void requireKnown(JsonNode document) {
        var known = new HashSet<>(Set.of("$schema", "format", "version", "made"));
        parts.forEach(part -> known.add(part.name()));
        for (var name : document.propertyNames()) {
            if (!known.contains(name)) {
                throw LuggageException.noValue("", name);
            }
        }
    }

    private static <T extends Record> Count unpack(long player, Luggage<T> part, JsonNode pieces) {
        if (pieces.isMissingNode()) {
            return new Count(0, 0);
        }
        if (!pieces.isArray() || pieces.size() > MOST_PIECES) {
            throw new LuggageException(part.name(), "too-many", Map.of("most", MOST_PIECES));
        }
        var done = new ArrayList<Boolean>();
        for (var piece : pieces) {
            var path = part.name() + "[" + done.size() + "]";
            try {
                done.add(part.unpack(player, JSON.treeToValue(piece, part.type())));
            } catch (LuggageException e) {
                throw e.within(path);
            } catch (JacksonException e) {
                throw shape(e).within(path);
            }
        }
        int in = (int) done.stream().filter(is -> is).count();
        return new Count(in, done.size() - in);
    }

    private static LuggageException shape(JacksonException e) {
        var member = e instanceof DatabindException wrong && !wrong.getPath().isEmpty()
                ? wrong.getPath().stream()
                        .map(step -> step.getPropertyName() == null
                                ? "[" + step.getIndex() + "]"
                                : "." + step.getPropertyName())
                        .collect(Collectors.joining())
                        .replaceFirst("^\\.", "")
                : "";
        return new LuggageException(member, "shape", Map.of());
    }
}
