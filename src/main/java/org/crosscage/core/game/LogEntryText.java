package org.crosscage.core.game;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.crosscage.core.model.Shape;

/// How an entry of the log stands in the database: its kind, and one line with what else there is to say.
///
/// | kind | line |
/// |---|---|
/// | `play` | the move in [MoveText] |
/// | `branch`, `accept` | the level: `2` |
/// | `drop` | the level, and after a blank the move that is part of it, if there is one: `1 r2c3~1,5` |
/// | `paint` | a `play` or `drop` with a colour that versions from before 2026-11-30 do not know; its line |
/// | `undo`, `redo` | nothing |
/// | `help` | sort, hints, cost, technique or `-`, and what of the position is paid: `paid 1 2 naked-pair …` |
/// | another word, of up to eight letters | whatever a newer version has to say, in printable ASCII |
///
/// A kind that is added later has to read a line that is none of it as [LogEntry.Other]: by then files and devices may
/// have brought lines with any such word.
public final class LogEntryText {

    public static final String PLAY = "play";
    public static final String BRANCH = "branch";
    public static final String ACCEPT = "accept";
    public static final String DROP = "drop";
    private static final String PAINT = "paint";
    public static final String UNDO = "undo";
    public static final String REDO = "redo";
    public static final String HELP = "help";

    private static final String NO_TECHNIQUE = "-";
    private static final Pattern HELP_LINE =
            Pattern.compile("(paid|free|solution) (\\d{1,7}) (\\d{1,7}) ([a-z0-9-]{1,60})(?: ([!-~][ -~]*))?");
    private static final Pattern LEVEL = Pattern.compile("[1-9][0-9]{0,8}");

    /// With room for the level of a branch.
    private static final int LONGEST_PART = LogSize.MOST_BYTES_OF_ENTRY - 10;

    private LogEntryText() {}

    public static String kind(LogEntry entry) {
        return switch (entry) {
            case LogEntry.Play(Move move) when move.isNewer() -> PAINT;
            case LogEntry.Play _ -> PLAY;
            case LogEntry.Branch _ -> BRANCH;
            case LogEntry.Accept _ -> ACCEPT;
            case LogEntry.Drop drop when drop.then().filter(Move::isNewer).isPresent() -> PAINT;
            case LogEntry.Drop _ -> DROP;
            case LogEntry.Undo _ -> UNDO;
            case LogEntry.Redo _ -> REDO;
            case LogEntry.Help _ -> HELP;
            case LogEntry.Other(String kind, String _) -> kind;
        };
    }

    public static String line(LogEntry entry, Shape shape) {
        return switch (entry) {
            case LogEntry.Play(Move move) -> MoveText.write(move, shape);
            case LogEntry.Branch(int level) -> Integer.toString(level);
            case LogEntry.Accept(int level) -> Integer.toString(level);
            case LogEntry.Drop(int level, Optional<Move> then) ->
                level + then.map(move -> " " + MoveText.write(move, shape)).orElse("");
            case LogEntry.Undo(), LogEntry.Redo() -> "";
            case LogEntry.Help help -> line(help);
            case LogEntry.Other(String _, String line) -> line;
        };
    }

    /// The line of help, which names no cells.
    public static String line(LogEntry.Help help) {
        return help.sort().name().toLowerCase(Locale.ROOT) + " " + help.hints() + " " + help.cost() + " "
                + (help.technique().isEmpty() ? NO_TECHNIQUE : help.technique())
                + (help.paid().isEmpty() ? "" : " " + help.paid());
    }

    /// A turn as turns whose lines a log takes: one of very many changes is several, to be made one after the other.
    public static List<LogEntry.Turn> parts(LogEntry.Turn turn, Shape shape) {
        return switch (turn) {
            case LogEntry.Play(Move move) ->
                parts(move, shape).<LogEntry.Turn>map(LogEntry.Play::new).toList();
            case LogEntry.Branch _, LogEntry.Accept _ -> List.of(turn);
            case LogEntry.Drop(int level, Optional<Move> then) -> {
                var moves = then.stream().flatMap(move -> parts(move, shape)).toList();
                var first = new LogEntry.Drop(level, moves.stream().findFirst());
                yield Stream.<LogEntry.Turn>concat(
                                Stream.of(first), moves.stream().skip(1).map(LogEntry.Play::new))
                        .toList();
            }
        };
    }

    private static Stream<Move> parts(Move move, Shape shape) {
        if (MoveText.write(move, shape).length() <= LONGEST_PART) {
            return Stream.of(move);
        }
        int half = move.changes().size() / 2;
        return Stream.of(
                        move.changes().subList(0, half),
                        move.changes().subList(half, move.changes().size()))
                .flatMap(changes -> parts(new Move(changes), shape));
    }

    /// @throws MoveException when the two are no entry, of whichever version
    public static LogEntry read(String kind, String line, Shape shape) {
        return switch (kind) {
            case PLAY -> new LogEntry.Play(MoveText.read(line, shape));
            case BRANCH -> new LogEntry.Branch(level(line));
            case ACCEPT -> new LogEntry.Accept(level(line));
            case DROP -> drop(line, shape);
            case PAINT -> paint(line, shape);
            case UNDO -> new LogEntry.Undo();
            case REDO -> new LogEntry.Redo();
            case HELP -> help(line);
            default -> new LogEntry.Other(kind, line);
        };
    }

    private static LogEntry drop(String line, Shape shape) {
        int blank = line.indexOf(' ');
        return blank < 0
                ? new LogEntry.Drop(level(line), Optional.empty())
                : new LogEntry.Drop(
                        level(line.substring(0, blank)), Optional.of(MoveText.read(line.substring(blank + 1), shape)));
    }

    /// A line that is none of this kind is one of another version.
    private static LogEntry paint(String line, Shape shape) {
        try {
            if (line.startsWith("r")) {
                return new LogEntry.Play(MoveText.read(line, shape));
            }
            return line.indexOf(' ') < 0 ? new LogEntry.Other(PAINT, line) : drop(line, shape);
        } catch (MoveException _) {
            return new LogEntry.Other(PAINT, line);
        }
    }

    /// A line that is none of this kind is one of another version.
    private static LogEntry help(String line) {
        var found = HELP_LINE.matcher(line);
        try {
            return found.matches() ? help(found) : new LogEntry.Other(HELP, line);
        } catch (MoveException _) {
            return new LogEntry.Other(HELP, line);
        }
    }

    private static LogEntry help(Matcher found) {
        var technique = found.group(4);
        return new LogEntry.Help(
                LogEntry.Help.Sort.valueOf(found.group(1).toUpperCase(Locale.ROOT)),
                Integer.parseInt(found.group(2)),
                Integer.parseInt(found.group(3)),
                technique.equals(NO_TECHNIQUE) ? "" : technique,
                Optional.ofNullable(found.group(5)).orElse(""));
    }

    private static int level(String text) {
        if (!LEVEL.matcher(text).matches()) {
            throw new MoveException("'" + text + "' is no level of a branch, such as 1");
        }
        return Integer.parseInt(text);
    }
}
