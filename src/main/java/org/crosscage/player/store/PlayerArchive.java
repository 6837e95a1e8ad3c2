package org.crosscage.player.store;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.crosscage.player.ArchiveException;
import org.crosscage.player.ArchivePart;
import org.crosscage.player.FullQuotaException;
import org.springframework.transaction.support.TransactionOperations;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// Everything that is kept of a player, as one file to keep: JSON as `/schema/player-1.json` describes it, with
/// one list for each [part][ArchivePart]. Secrets, which make a browser a player's, are not in it.
public final class PlayerArchive {

    /// In bytes; more than ten years of playing.
    public static final int LARGEST = 256 << 20;

    private static final String FORMAT = "crosscage-player";
    private static final int VERSION = 1;
    private static final int MOST_PIECES = 50_000;
    /// That say what the file is, beside the parts.
    private static final Set<String> HEAD = Set.of("$schema", "format", "version", "made");

    private static final JsonMapper JSON = StrictJson.mapper(LARGEST);

    private final Map<String, ArchivePart<?>> parts = new TreeMap<>();
    private final TransactionOperations transactions;
    private final InstantSource clock;

    public PlayerArchive(List<ArchivePart<?>> parts, TransactionOperations transactions, InstantSource clock) {
        parts.forEach(part -> this.parts.put(part.name(), part));
        this.transactions = transactions;
        this.clock = clock;
    }

    /// What came in of one part of a file, and what was there already.
    public record Count(int in, int there) {}

    /// A file, read from its beginning each time that it is opened.
    public interface Source {
        InputStream open() throws IOException;
    }

    /// Writes the file, as UTF-8, piece by piece.
    ///
    /// @param out stays open
    public void pack(long player, OutputStream out) {
        try (var json = JSON.writerWithDefaultPrettyPrinter()
                .without(StreamWriteFeature.AUTO_CLOSE_TARGET)
                .createGenerator(out)) {
            json.writeStartObject();
            json.writeStringProperty("format", FORMAT);
            json.writeNumberProperty("version", VERSION);
            json.writeStringProperty(
                    "made", clock.instant().truncatedTo(ChronoUnit.SECONDS).toString());
            for (var part : parts.values()) {
                json.writeArrayPropertyStart(part.name());
                try (Stream<?> pieces = part.pack(player)) {
                    pieces.forEach(json::writePOJO);
                }
                json.writeEndArray();
            }
            json.writeEndObject();
        }
    }

    /// Gives a player what is in a file, all of it or nothing. What they have already stays as it is. The file is read
    /// twice, piece by piece: first whether it is one of these at all.
    ///
    /// @param stop asked between the pieces; true ends the work, and nothing came in
    /// @return by the name of the part
    /// @throws ArchiveException when the file is not one of these, or is damaged: with the place
    /// @throws CancellationException when stopped
    public Map<String, Count> unpack(long player, Source file, BooleanSupplier stop) {
        requireHead(file);
        var unpackings = new ArrayList<ArchivePart.Unpacking<?>>();
        var counted = transactions.execute(_ -> read(file, json -> {
            var counts = new LinkedHashMap<String, Count>();
            parts.keySet().forEach(name -> counts.put(name, new Count(0, 0)));
            eachMember(json, name -> {
                var part = parts.get(name);
                if (part != null) {
                    counts.put(name, unpack(player, part, json, stop, unpackings));
                }
            });
            return counts;
        }));
        unpackings.forEach(ArchivePart.Unpacking::stored);
        return counted;
    }

    private interface Reading<T> {
        T from(JsonParser json);
    }

    private static <T> T read(Source file, Reading<T> reading) {
        try (var bytes = file.open();
                var json = JSON.createParser(bytes)) {
            return reading.from(json);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (JacksonIOException e) {
            throw new UncheckedIOException(e.getCause());
        } catch (JacksonException e) {
            throw StrictJson.syntax(e);
        }
    }

    /// @param member hears the name of each, the parser at its value; what is not read of it is passed over
    private static void eachMember(JsonParser json, Consumer<String> member) {
        if (json.nextToken() != JsonToken.START_OBJECT) {
            throw new ArchiveException("", "format", Map.of());
        }
        for (var name = json.nextName(); name != null; name = json.nextName()) {
            json.nextToken();
            member.accept(name);
            json.skipChildren();
        }
        if (json.nextToken() != null) {
            throw new StreamReadException(json, "something follows");
        }
    }

    private void requireHead(Source file) {
        read(file, json -> {
            var said = new HashMap<String, String>();
            var unknown = new ArrayList<String>();
            eachMember(json, name -> {
                if (HEAD.contains(name)) {
                    said.put(name, json.currentToken().isScalarValue() ? json.getString() : "");
                } else if (!parts.containsKey(name)) {
                    unknown.add(name);
                }
            });
            requireHead(said);
            // something that would be lost without a word is worse than a refusal
            unknown.stream().findFirst().ifPresent(name -> {
                throw ArchiveException.noValue("", name);
            });
            return said;
        });
    }

    private static void requireHead(Map<String, String> said) {
        if (!FORMAT.equals(said.get("format"))) {
            throw new ArchiveException("", "format", Map.of());
        }
        var found = said.getOrDefault("version", "");
        if (!found.equals(Integer.toString(VERSION))) {
            throw new ArchiveException(
                    "version", "version", Map.of("found", ArchiveException.shown(found), "known", VERSION));
        }
    }

    private static <T extends Record> Count unpack(
            long player,
            ArchivePart<T> part,
            JsonParser json,
            BooleanSupplier stop,
            List<ArchivePart.Unpacking<?>> unpackings) {
        if (json.currentToken() != JsonToken.START_ARRAY) {
            throw new ArchiveException(part.name(), "too-many", Map.of("most", MOST_PIECES));
        }
        // what follows a piece is the next one
        var pieces = JSON.readerFor(part.type()).without(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
        var unpacking = part.unpacking(player, stop);
        unpackings.add(unpacking);
        int in = 0;
        int all = 0;
        for (; json.nextToken() != JsonToken.END_ARRAY; all++) {
            if (all == MOST_PIECES) {
                throw new ArchiveException(part.name(), "too-many", Map.of("most", MOST_PIECES));
            }
            if (stop.getAsBoolean()) {
                throw new CancellationException("nobody waits for the file any more");
            }
            try {
                in += unpacking.unpack(piece(json, part, pieces)) ? 1 : 0;
            } catch (ArchiveException e) {
                throw e.within(part.name() + "[" + all + "]");
            } catch (FullQuotaException e) {
                throw new ArchiveException(
                        part.name() + "[" + all + "]",
                        "full",
                        Map.of("most", e.quota().most()));
            } catch (JacksonException e) {
                throw StrictJson.shape(e).within(part.name() + "[" + all + "]");
            }
        }
        unpacking.finish();
        return new Count(in, all - in);
    }

    private static <T extends Record> T piece(JsonParser json, ArchivePart<T> part, ObjectReader pieces) {
        if (json.currentToken() != JsonToken.START_OBJECT) {
            throw new ArchiveException("", "shape", Map.of());
        }
        if (part.lacking().isEmpty()) {
            return pieces.readValue(json);
        }
        ObjectNode tree = pieces.readTree(json).asObject();
        part.lacking().forEach((name, nothing) -> {
            if (!tree.has(name)) {
                tree.put(name, nothing);
            }
        });
        return pieces.readValue(tree);
    }
}
