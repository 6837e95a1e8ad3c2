package org.crosscage.kind.text;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
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

    /// A line such as `Grid 12`, `Kind regards` or `puzzle` with any word needs another one of ours behind it;
    /// `grid = […]` is of a program.
    @Override
    public boolean looksLike(String text) {
        var lines = Lines.notBlank(text)
                .filter(line -> !line.keyword().startsWith(COMMENT) && !PuzzleEntry.NOTES.contains(line.keyword()))
                .limit(2)
                .toList();
        if (lines.isEmpty()) {
            return false;
        }
        var first = lines.getFirst().keyword();
        boolean isPuzzle = first.equals(PUZZLE);
        boolean isHeading = Prose.isHeading(lines.getFirst());
        return (isPuzzle || beginsBody(first) && !isAlone(text))
                && !lines.getFirst().afterKeyword().startsWith("=")
                && isOwn(lines.getLast().keyword())
                && !(isHeading
                        && (lines.size() == 1 || lines.getLast().keyword().equals(PUZZLE)));
    }

    private static boolean isAlone(String text) {
        return Lines.notBlank(text)
                        .filter(line -> !line.keyword().startsWith(COMMENT))
                        .limit(2)
                        .count()
                == 1;
    }

    static boolean isOwn(String keyword) {
        return keyword.equals(PUZZLE) || keyword.equals(END) || keyword.equals(IGNORED) || beginsBody(keyword);
    }

    @Override
    public boolean resembles(String text) {
        return Lines.notBlank(text)
                        .filter(line -> isOwn(line.keyword()) && !Prose.isHeading(line))
                        .limit(2)
                        .count()
                == 2;
    }

    @Override
    public List<Supplier<PuzzleEntry>> records(String text) {
        return new Blocks().records(Lines.ofAnyLength(text));
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

    /// Splits a text into its puzzles, which it does not look into. What is between them or not closed is wrong in its
    /// place alone.
    private static final class Blocks {

        private final List<Supplier<PuzzleEntry>> records = new ArrayList<>();
        private final Map<String, Token> starts = new HashMap<>();
        private Optional<Block> open = Optional.empty();
        private int begun;

        /// Whether the line before was beside all puzzles: of several, the first is told.
        private boolean isLost;

        /// @throws FormatException when there is no puzzle, or one too many
        List<Supplier<PuzzleEntry>> records(List<Line> lines) {
            lines.forEach(this::add);
            var end = lines.getLast().end();
            open.ifPresent(block -> addOpen(block, end));
            if (records.isEmpty()) {
                throw end.error(Message.of("puzzle-expected"));
            }
            return records;
        }

        private void add(Line line) {
            var keyword = line.keyword();
            if (open.isPresent() && keyword.equals(END)) {
                var block = open.get();
                records.add(() -> {
                    line.requireAlone();
                    return block.entry();
                });
                open = Optional.empty();
            } else if (keyword.equals(PUZZLE)) {
                open.ifPresent(block -> addOpen(block, line.whole()));
                Lines.requireRoom(begun++, line.whole());
                isLost = false;
                open = Optional.of(new Block(line, starts));
            } else if (open.isPresent()) {
                open.get().add(line);
            } else if (line.isBlank()) {
                isLost = false;
            } else if (!keyword.startsWith(COMMENT) && !isLost) {
                boolean isInside = beginsBody(keyword) || PuzzleEntry.NOTES.contains(keyword);
                if (Prose.isWords(line) && (Prose.isHeading(line) || !isInside && !keyword.equals(END))) {
                    return;
                }
                isLost = true;
                records.add(() -> {
                    throw line.whole().error(Message.of(isInside ? "puzzle-missing" : "puzzle-expected"));
                });
            }
        }

        /// @param at where its end is missing
        private void addOpen(Block block, Token at) {
            records.add(() -> {
                var id = block.id();
                block.notes();
                throw at.error(Message.of("puzzle-without-end").naming("id", id));
            });
        }
    }

    /// One puzzle's lines, the notes sorted out.
    private static final class Block {

        private final Line start;
        private final Map<String, Token> starts;
        private final List<Line> noteLines = new ArrayList<>();
        private final List<Line> body = new ArrayList<>();

        /// @param starts the names of the puzzles before, each with its place; this one's is added when it is read
        Block(Line start, Map<String, Token> starts) {
            this.start = start;
            this.starts = starts;
        }

        void add(Line line) {
            var keyword = line.keyword();
            if (PuzzleEntry.NOTES.contains(keyword)) {
                noteLines.add(line);
            } else if (!line.isBlank() && !keyword.equals(IGNORED)) {
                body.add(line);
            }
        }

        PuzzleEntry entry() {
            var id = id();
            var notes = notes();
            var read = assembled(id);
            return new PuzzleEntry(id, notes, read.puzzle(), read.solution(), read.warnings());
        }

        private String id() {
            var words = start.words();
            if (words.size() != 2) {
                throw (words.size() < 2 ? start.end() : words.get(2)).error(Message.of("id-expected"));
            }
            var id = words.get(1);
            if (!PuzzleEntry.isId(id.text())) {
                throw id.error(Message.of("id-expected"));
            }
            PuzzleEntry.requireShort(id, id.text());
            var before = starts.put(id.text(), id);
            if (before != null) {
                throw id.error(Message.of("id-twice").naming("first", before.line()));
            }
            return id.text();
        }

        private Map<String, String> notes() {
            var notes = new LinkedHashMap<String, String>();
            for (var line : noteLines) {
                PuzzleEntry.requireShort(line.whole(), line.afterKeyword());
                if (notes.put(line.keyword(), line.afterKeyword()) != null) {
                    throw line.whole().error(Message.of("note-twice").naming("note", line.keyword()));
                }
            }
            return notes;
        }

        /// The first line that tells the kind tells the spelling too.
        private AssembledPuzzle assembled(String id) {
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
