package org.crosscage.kind.text;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.Line;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.Token;

/// An id or address among the words of a line, as people copy them out of a message, and as chats and mails change
/// them: with signs as `%2F`, inside the address of a page that leads on, with blanks for `+`, and cut into lines.
/// A changed address is only mended where the mended address can be read.
///
/// @param from its place in the line, from 0
/// @param to the place behind it
/// @param below the lines that may be the rest of it
/// @param formats of ids and addresses
record PastedAddress(Line line, int from, int to, List<Line> below, FormatSet formats) {

    /// A shorter word of a sentence is no id.
    private static final int SHORTEST_ID = 12;

    /// How many of the last lines can be words behind an address that is cut into lines.
    private static final int MOST_TRIES = 3;

    private static final String MARK = "://";

    /// `https://…`, or the name of a server and a path.
    private static final Pattern ADDRESS = Pattern.compile("[a-z]{2,10}+://|(?:[A-Za-z0-9-]++\\.)++[A-Za-z]{2,}+/");

    private static final Pattern BLANK = Pattern.compile("\\s*+");
    private static final Pattern BULLET = Pattern.compile("\\s*+(?:[-*•–]|\\(?+[0-9]{1,4}+[.)])\\s++");
    private static final String SIGNS = "[^\\s<>\"“”„‘`()\\[\\]]++";

    // no pattern here looks behind, for which a browser's reader goes back to the beginning of the line each time
    private static final Pattern WORD = Pattern.compile("\\S++");
    private static final Pattern ARROWS = Pattern.compile("[0-9A-Za-jv<>^`',.]{81}+");
    private static final Pattern PIECE = Pattern.compile(SIGNS);

    private static final Pattern START = Pattern.compile("^(?:['’|*]++(?=[^\\p{L}]*+\\p{L})|['’]*+)");
    private static final Pattern NEXT = Pattern.compile("https?+://");
    private static final String BETWEEN = ",;|";
    private static final Pattern INNER = Pattern.compile("[^,;|](https?+://[^&]++)");
    private static final Pattern WORD_BEHIND_PLUS = Pattern.compile("\\s++([A-Za-z0-9+/=%]++)");
    private static final Pattern REST = Pattern.compile("\\s*+(" + SIGNS + ")[>)\\]]?+[.,;]?+\\s*+");

    /// The outcome of a text: a puzzle, a fault, or nothing.
    ///
    /// @param joined how many of the lines below are part of it
    record Found(Optional<PuzzleEntry> entry, Optional<FormatException> fault, int joined) {}

    /// Those of the first line, in order: the whole line, where it looks like one, and otherwise, or where that
    /// cannot be read, those among its words.
    static List<List<PastedAddress>> in(List<Line> lines, FormatSet formats) {
        var line = lines.getFirst();
        var below = lines.subList(1, lines.size());
        var bullet = BULLET.matcher(line.text());
        int start = bullet.lookingAt() ? bullet.end() : 0;
        var whole = Stream.of(0, start)
                .filter(from -> starts(line.text().substring(from)).size() == 1)
                .filter(from -> formats.ofLine(line.text().substring(from)).isPresent())
                .filter(from -> idsFrom(line, from, formats) < 2)
                .map(from -> List.of(new PastedAddress(line, from, line.text().length(), below, formats)))
                .findFirst();
        return whole.isPresent() && !Prose.hasWord(line)
                ? List.of(whole.get())
                : Stream.concat(whole.stream(), Stream.of(among(line, start, below, formats)))
                        .toList();
    }

    /// How many words are ids or addresses by themselves.
    private static long idsFrom(Line line, int start, FormatSet formats) {
        return pieces(line, start)
                .map(MatchResult::group)
                .filter(piece ->
                        piece.length() >= SHORTEST_ID && formats.ofLine(piece).isPresent())
                .limit(2)
                .count();
    }

    /// The words, without signs of sentences; a string of 81 arrows and sums is whole.
    private static Stream<MatchResult> pieces(Line line, int start) {
        var text = line.text();
        return WORD.matcher(text)
                .region(start, text.length())
                .results()
                .flatMap(word -> ARROWS.matcher(word.group()).matches()
                        ? Stream.of(word)
                        : PIECE.matcher(text).region(word.start(), word.end()).results());
    }

    /// Where the addresses of a piece begin: behind signs, and behind what stands between them.
    private static List<Integer> starts(String piece) {
        var first = START.matcher(piece);
        var others = NEXT.matcher(piece)
                .results()
                .map(MatchResult::start)
                .filter(start -> start > 0 && BETWEEN.indexOf(piece.charAt(start - 1)) >= 0);
        return Stream.concat(Stream.of(first.lookingAt() ? first.end() : 0), others)
                .toList();
    }

