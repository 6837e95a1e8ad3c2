package org.crosscage.kind.text;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.core.kind.AssembledPuzzle;
import org.crosscage.core.kind.Line;
import org.crosscage.core.kind.Lines;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleFormat;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.TextSpelling;
import org.crosscage.core.kind.Token;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.PuzzleKinds;

/// Crosscage text, the native format of every kind: any number of puzzles between `puzzle` and `end`, comments with
/// `#` between them. What stands inside is a matter of the kind. This is also what is stored.
public final class NativeText implements PuzzleFormat {

    private static final String PUZZLE = "puzzle";
    private static final String END = "end";
    private static final String COMMENT = "#";

    /// A grade is our own finding; a text's word for it is passed over.
    private static final String IGNORED = "grade";

    /// The longest name and the longest note: what was read can be written and read again, however the grid is laid
    /// out then.
    private static final int LONGEST_NOTE = 1000;

    /// What can stand first in a puzzle besides notes: a text that begins so lacks the line with the name.
    private static final Set<String> BEGINS_BODY = Set.of(TextReader.KIND, TextReader.SIZE, TextReader.VALUES);

    /// The kind that a line with this keyword tells.
    private static Optional<PuzzleKind> spelledWith(String keyword) {
        return PuzzleKinds.all().stream()
                .filter(kind -> !kind.textSpelling().isGeneral()
                        && kind.textSpelling().tellingWord().equals(keyword))
                .findFirst();
    }

    /// The words that tell the kind, each of which begins a line.
    private static String kindKeywords() {
        var own = PuzzleKinds.all().stream()
                .map(PuzzleKind::textSpelling)
                .filter(spelling -> !spelling.isGeneral())
                .map(TextSpelling::tellingWord);
        return Stream.concat(own, Stream.of(TextReader.KIND)).collect(Collectors.joining(", "));
    }

    private static boolean beginsBody(String keyword) {
        return BEGINS_BODY.contains(keyword) || spelledWith(keyword).isPresent();
    }

    @Override
    public String id() {
        return "text";
    }

    @Override
    public boolean looksLike(String text) {
        return Lines.first(text, Integer.MAX_VALUE).stream()
                .map(Line::keyword)
                .filter(word -> !word.startsWith(COMMENT) && !PuzzleEntry.NOTES.contains(word))
                .findFirst()
                .filter(word -> word.equals(PUZZLE) || beginsBody(word))
                .isPresent();
    }

    @Override
    public List<PuzzleEntry> read(String text) {
        return blocks(Lines.ofAnyLength(text)).stream().map(Block::entry).toList();
    }

    @Override
    public String write(PuzzleEntry entry) {
        return write(entry, entry.id().isEmpty() ? PuzzleEntry.NAMELESS : entry.id());
    }

    /// The puzzle alone, without name and notes: what is stored.
    public String write(Puzzle puzzle) {
        return write(PuzzleEntry.of("", puzzle));
    }

    @Override
    public String write(List<PuzzleEntry> entries) {
        var texts = new ArrayList<String>();
        for (var entry : entries) {
            texts.add(
                    write(entry, entry.id().isEmpty() ? PuzzleEntry.NAMELESS + "-" + (texts.size() + 1) : entry.id()));
        }
        return String.join("\n", texts);
    }

    private static String write(PuzzleEntry entry, String id) {
        var text = new StringBuilder(PUZZLE).append(' ').append(id).append('\n');
        entry.notes()
                .forEach((name, note) ->
                        text.append(name).append(' ').append(note).append('\n'));
        var kind = PuzzleKinds.of(entry.puzzle().kind());
        text.append(new TextWriter(kind, kind.textSpelling()).write(entry.puzzle(), entry.solution()));
        return text.append(END).append('\n').toString();
    }

