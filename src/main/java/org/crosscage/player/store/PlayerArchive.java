package org.crosscage.player.store;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.crosscage.player.ArchiveException;
import org.crosscage.player.ArchivePart;
import org.crosscage.player.FullQuotaException;
import org.springframework.stereotype.Service;
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
@Service
public final class PlayerArchive {

    /// In bytes; more than ten years of playing.
    public static final int LARGEST = 256 << 20;

    private static final String FORMAT = "crosscage-player";
    private static final int VERSION = 1;
    private static final int MOST_PIECES = 50_000;
    /// In bytes; the longest log that a game can have fits in.
    private static final long LARGEST_PIECE = 8 << 20;
    /// Names, values and brackets of a piece; more than a game with the longest log has.
    private static final int MOST_TOKENS = 1 << 17;
    private static final int MOST_REASONS = 3;
    /// That say what the file is, beside the parts.
    private static final Set<String> HEAD = Set.of("$schema", "format", "version", "made");

    private static final JsonMapper JSON = StrictJson.mapper(LARGEST);

    private final Map<String, ArchivePart<?>> parts = new TreeMap<>();
    private final InstantSource clock;

    public PlayerArchive(List<ArchivePart<?>> parts, InstantSource clock) {
        parts.forEach(part -> this.parts.put(part.name(), part));
        this.clock = clock;
    }

    /// What came in of one part of a file, and what was there already.
    public record Count(int in, int there) {

        private static final Count NOTHING = new Count(0, 0);

        private Count plus(boolean isIn) {
            return isIn ? new Count(in + 1, there) : new Count(in, there + 1);
        }
    }

    /// The result of an import.
    ///
    /// @param counts by the name of the part
    /// @param leftOut how many pieces did not come in
    /// @param reasons why not, with the place: of the first few
    public record Imported(Map<String, Count> counts, int leftOut, List<ArchiveException> reasons) {}

    /// The server could not go on.
    public static final class UnfinishedImportException extends RuntimeException {

        private static final long serialVersionUID = 1L;

        private final transient Imported before;

        private UnfinishedImportException(Imported before, RuntimeException cause) {
            super("an import ended after " + before.counts(), cause);
            this.before = before;
        }

        /// The counts of the pieces until then.
        public Imported before() {
            return before;
        }
    }

    private static final class Progress {

        private final Map<String, Count> counts = new LinkedHashMap<>();
        private final List<ArchiveException> reasons = new ArrayList<>();
        private int leftOut;

        Progress(Set<String> parts) {
            parts.forEach(part -> counts.put(part, Count.NOTHING));
        }

        void add(String part, boolean isIn) {
            counts.computeIfPresent(part, (_, count) -> count.plus(isIn));
        }

        void leaveOut(ArchiveException reason) {
            leftOut++;
            if (reasons.size() < MOST_REASONS) {
                reasons.add(reason);
            }
        }

        Imported now() {
            return new Imported(
                    Collections.unmodifiableMap(new LinkedHashMap<>(counts)), leftOut, List.copyOf(reasons));
        }
    }

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

    /// Gives a player what is in a file. What they have already stays as it is. The file is read twice, each time as
    /// a stream: first whether it is one of these at all, with no piece too large, then piece by piece. Each piece
    /// comes in whole or not at all, whatever becomes of the others.
    ///
    /// @param stop asked between the pieces and by long work, never in a transaction; true ends the import
    /// @throws ArchiveException when the file is not one of these, or is damaged: with the place; nothing came in
    /// @throws UnfinishedImportException when the server failed over one of the pieces
    /// @throws CancellationException when stopped
    public Imported unpack(long player, Source file, BooleanSupplier stop) {
        read(file, json -> requireReadable(json, stop));
        var progress = new Progress(parts.keySet());
        try {
            read(
                    file,
                    json -> eachMember(json, name -> {
                        var part = parts.get(name);
                        if (part != null) {
                            unpack(player, part, json, stop, progress);
                        }
                    }));
        } catch (CancellationException e) {
            throw e;
        } catch (RuntimeException e) {
            throw new UnfinishedImportException(progress.now(), e);
        }
        return progress.now();
    }