    private static List<PastedAddress> among(Line line, int start, List<Line> below, FormatSet formats) {
        var found = new ArrayList<PastedAddress>();
        var pieces = pieces(line, start).toList();
        for (var piece : pieces) {
            var starts = starts(piece.group());
            for (int i = 0; i < starts.size(); i++) {
                int from = piece.start() + starts.get(i);
                int to = i + 1 < starts.size() ? piece.start() + starts.get(i + 1) : piece.end();
                if (to - from >= SHORTEST_ID || pieces.size() == 1) {
                    found.add(new PastedAddress(line, from, to, below, formats));
                }
            }
        }
        return found;
    }

    Token token() {
        return new Token(line.number(), from + 1, line.text().substring(from, to)).stripped();
    }

    /// The outcome of it and, where it needs them, of the words and lines behind it.
    Found read() {
        var text = line.text().substring(from, to);
        var found = attempt(text);
        boolean mayBeCut = isAddress(text) || found.fault().isPresent();
        return found.entry().isEmpty() && mayBeCut ? joined(text, found) : found;
    }

    private static boolean isAddress(String text) {
        return text.contains(MARK) || ADDRESS.matcher(text).lookingAt();
    }

    /// @param alone what comes of the address alone, which counts where the joined one cannot be read either
    private Found joined(String text, Found alone) {
        var longer = new StringBuilder(text);
        boolean isAddress = isAddress(text);
        var word = WORD_BEHIND_PLUS.matcher(line.text());
        int end = to;
        while (isAddress && word.region(end, line.text().length()).lookingAt()) {
            longer.append('+').append(word.group(1));
            end = word.end();
        }
        if (end > to) {
            var found = attempt(longer.toString());
            if (found.entry().isPresent()) {
                return found;
            }
        }
        boolean isLast =
                BLANK.matcher(line.text()).region(end, line.text().length()).matches();
        var rest = isLast ? rest() : List.<String>of();
        for (int lines = rest.size(); lines > 0 && lines > rest.size() - MOST_TRIES; lines--) {
            var found = attempt(longer + String.join("", rest.subList(0, lines)));
            if (found.entry().isPresent()) {
                return new Found(found.entry(), Optional.empty(), lines);
            }
        }
        boolean isRest = isAddress && alone.fault().isPresent();
        return new Found(Optional.empty(), alone.fault(), isRest ? rest.size() : 0);
    }

    /// The lines below of one word each, up to the next address.
    private List<String> rest() {
        return below.stream()
                .map(next -> REST.matcher(next.text()))
                .takeWhile(Matcher::matches)
                .map(next -> next.group(1))
                .takeWhile(next -> !next.contains(MARK) && formats.ofLine(next).isEmpty())
                .toList();
    }

    /// Tries the spellings of a text until one can be read; what is wrong with the first counts.
    private Found attempt(String text) {
        var fault = Optional.<FormatException>empty();
        for (var spelling : spellings(text)) {
            var format = formats.ofLine(spelling);
            if (format.isPresent()) {
                try {
                    var entry = placed(format.get().read(List.of(new Line(line.number(), spelling))));
                    return new Found(Optional.of(entry), Optional.empty(), 0);
                } catch (FormatException e) {
                    fault = fault.or(() -> Optional.of(new FormatException(e.line(), from + e.column(), e.problem())));
                }
            }
        }
        return new Found(Optional.empty(), fault, 0);
    }

    private static SequencedSet<String> spellings(String text) {
        var spellings = new LinkedHashSet<String>();
        spellings.add(text);
        spellings.add(withoutEnd(text));
        if (text.contains(MARK)) {
            var once = Token.NOWHERE.withText(text).unescaped();
            for (var plain : List.of(text, once.text(), once.unescaped().text())) {
                spellings.add(plain);
                INNER.matcher(plain).results().forEach(inner -> spellings.addLast(inner.group(1)));
            }
        }
        return spellings;
    }

    /// Without the end of a sentence; dots among digits can be cells.
    private static String withoutEnd(String text) {
        return text.chars().noneMatch(Character::isLetter)
                ? text
                : Token.NOWHERE.withText(text).withoutEndOfSentence().text();
    }

    private PuzzleEntry placed(PuzzleEntry entry) {
        return entry.withWarnings(
                warning -> new PuzzleEntry.Warning(warning.line(), from + warning.column(), warning.remark()));
    }
}
