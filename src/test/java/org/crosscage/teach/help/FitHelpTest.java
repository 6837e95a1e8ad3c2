package org.crosscage.teach.help;

import static org.assertj.core.api.Assertions.assertThat;
import static org.crosscage.core.game.Examples.digit;

import java.util.List;
import java.util.stream.IntStream;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.Move;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Digits;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.teach.help.GameHelp.Topic;
import org.crosscage.teach.help.HelpTurn.Effect;
import org.junit.jupiter.api.Test;

/// The second step of filling in marks: its price, its words, and what stays in the cells.
final class FitHelpTest {

    private static final String DO = "fit-do";

    /// Solved by 1 3 in the first row and 2 1 in the second alone.
    private static final String KAKURO = """
            puzzle small
            size 3 3
            grid
            # 3\\ 4\\
            \\4 . .
            \\3 . .
            end
            """;

    private static final String KILLER = """
            puzzle cages
            size 4
            boxes 2x2
            cage 3 r1c1 r1c2
            cage 7 r1c3 r1c4
            cage 7 r2c1 r2c2
            cage 3 r2c3 r2c4
            cage 10 r3c1 r3c2 r3c3 r3c4
            cage 10 r4c1 r4c2 r4c3 r4c4
            end
            """;

    private static Game marked(String text) {
        var game = Game.of(PuzzleFormats.read(text).getFirst().puzzle());
        var left = Board.of(game.puzzle(), game.position());
        return game.play(new Move(IntStream.range(0, game.puzzle().cellCount())
                .<Change>mapToObj(cell -> new Change.Candidates(cell, left.candidates(cell)))
                .toList()));
    }

    @Test
    void eachCellKeepsWhatTheCombinationsOfItsCluesHave() {
        var page = asked(marked(KAKURO));
        assertThat(page.words()).contains("In 4 cells, some fit no combination of their clues.");
        assertThat(page.prices()).containsExactly("costs 8");

        take(page);

        assertThat(marks(page.game, 0)).isEqualTo(Digits.of(1));
        assertThat(marks(page.game, 1)).isEqualTo(Digits.of(1, 3));
        assertThat(marks(page.game, 2)).isEqualTo(Digits.of(1, 2));
        assertThat(marks(page.game, 3)).isEqualTo(Digits.of(1));
        assertThat(page.help.card()).isEmpty();
        assertThat(page.costs).containsExactly(8);
        assertThat(page.game.after(new LogEntry.Undo()).position())
                .isEqualTo(marked(KAKURO).position());
    }

    @Test
    void ofACageTheCombinationsStay() {
        var page = asked(marked(KILLER));
        take(page);
        assertThat(marks(page.game, 0)).isEqualTo(Digits.of(1, 2));
        assertThat(marks(page.game, 2)).isEqualTo(Digits.of(3, 4));
        assertThat(marks(page.game, 8)).isEqualTo(Digits.of(1, 2, 3, 4));
    }

    @Test
    void whereNothingGoesNothingIsSold() {
        var page = asked(marked(KILLER));
        take(page);
        page.ask(Topic.FIT);
        page.work();
        assertThat(page.words()).contains("No clue does either.");
        assertThat(page.card().actions()).isEmpty();
    }

    @Test
    void afterAnUndoItIsPaid() {
        var before = marked(KILLER);
        var page = asked(before);
        take(page);
        page.become(before);
        page.ask(Topic.FIT);
        page.work();
        assertThat(page.prices()).containsExactly("free");
        take(page);
        assertThat(page.costs).containsExactly(8);
    }

    /// A cell that can only be 1 takes it from nobody: the combination 1 2 stays.
    @Test
    void whereInItsClueADigitGoesIsLeftToThePlayer() {
        var page = asked(marked(KILLER).play(marks(0, 1)));
        take(page);
        assertThat(marks(page.game, 1)).isEqualTo(Digits.of(1, 2));
    }

    @Test
    void aWrongDigitIsToldInsteadAndNothingIsPaid() {
        assertThat(checked(marked(KAKURO).play(digit(0, 2)))).contains("1 digit cannot be right");
    }

    @Test
    void aWrongMarkIsToldInsteadAndNothingIsPaid() {
        assertThat(checked(marked(KAKURO).play(marks(0, 2)))).contains("Some marks are missing a digit you need");
    }

    /// Each of the first two cells is 1 in some solution, so that the check finds no wrong mark.
    @Test
    void nothingIsSoldWhereACellWouldKeepNoMark() {
        assertThat(checked(marked(KILLER).play(marks(0, 1)).play(marks(1, 1)))).contains("Nothing is wrong so far");
    }

    @Test
    void nothingIsSoldOfAPuzzleWithoutSolution() {
        assertThat(checked(marked(KAKURO.replace("3\\", "4\\")))).contains("This puzzle has no solution.");
    }

    @Test
    void aLookThatTakesTooLongSaysSo() {
        var page = new HelpedGame(marked(KAKURO));
        page.ask(Topic.FIT);
        page.work(() -> true);
        assertThat(page.help.card()).isEmpty();
        assertThat(page.effects).containsExactly(new Effect.Announce("That takes too long"));
    }

    private static String checked(Game game) {
        var page = asked(game);
        page.press(DO);
        page.work();
        assertThat(page.costs).isEmpty();
        return page.words();
    }

    private static Move marks(int cell, int digit) {
        return new Move(List.of(new Change.Candidates(cell, Digits.of(digit))));
    }

    private static HelpedGame asked(Game game) {
        var page = new HelpedGame(game);
        page.ask(Topic.FIT);
        page.work();
        return page;
    }

    private static void take(HelpedGame page) {
        page.press(DO);
        page.play(page.lastEffect(Effect.Play.class));
    }

    private static Digits marks(Game game, int cell) {
        return game.position().square(cell).candidates();
    }
}
