package org.crosscage.core.kind.format;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.crosscage.core.kind.BlockFormat;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.Line;
import org.crosscage.core.kind.LineFormat;
import org.crosscage.core.kind.Lines;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.Token;

/// The games that Simon Tatham's Portable Puzzle Collection saves: lines of a name, a length and a text, of which
/// `CPARAMS` and `DESC` make the id of the puzzle. Moves are dropped. Several saves may stand one behind the other.
///
/// @param game what the collection calls the game
/// @param ids the format of its ids
public record GameSave(String id, String game, LineFormat ids) implements BlockFormat {

    private static final String START = "SAVEFILE";
    private static final String COLLECTION = "Simon Tatham's Portable Puzzle Collection";
    private static final String GAME = "GAME";
    private static final String PARAMETERS = "PARAMS";
    private static final String OWN_PARAMETERS = "CPARAMS";
    private static final String DESCRIPTION = "DESC";

    private static final Pattern LINE =
            Pattern.compile("\\s*+(?<name>[A-Z]{1,8}+) *+:(?<length>[0-9]{1,6}+):(?<text>.*+)");

    private static final int GAME_WITHIN = 4;

    @Override
    public boolean looksLike(String text) {
        return Lines.first(text, 1).stream().anyMatch(GameSave::isStart) && resembles(text);
    }

    /// The game is named, whatever is above.
    @Override
    public boolean resembles(String text) {
        return Lines.first(text, GAME_WITHIN).stream()
                .map(GameSave::field)
                .anyMatch(field -> isGame(field.name(), field.text()));
    }

    private boolean isGame(String name, Token text) {
        return name.equals(GAME) && text.text().equals(game);
    }

    private static boolean isStart(Line line) {
        var field = field(line);
        return field.name().equals(START) && field.text().text().equals(COLLECTION);
    }

    /// A line that is none has no name.
    private static Field field(Line line) {
        var parts = LINE.matcher(line.text());
        if (!parts.matches()) {
            return new Field("", line.whole(), 0);
        }
        var text = new Token(line.number(), parts.start("text") + 1, parts.group("text"));
        return new Field(parts.group("name"), text, Integer.parseInt(parts.group("length")));
    }

    /// A save ends before the first line that is none of a save's, and what follows is no part of it.
    @Override
    public List<List<Line>> blocks(String text) {
        var blocks = new ArrayList<List<Line>>();
        boolean isInSave = false;
        boolean isBehindBlank = true;
        for (var line : Lines.of(text)) {
            if (!line.isBlank()) {
                boolean isOfSave =
                        isStart(line) || isInSave && !field(line).name().isEmpty();
                if (isStart(line) || isOfSave != isInSave || !isOfSave && isBehindBlank) {
                    Lines.requireRoom(blocks.size(), line.whole());
                    blocks.add(new ArrayList<>());
                }
                blocks.getLast().add(line);
                isInSave = isOfSave;
            }
            isBehindBlank = line.isBlank();
        }
        return blocks;
    }

    private void keep(Field field, Map<String, Token> fields) {
        var text = field.text();
        if (field.name().equals(GAME) && !isGame(GAME, text)) {
            throw text.error(Message.of("save-game").naming("game", game));
        }
        boolean isPuzzle = List.of(PARAMETERS, OWN_PARAMETERS, DESCRIPTION).contains(field.name());
        if (isPuzzle && text.text().stripTrailing().length() != field.length()) {
            throw text.error(Message.of("save-length")
                    .counting("length", field.length())
                    .counting("foundLength", text.text().stripTrailing().length()));
        }
        if (isPuzzle) {
            fields.put(
                    field.name(),
                    new Token(text.line(), text.column(), text.text().stripTrailing()));
        }
    }

    @Override
    public PuzzleEntry read(List<Line> save) {
        if (!isStart(save.getFirst())) {
            throw save.getFirst().whole().error(Message.of("save-expected"));
        }
        var fields = new HashMap<String, Token>();
        save.forEach(line -> keep(field(line), fields));
        var parameters = fields.getOrDefault(OWN_PARAMETERS, fields.get(PARAMETERS));
        var description = fields.get(DESCRIPTION);
        if (parameters == null || description == null) {
            throw save.getLast()
                    .end()
                    .error(Message.of("save-missing").naming("name", parameters == null ? "CPARAMS" : "DESC"));
        }
        var place = new Place(parameters, description);
        try {
            return ids.read(new Line(parameters.line(), parameters.text() + ":" + description.text()))
                    .withWarnings(warning -> place.of(warning.column()).warning(warning.remark()));
        } catch (FormatException e) {
            var at = place.of(e.column());
            throw new FormatException(at.line(), at.column(), e.problem());
        }
    }

    @Override
    public String write(PuzzleEntry entry) {
        var whole = ids.write(entry).strip();
        int colon = whole.indexOf(':');
        var parameters = whole.substring(0, colon);
        return line(START, COLLECTION)
                + line("VERSION", "1")
                + line(GAME, game)
                + line(PARAMETERS, parameters)
                + line(OWN_PARAMETERS, parameters)
                + line(DESCRIPTION, whole.substring(colon + 1))
                + line("NSTATES", "1")
                + line("STATEPOS", "1");
    }

    private static String line(String name, String text) {
        return name + " ".repeat(START.length() - name.length()) + ":" + text.length() + ":" + text + "\n";
    }

    /// @param length how long the text says it is
    private record Field(String name, Token text, int length) {}

    /// Where a column of the id is in the save.
    private record Place(Token parameters, Token description) {

        Token of(int column) {
            int before = parameters.text().length() + 1;
            return column <= before
                    ? new Token(parameters.line(), parameters.column() + column - 1, "")
                    : new Token(description.line(), description.column() + column - 1 - before, "");
        }
    }
}
