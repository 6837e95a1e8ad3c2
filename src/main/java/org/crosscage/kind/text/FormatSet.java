package org.crosscage.kind.text;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.crosscage.core.kind.BlockFormat;
import org.crosscage.core.kind.Line;
import org.crosscage.core.kind.LineFormat;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.PuzzleFormat;
import org.crosscage.core.kind.TextReading;
import org.crosscage.kind.PuzzleKinds;

/// Formats in the order in which they are tried.
public final class FormatSet {

    private static final String SIGNS = ":/,~";
    private static final int LONG_WORD = 16;

    private final List<PuzzleFormat> all;
    private final List<BlockFormat> ofLines;
    private final boolean isWhole;

    /// @param isWhole whether there is no other format
    FormatSet(List<PuzzleFormat> all, boolean isWhole) {
        this.all = List.copyOf(all);
        this.isWhole = isWhole;
        this.ofLines = all.stream()
                .filter(BlockFormat.class::isInstance)
                .map(BlockFormat.class::cast)
                .filter(BlockFormat::fitsLine)
                .toList();
    }

    /// The formats that a browser reads without a server.
    public static FormatSet offline() {
        var formats = Stream.concat(
                Stream.of(new NativeText(), new LinkCode()),
                PuzzleKinds.all().stream().flatMap(kind -> kind.offlineFormats().stream()));
        return new FormatSet(formats.toList(), false);
    }

    boolean isWhole() {
        return isWhole;
    }

    /// Says of a text that it is in none of these formats.
    Message unknown() {
        var unknown = Message.of("unknown-format");
        return isWhole ? unknown : unknown.naming("formats", "some");
    }

    /// The first format that the text looks like.
    Optional<PuzzleFormat> detect(String text) {
        return first(all, format -> format.looksLike(text));
    }

    /// The first format that the text looks like, or else the first that it resembles: the one whose words help.
    Optional<PuzzleFormat> nearest(String text) {
        return detect(text).or(() -> first(all, format -> format.resembles(text)));
    }

    /// The first format of lines that a line looks like.
    Optional<BlockFormat> ofLine(String line) {
        return first(ofLines(line), format -> format.looksLike(line));
    }

    /// The first format of lines that a line resembles.
    Optional<BlockFormat> nearestOfLine(String line) {
        return first(ofLines(line), format -> format.resembles(line));
    }

    private List<BlockFormat> ofLines(String line) {
        return mayBeId(line) ? ofLines : List.of();
    }

    private static <F extends PuzzleFormat> Optional<F> first(List<F> formats, Predicate<F> fits) {
        return formats.stream().filter(fits).findFirst();
    }

    /// Whether a whole line is an id or address, and neither a note nor a part of JSON.
    boolean isId(Line line) {
        return line.text().indexOf('"') < 0
                && !Prose.isOwn(line)
                && ofLine(line.text()).filter(LineFormat.class::isInstance).isPresent();
    }

    /// Whether a line is longer than words are, or has a letter and a sign that ids and addresses have; no other holds
    /// one.
    static boolean mayBeId(String line) {
        return line.length() >= LONG_WORD
                || line.chars().anyMatch(c -> SIGNS.indexOf(c) >= 0)
                        && line.chars().anyMatch(Character::isLetter);
    }

    /// Reads a text in whatever of these formats. Ids and addresses of several formats may stand one below the other;
    /// in a text of no format, addresses are looked for ([PastedAddress]).
    ///
    /// @param stop says whether time is over; asked before each id and address, since a code of a few letters can
    ///     stand for a large puzzle. Elsewhere the effort is that of the text's length.
    public TextReading reading(String text, BooleanSupplier stop) {
        return PuzzleSearch.reading(text, this, stop);
    }
}
