package org.crosscage.kind.text;

import java.util.Optional;
import java.util.regex.Pattern;
import org.crosscage.core.kind.AssembledPuzzle;
import org.crosscage.core.kind.CodeReader;
import org.crosscage.core.kind.CodeWriter;
import org.crosscage.core.kind.Line;
import org.crosscage.core.kind.LineFormat;
import org.crosscage.core.kind.Lines;
import org.crosscage.core.kind.LinkSpelling;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.Token;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.model.Position;
import org.crosscage.kind.GameTerms;
import org.crosscage.kind.PuzzleKinds;

/// The address of a puzzle: `/p/1k…`, with or without the server before it, a line a puzzle. The code is the version
/// of this format, the kind's letter, and what the kind packs; the name, the notes and the solution stay behind.
///
/// Version 1 is the puzzle alone. In version 2 there follow a bit, whether hints are off; the tier of the hardest
/// techniques from 1, 0 for none (3 bits); and a bit, whether something is filled in, and then what [PositionCode]
/// packs. Who reads puzzles takes the puzzle of such a code; who plays, all of it.
public final class LinkCode implements LineFormat {

    /// Where such an address leads to on every server.
    public static final String PATH = "/p/";

    /// The longest address that gets through everywhere, in characters from [#PATH] on.
    public static final int LONGEST = 2000;

    private static final String PLAIN = "1";
    private static final String WITH_MORE = "2";
    private static final int TIER_BITS = 3;
    /// Ends at the end of the text, or at parameters.
    private static final Pattern ADDRESS = Pattern.compile("(?:^|/)p/(?<code>[A-Za-z0-9_-]++)/?+(?:[?#]|$)");

    /// A game, which only its player has.
    private static final Pattern GAME = Pattern.compile("/play/[^/]");

    @Override
    public String id() {
        return "link";
    }

    @Override
    public boolean looksLike(String text) {
        return Lines.first(text, 1).stream()
                .map(Line::whole)
                .anyMatch(line -> code(line).isPresent() || isGame(line));
    }

    private static boolean isGame(Token address) {
        return address.isOneWord()
                && address.text().startsWith("http")
                && GAME.matcher(address.text()).find();
    }

    private static Optional<Token> code(Token address) {
        var found = ADDRESS.matcher(address.withoutEndOfSentence().text());
        return address.isOneWord() && found.find()
                ? Optional.of(address.part(found.start("code"), found.end("code")))
                        .filter(code -> found.start() == 0 || beginsLikeOne(code.text()))
                : Optional.empty();
    }

    /// Whether a code begins with a version and the letter of a kind. Other servers have pages below `/p/` too.
    private static boolean beginsLikeOne(String code) {
        return code.length() > 1
                && Character.digit(code.charAt(0), 10) > 0
                && (code.charAt(1) == GeneralLink.LETTER
                        || PuzzleKinds.all().stream()
                                .flatMap(kind -> kind.linkSpelling().stream())
                                .anyMatch(own -> own.letter() == code.charAt(1)));
    }

    @Override
    public PuzzleEntry read(Line line) {
        var whole = line.whole();
        return read(code(whole)
                .orElseThrow(() -> whole.error(Message.of(isGame(whole) ? "link-of-game" : "link-expected"))));
    }

    /// The puzzle of a code.
    ///
    /// @throws org.crosscage.core.kind.FormatException when it is none, or of a later version
    public static PuzzleEntry read(Token code) {
        return open(code).entry();
    }

    /// All that a code holds.
    ///
    /// @throws org.crosscage.core.kind.FormatException when it is none, or of a later version
    public static SharedGame open(Token code) {
        var version = code.text().substring(0, Math.min(1, code.text().length()));
        if (!version.equals(PLAIN) && !version.equals(WITH_MORE)) {
            throw code.error(Message.of("link-version"));
        }
        var reader = new CodeReader(code, version.length() + 1);
        var entry = puzzle(code.text().charAt(version.length()), reader).entry();
        var shared = version.equals(PLAIN) ? SharedGame.of(entry) : withMore(entry, reader);
        reader.requireEnd();
        return shared;
    }

    /// @param letter of the kind
    private static AssembledPuzzle puzzle(char letter, CodeReader code) {
        if (letter == GeneralLink.LETTER) {
            return GeneralLink.kind(code).assemble(GeneralLink.read(code));
        }
        for (var kind : PuzzleKinds.all()) {
            var spelling = kind.linkSpelling().filter(own -> own.letter() == letter);
            if (spelling.isPresent()) {
                return kind.assemble(spelling.get().read(code));
            }
        }
        throw code.broken();
    }

    private static SharedGame withMore(PuzzleEntry entry, CodeReader code) {
        boolean hints = !code.bit();
        int level = (int) code.bits(TIER_BITS);
        if (level > Tier.values().length) {
            throw code.broken();
        }
        var hardest = level == 0 ? Optional.<Tier>empty() : Optional.of(Tier.values()[level - 1]);
        var position =
                code.bit() ? Optional.of(new PositionCode(entry.puzzle()).read(code)) : Optional.<Position>empty();
        return new SharedGame(entry, position, new GameTerms(hints, hardest));
    }

    /// The code of a puzzle, without the path before it.
    ///
    /// @throws org.crosscage.core.kind.UnwritableException when a code cannot hold the puzzle
    public static String code(PuzzleEntry entry) {
        return code(SharedGame.of(entry));
    }

    /// The code of a puzzle with what goes with it, without the path before it; that of the puzzle alone when nothing
    /// does.
    ///
    /// @throws org.crosscage.core.kind.UnwritableException when a code cannot hold the puzzle
    public static String code(SharedGame shared) {
        var puzzle = shared.entry().puzzle();
        var kind = PuzzleKinds.of(puzzle.kind());
        var code = new CodeWriter();
        kind.linkSpelling()
                .ifPresentOrElse(own -> own.write(puzzle, code), () -> GeneralLink.write(kind, puzzle, code));
        if (!shared.isPlain()) {
            code.bit(!shared.terms().hints());
            code.bits(shared.terms().hardest().map(Tier::level).orElse(0), TIER_BITS);
            code.bit(shared.position().isPresent());
            shared.position().ifPresent(position -> new PositionCode(puzzle).write(position, code));
        }
        char letter = kind.linkSpelling().map(LinkSpelling::letter).orElse(GeneralLink.LETTER);
        return code.code((shared.isPlain() ? PLAIN : WITH_MORE) + letter);
    }

    @Override
    public String write(PuzzleEntry entry) {
        return PATH + code(entry) + "\n";
    }
}