    private static void read(Source file, Consumer<JsonParser> reading) {
        try (var bytes = file.open();
                var json = JSON.createParser(bytes)) {
            reading.accept(json);
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

    /// Refuses a piece instead of dropping a part of it without a word.
    private void requireReadable(JsonParser json, BooleanSupplier stop) {
        var said = new HashMap<String, String>();
        eachMember(json, name -> {
            if (parts.containsKey(name)) {
                requirePieces(json, name, stop);
            } else if (HEAD.contains(name)) {
                said.put(name, json.currentToken().isScalarValue() ? json.getString() : "");
                requireSize(json, name);
            } else {
                requireHead(said);
                throw ArchiveException.noValue("", name);
            }
        });
        requireHead(said);
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

    private static void requirePieces(JsonParser json, String part, BooleanSupplier stop) {
        if (json.currentToken() != JsonToken.START_ARRAY) {
            throw new ArchiveException(part, "shape", Map.of());
        }
        for (int i = 0; json.nextToken() != JsonToken.END_ARRAY; i++) {
            if (i == MOST_PIECES) {
                throw tooMany(part, MOST_PIECES);
            }
            requireGoesOn(stop);
            requireSize(json, part + "[" + i + "]");
        }
    }

    private static void requireGoesOn(BooleanSupplier stop) {
        if (stop.getAsBoolean()) {
            throw new CancellationException("nobody waits for the file any more");
        }
    }

    /// Passes over a value, and holds none of it.
    private static void requireSize(JsonParser json, String path) {
        var around =
                json.currentToken().isStructStart() ? json.streamReadContext().getParent() : json.streamReadContext();
        long first = place(json);
        int tokens = 1;
        while (json.streamReadContext() != around) {
            if (json.nextToken() == JsonToken.VALUE_STRING) {
                json.getStringLength(); // so that one that is too long ends here
            }
            tokens++;
            if (place(json) - first > LARGEST_PIECE) {
                throw new ArchiveException(path, "too-large", Map.of("megabytes", LARGEST_PIECE >> 20));
            }
            if (tokens > MOST_TOKENS) {
                throw tooMany(path, MOST_TOKENS);
            }
        }
    }

    /// In bytes, or in characters where they are not written as UTF-8.
    private static long place(JsonParser json) {
        var here = json.currentLocation();
        return Math.max(here.getByteOffset(), here.getCharOffset());
    }

    private static ArchiveException tooMany(String path, int most) {
        return new ArchiveException(path, "too-many", Map.of("most", most));
    }

    private static <T extends Record> void unpack(
            long player, ArchivePart<T> part, JsonParser json, BooleanSupplier stop, Progress progress) {
        // what follows a piece is the next one
        var pieces = JSON.readerFor(part.type()).without(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
        var unpacking = part.unpacking(player, stop);
        var list = json.streamReadContext();
        for (int i = 0; json.nextToken() != JsonToken.END_ARRAY; i++) {
            requireGoesOn(stop);
            try {
                progress.add(part.name(), unpacking.unpack(piece(json, part, pieces)));
            } catch (ArchiveException e) {
                progress.leaveOut(e.within(part.name() + "[" + i + "]"));
            } catch (FullQuotaException e) {
                progress.leaveOut(new ArchiveException(
                        part.name() + "[" + i + "]",
                        e.quota().isInBytes() ? "full-bytes" : "full",
                        Map.of("most", e.quota().told(e.quota().most()))));
            } catch (RejectedExecutionException _) {
                progress.leaveOut(new ArchiveException(part.name() + "[" + i + "]", "busy", Map.of()));
            } catch (JacksonException e) {
                progress.leaveOut(StrictJson.shape(e).within(part.name() + "[" + i + "]"));
            }
            while (json.streamReadContext() != list) {
                json.nextToken();
            }
        }
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
