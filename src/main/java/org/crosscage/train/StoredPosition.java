package org.crosscage.train;

import java.util.List;
import java.util.Optional;
import org.crosscage.core.kind.Line;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.Token;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.text.LinkCode;
import org.crosscage.player.Sha256;

/// A position as a line of the file has it: `<code of the puzzle> <steps> <answers> <mark>`.
///
/// @param code the puzzle as links have it ([LinkCode])
/// @param steps how many steps the rule engine takes from the beginning to the position
/// @param answers how many different answers there are
/// @param mark 8 letters or digits that follow from puzzle and position ([#mark]), so that a position is
///     noticed to which the engine does not come any more
public record StoredPosition(String code, int steps, int answers, String mark) {

    private static final int WORDS = 4;
    private static final int MARK = 8;
    private static final int MOST_STEPS = 100_000;
    private static final int HEX_DIGITS = 10;
    private static final int HEX = 16;

    /// The position on a board.
    public static StoredPosition of(String code, int steps, int answers, Board board) {
        return new StoredPosition(code, steps, answers, mark(code, board));
    }

    /// @throws org.crosscage.core.kind.FormatException when the line is none of a position; whether its code is
    ///     one is seen when the puzzle is read
    public static StoredPosition read(Line line) {
        var words = line.words();
        if (words.size() == WORDS && isMark(words.get(3).text())) {
            var steps = words.get(1).number(0, MOST_STEPS);
            var answers = words.get(2).number(1, OpenAnswers.MOST);
            if (steps.isPresent() && answers.isPresent()) {
                return new StoredPosition(
                        words.get(0).text(),
                        steps.getAsInt(),
                        answers.getAsInt(),
                        words.get(3).text());
            }
        }
        throw line.whole().error(Message.of("position-expected"));
    }

    String line() {
        return String.join(" ", List.of(code, Integer.toString(steps), Integer.toString(answers), mark));
    }

    /// @param line the number of its line, for the error
    /// @throws org.crosscage.core.kind.FormatException when the code is none
    public Puzzle puzzle(int line) {
        return LinkCode.read(new Token(line, 1, code)).puzzle();
    }

    /// Walks to the position, which takes milliseconds as a rule.
    ///
    /// @param puzzle that the code is of
    /// @return empty where the techniques do not come to it
    public Optional<TrainingPosition> walkTo(Puzzle puzzle, PuzzleKind kind, Technique technique) {
        var board = replayed(puzzle, kind.techniques());
        var id = PositionFile.subject(kind, technique) + "." + mark;
        return isOn(board)
                ? Optional.of(new TrainingPosition(id, kind, technique, puzzle, board.position(), answers))
                : Optional.empty();
    }

    /// The board to which the rule engine comes, whether or not that is the position that was written down.
    ///
    /// @param techniques all of the kind, easiest first
    public Board replayed(Puzzle puzzle, List<Technique> techniques) {
        var board = Board.of(puzzle);
        replay(board, techniques);
        return board;
    }

    /// Takes the steps to the position, or as many of them as there are.
    ///
    /// @param board of the puzzle, at its beginning
    void replay(Board board, List<Technique> techniques) {
        var engine = new RuleEngine(techniques);
        for (int i = 0; i < steps; i++) {
            var next = engine.next(board);
            if (next.isEmpty()) {
                return;
            }
            next.get().applyTo(board);
        }
    }

    /// Whether a board is this position.
    public boolean isOn(Board board) {
        return mark.equals(mark(code, board));
    }

    static boolean isMark(String text) {
        return text.length() == MARK
                && text.chars().allMatch(letter -> letter >= '0' && letter <= '9' || letter >= 'a' && letter <= 'z');
    }

    /// A mark as a number, one for each.
    static long number(String mark) {
        return Long.parseLong(mark, Character.MAX_RADIX);
    }

    private static String mark(String code, Board board) {
        var content = new StringBuilder(code);
        for (int cell = 0; cell < board.puzzle().cellCount(); cell++) {
            content.append(board.isPlaced(cell) ? " =" : " ").append(Long.toHexString(board.bits(cell)));
        }
        var hash = Long.parseLong(Sha256.of(content.toString()).substring(0, HEX_DIGITS), HEX);
        var letters = Long.toString(hash, Character.MAX_RADIX);
        return "0".repeat(MARK - letters.length()) + letters;
    }
}
