package org.crosscage.kind;

import java.util.regex.Pattern;
import org.crosscage.core.kind.CodeBody;
import org.crosscage.core.kind.CodeReader;
import org.crosscage.core.kind.CodeWriter;
import org.crosscage.core.kind.Line;
import org.crosscage.core.kind.LineFormat;
import org.crosscage.core.kind.Lines;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.Token;

/// The address of a puzzle: `/p/1k…`, with or without the server before it, a line a puzzle. The code is the version
/// of this format, the kind's letter, and what the kind packs; the name, the notes and the solution stay behind.
public final class LinkCode implements LineFormat {

    /// Where such an address leads to on every server.
    public static final String PATH = "/p/";

    private static final String VERSION = "1";
    private static final Pattern ADDRESS =
            Pattern.compile("(?:\\S*?/)?p/(?<code>[A-Za-z0-9_-]+)(?:/?(?:[?#]\\S*)?|[.,;:!?)>\\]'\"”’]*)");

    @Override
    public String id() {
        return "link";
    }

    @Override
    public boolean looksLike(String text) {
        return Lines.first(text, 1).stream()
                .anyMatch(line -> isAddress(line.whole().text()));
    }

    private static boolean isAddress(String text) {
        return text.length() <= Lines.MOST_BYTES && ADDRESS.matcher(text).matches();
    }

    @Override
    public PuzzleEntry read(Line line) {
        var whole = line.whole();
        var address = ADDRESS.matcher(whole.text());
        if (!address.matches()) {
            throw whole.error(Message.of("link-expected"));
        }
        return read(whole.part(address.start("code"), address.end("code")));
    }

    /// The puzzle of a code.
    ///
    /// @throws org.crosscage.core.kind.FormatException when it is none, or of a later version
    public static PuzzleEntry read(Token code) {
        if (!code.text().startsWith(VERSION)) {
            throw code.error(Message.of("link-version"));
        }
        var body = PuzzleKinds.all().stream()
                .map(PuzzleKind::codeBody)
                .filter(kind -> code.text().startsWith(head(kind)))
                .findFirst()
                .orElseThrow(() -> code.error(Message.of("link-broken")));
        var reader = new CodeReader(code, head(body).length());
        var read = body.read(reader);
        reader.requireEnd();
        return read.entry();
    }

    /// The code of a puzzle, without the path before it.
    ///
    /// @throws org.crosscage.core.kind.UnwritableException when a code cannot hold the puzzle
    public static String code(PuzzleEntry entry) {
        var body = PuzzleKinds.of(entry.puzzle().kind()).codeBody();
        var code = new CodeWriter();
        body.write(entry.puzzle(), code);
        return code.code(head(body));
    }

    private static String head(CodeBody kind) {
        return VERSION + kind.letter();
    }

    @Override
    public String write(PuzzleEntry entry) {
        return PATH + code(entry) + "\n";
    }
}
