package org.crosscage.kind.killer.format;

import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.Line;
import org.crosscage.core.kind.LineFormat;
import org.crosscage.core.kind.Lines;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleEntry.Warning;
import org.crosscage.core.kind.Token;
import org.crosscage.core.kind.format.LooseJson;

/// The addresses of a page, a line a puzzle, which end in the JSON of it, compressed by [LzString]. What is
/// wrong in the JSON is wrong at the code, and its path says where.
public final class JsonAddress implements LineFormat {

    /// `…/?load=<code>`. Behind `?id=` is but a number under which the page itself keeps the puzzle.
    public static final JsonAddress F_PUZZLES = new JsonAddress(
            "fpuzzles",
            Pattern.compile("(?:https?+://)?+(?:www\\.)?+f-puzzles\\.com/?+[^\\s?#]*+\\?"
                    + "(?:(?!load=|id=)[^\\s#&]*+&)*+(?:(?<sort>load)=(?<code>[^\\s&#]*+)|id=)\\S*+"),
            FPuzzles::write,
            code -> "https://www.f-puzzles.com/?load=" + code);

    /// `…/scl<code>` and `…/ctc<code>` with its own JSON, `…/fpuz<code>` and `…/fpuzzles<code>` with that
    /// of f-puzzles; behind `…/scf` a Sudoku is packed in another way. All else is a name under which the page
    /// keeps the puzzle, and so is what begins like that but is shorter than any code.
    public static final JsonAddress SUDOKU_PAD = new JsonAddress(
            "sudokupad",
            Pattern.compile("(?:https?://)?(?:[a-z]{1,10}\\.)?(?:sudokupad\\.app|crackingthecryptic\\.com"
                    + "|sudokupad\\.svencodes\\.com)/(?:sudoku/|puzzle/)?(?:[^\\s?#]{0,20}\\?puzzleid=)?"
                    + "(?:(?<sort>scl|ctc|fpuz(?:zles)?|scf)(?<code>[^\\s?&#]++)|[^\\s?&#]++)\\S*+"),
            SudokuPad::write,
            code -> "https://sudokupad.app/scl"
                    + code.replace("+", "%2B").replace("/", "%2F").replace("=", "%3D"));

    /// So every compressed object begins, the JSON of either page in the address of any other too.
    private static final String START_OF_CODE = "N4I";

    /// Marks that can precede a code without an address.
    private static final Pattern BEFORE_CODE = Pattern.compile("(?:scl|ctc|fpuz(?:zles)?+|\\??+(?:load|puzzleid)=)?+");

    private static final String SIGNS_OF_CODE = "+/=%_-";

    private static final Set<String> OF_SUDOKU_PAD = Set.of("scl", "ctc");
    private static final String LOADED = "load";
    private static final String PACKED_OTHERWISE = "scf";

    /// No grid of Sudoku fits into fewer letters.
    private static final int SHORTEST_CODE = 24;

    private final String id;
    private final Pattern address;
    private final Function<PuzzleEntry, String> writer;
    private final Function<String, String> addressOf;

    private JsonAddress(
            String id, Pattern address, Function<PuzzleEntry, String> writer, Function<String, String> addressOf) {
        this.id = id;
        this.address = address;
        this.writer = writer;
        this.addressOf = addressOf;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public boolean looksLike(String text) {
        return Lines.first(text, 1).stream()
                .map(Line::whole)
                .anyMatch(line -> address.matcher(line.text()).matches()
                        || elsewhere(line).isPresent());
    }

    @Override
    public PuzzleEntry read(Line line) {
        var whole = line.whole();
        var parts = address.matcher(whole.text());
        if (!parts.matches()) {
            return read(elsewhere(whole).orElseThrow(() -> whole.error(Message.of(id + "-expected"))), "");
        }
        var sort = parts.group("sort");
        if (sort == null) {
            throw whole.error(Message.of("kept-by-page"));
        }
        var code = plain(whole.part(parts.start("code"), parts.end("code")));
        if (!sort.equals(LOADED) && isName(code)) {
            throw new FormatException(
                    code.line(),
                    code.column(),
                    whole.error(Message.of("kept-by-page")).problem());
        }
        if (sort.equals(PACKED_OTHERWISE)) {
            throw whole.error(Message.of("packed-otherwise"));
        }
        return read(code, sort);
    }

    /// The code alone, or in an address of another page, which only one of these formats takes.
    private Optional<Token> elsewhere(Token address) {
        var text = address.text();
        int start = text.indexOf(START_OF_CODE);
        if (start < 0 || !id.equals(SUDOKU_PAD.id)) {
            return Optional.empty();
        }
        int end = start;
        while (end < text.length() && isOfCode(text.charAt(end))) {
            end++;
        }
        boolean isWhole = text.startsWith("http")
                || BEFORE_CODE.matcher(text.substring(0, start)).matches();
        boolean isOther = isWhole
                && address.isOneWord()
                && !F_PUZZLES.address.matcher(text).matches();
        return isOther && end - start >= SHORTEST_CODE
                ? Optional.of(plain(address.part(start, end)))
                : Optional.empty();
    }

    private static boolean isOfCode(char c) {
        return c < 0x80 && (Character.isLetterOrDigit(c) || SIGNS_OF_CODE.indexOf(c) >= 0);
    }

    private static PuzzleEntry read(Token code, String sort) {
        var json = LzString.decompress(code);
        try {
            return read(json, sort).withWarnings(warning -> new Warning(code.line(), code.column(), warning.remark()));
        } catch (FormatException e) {
            throw new FormatException(code.line(), code.column(), e.problem());
        }
    }

    /// Whether the letters behind `scl` and the like are the rest of a name: few, and not those of an object.
    private static boolean isName(Token code) {
        if (code.text().length() >= SHORTEST_CODE) {
            return false;
        }
        try {
            return !LzString.decompress(code).startsWith("{");
        } catch (FormatException _) {
            return true;
        }
    }

    private static PuzzleEntry read(String json, String sort) {
        var value = LooseJson.readFirst(json);
        boolean isOfFPuzzles = sort.isEmpty() ? !value.object().containsKey("cells") : !OF_SUDOKU_PAD.contains(sort);
        return isOfFPuzzles ? FPuzzles.read(value) : SudokuPad.read(value);
    }

    /// Without the signs of a sentence behind it, and with the letters that programs pass on as `%2B` and
    /// the like.
    private static Token plain(Token code) {
        return code.withoutEndOfSentence().unescaped();
    }

    @Override
    public String write(PuzzleEntry entry) {
        return addressOf.apply(LzString.compress(writer.apply(entry))) + "\n";
    }
}
