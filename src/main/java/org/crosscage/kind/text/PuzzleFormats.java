package org.crosscage.kind.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.stream.Stream;
import org.crosscage.core.kind.Line;
import org.crosscage.core.kind.LineFormat;
import org.crosscage.core.kind.Lines;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleFormat;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.Token;
import org.crosscage.kind.PuzzleKinds;

/// All formats in the order in which they are tried: the native one and links, then those of each kind, and
/// JSON last, because whatever begins with a bracket and is of no kind's own format is taken for it.
public final class PuzzleFormats {

    /// The native format.
    public static final NativeText TEXT = new NativeText();

    /// Those that hold puzzles of every kind, in two parts.
    private static final List<PuzzleFormat> BEFORE_ALL = List.of(TEXT, new LinkCode());

    private static final List<PuzzleFormat> BEHIND_ALL = List.of(new JsonFormat());

    private static final List<PuzzleFormat> ALL = inOrder(PuzzleKinds.all());

    private static final List<LineFormat> OF_LINES = ALL.stream()
            .filter(LineFormat.class::isInstance)
            .map(LineFormat.class::cast)
            .toList();

    private PuzzleFormats() {}

    public static List<PuzzleFormat> all() {
        return ALL;
    }

    /// The formats that may hold a puzzle of this kind.
    public static List<PuzzleFormat> of(PuzzleKind kind) {
        return inOrder(List.of(kind));
    }

    private static List<PuzzleFormat> inOrder(List<PuzzleKind> kinds) {
        return Stream.of(
                        BEFORE_ALL.stream(),
                        kinds.stream().flatMap(kind -> kind.formats().stream()),
                        BEHIND_ALL.stream())
                .flatMap(Function.identity())
                .toList();
    }

    /// The format of this name.
    public static Optional<PuzzleFormat> byId(String id) {
        return ALL.stream().filter(format -> format.id().equals(id)).findFirst();
    }

    /// The first format that the text looks like.
    public static Optional<PuzzleFormat> detect(String text) {
        return ALL.stream().filter(format -> format.looksLike(text)).findFirst();
    }

    /// All puzzles of a text in whatever format, at least one. Ids and addresses of several formats may stand one below
    /// the other; in a text of no format, addresses are looked for ([Addresses]).
    ///
    /// @throws FormatException when the text is in no format, or not quite
    public static List<PuzzleEntry> read(String text) {
        return read(text, () -> false);
    }

    /// As [#read(String)], for somebody who does not wait for ever.
    ///
    /// @param stop says whether time is over; asked before each puzzle where a line is one, since a code of a few
    ///     letters can stand for a large puzzle. Elsewhere the effort is that of the text's length.
    /// @throws FormatException when the text is in no format, or not quite, or time is over
    public static List<PuzzleEntry> read(String text, BooleanSupplier stop) {
        var lines = Lines.ofAnyLength(text);
        var detected = detect(text);
        if (detected.isEmpty()) {
            return readAddresses(lines, stop);
        }
        return detected.get() instanceof LineFormat first
                ? Lines.each(text).stream()
                        .map(line -> {
                            requireTime(line.whole(), stop);
                            return ofLine(line.text()).orElse(first).read(line);
                        })
                        .toList()
                : detected.get().read(text);
    }

    private static void requireTime(Token puzzle, BooleanSupplier stop) {
        if (stop.getAsBoolean()) {
            throw puzzle.error(Message.of("time-over"));
        }
    }

    private static Optional<LineFormat> ofLine(String line) {
        return OF_LINES.stream().filter(format -> format.looksLike(line)).findFirst();
    }

    private static List<PuzzleEntry> readAddresses(List<Line> lines, BooleanSupplier stop) {
        var entries = new ArrayList<PuzzleEntry>();
        Addresses.in(lines)
                .forEach(address -> ofLine(address.text()).ifPresent(format -> {
                    Lines.requireRoom(entries.size(), address);
                    requireTime(address, stop);
                    entries.add(format.read(Addresses.line(address)));
                }));
        if (entries.isEmpty()) {
            throw lines.stream()
                    .filter(line -> !line.isBlank())
                    .findFirst()
                    .orElseThrow()
                    .whole()
                    .error(Message.of("unknown-format"));
        }
        return entries;
    }
}