    /// The puzzles of the text, not looked into.
    private static List<Block> blocks(List<Line> lines) {
        var blocks = new ArrayList<Block>();
        var starts = new HashMap<String, Token>();
        Optional<Block> open = Optional.empty();
        for (var line : lines) {
            var keyword = line.keyword();
            if (open.isPresent() && keyword.equals(END)) {
                line.requireAlone();
                blocks.add(open.get());
                open = Optional.empty();
            } else if (keyword.equals(PUZZLE)) {
                open.ifPresent(block -> {
                    throw line.whole().error(Message.of("puzzle-without-end").naming("id", block.id));
                });
                Lines.requireRoom(blocks.size(), line.whole());
                open = Optional.of(new Block(id(line, starts), line));
            } else if (open.isPresent()) {
                open.get().add(line);
            } else if (!line.isBlank() && !keyword.startsWith(COMMENT)) {
                var isInside = beginsBody(keyword) || PuzzleEntry.NOTES.contains(keyword);
                throw line.whole().error(Message.of(isInside ? "puzzle-missing" : "puzzle-expected"));
            }
        }
        open.ifPresent(block -> {
            throw lines.get(lines.size() - 1)
                    .end()
                    .error(Message.of("puzzle-without-end").naming("id", block.id));
        });
        if (blocks.isEmpty()) {
            throw lines.get(lines.size() - 1).end().error(Message.of("puzzle-expected"));
        }
        return blocks;
    }

    private static void requireShort(Token at, String note) {
        if (note.length() > LONGEST_NOTE) {
            throw at.error(Message.of("note-limit").counting("most", LONGEST_NOTE));
        }
    }

    private static String id(Line line, Map<String, Token> starts) {
        var words = line.words();
        if (words.size() != 2) {
            throw (words.size() < 2 ? line.end() : words.get(2)).error(Message.of("id-expected"));
        }
        var id = words.get(1);
        if (!PuzzleEntry.isId(id.text())) {
            throw id.error(Message.of("id-expected"));
        }
        requireShort(id, id.text());
        var before = starts.put(id.text(), id);
        if (before != null) {
            throw id.error(Message.of("id-twice").naming("first", before.line()));
        }
        return id.text();
    }

    /// One puzzle's lines, the notes sorted out.
    private static final class Block {

        private final String id;
        private final Line start;
        private final Map<String, String> notes = new LinkedHashMap<>();
        private final List<Line> body = new ArrayList<>();

        Block(String id, Line start) {
            this.id = id;
            this.start = start;
        }

        void add(Line line) {
            var keyword = line.keyword();
            if (PuzzleEntry.NOTES.contains(keyword)) {
                requireShort(line.whole(), line.afterKeyword());
                if (notes.put(keyword, line.afterKeyword()) != null) {
                    throw line.whole().error(Message.of("note-twice").naming("note", keyword));
                }
            } else if (!line.isBlank() && !keyword.equals(IGNORED)) {
                body.add(line);
            }
        }

        PuzzleEntry entry() {
            var read = assembled();
            return new PuzzleEntry(id, notes, read.puzzle(), read.solution(), read.warnings());
        }

        /// The first line that tells the kind tells the spelling too.
        private AssembledPuzzle assembled() {
            for (var line : body) {
                if (line.keyword().equals(TextReader.KIND)) {
                    return new TextReader(body, named(line), TextSpelling.GENERAL).read();
                }
                var kind = spelledWith(line.keyword());
                if (kind.isPresent()) {
                    return new TextReader(body, kind.get(), kind.get().textSpelling()).read();
                }
            }
            throw start.whole()
                    .error(Message.of("body-missing").naming("id", id).naming("keywords", kindKeywords()));
        }

        private static PuzzleKind named(Line line) {
            var words = line.words();
            var name = words.size() == 2 ? words.get(1) : words.size() < 2 ? line.end() : words.get(2);
            return PuzzleKinds.find(name.text())
                    .filter(_ -> words.size() == 2)
                    .orElseThrow(() -> name.error(PuzzleKinds.expected()));
        }
    }
}
