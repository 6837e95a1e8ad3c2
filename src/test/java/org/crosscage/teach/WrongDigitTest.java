package org.crosscage.teach;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.crosscage.analysis.SearchLimit;
import org.crosscage.core.game.Examples;
import org.crosscage.core.game.Game;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.texts.MistakeTexts;
import org.crosscage.texts.Sentence;
import org.crosscage.texts.Texts;
import org.junit.jupiter.api.Test;

/// What is told of a wrong digit, to somebody who sees the board.
final class WrongDigitTest {

    private final Game game = Game.of(PuzzleFormats.read("""
                    puzzle quotients
                    size 4
                    cage 4/ r1c1 r2c1
                    cage 2/ r1c2 r1c3
                    cage 7+ r1c4 r2c3 r2c4
                    cage 10+ r2c2 r3c2 r3c3 r3c4
                    cage 6* r3c1 r4c1 r4c2
                    cage 6+ r4c3 r4c4
                    end
                    """).getFirst().puzzle());

    @Test
    void whereACellCanOnlyBeOneDigitItIsSaidWhatHasTheOthers() {
        assertThat(told(play(game, 1, 4, 2, 2, 3, 1)))
                .isEqualTo("r1c4 is 1. See what is left for the cage 4÷ in column 1."
                        + " r1c1 cannot be 1, 2 or 4: row 1 already has them. r1c1 can only be 3."
                        + " r2c1 can only be 1 to 4. No choice of these makes 4÷.");
    }

    @Test
    void anotherWrongDigitThatACellSeesIsLeftOutByName() {
        assertThat(told(play(game, 1, 4, 2, 2, 3, 1, 7, 3)))
                .startsWith("Leave out the digit in r2c4 for now.")
                .contains("r2c1 can only be 1 to 4.");
    }

    /// @param cellsAndDigits in turns
    private static Game play(Game game, int... cellsAndDigits) {
        var played = game;
        for (int i = 0; i < cellsAndDigits.length; i += 2) {
            played = played.play(Examples.digit(cellsAndDigits[i], cellsAndDigits[i + 1]));
        }
        return played;
    }

    private static String told(Game game) {
        var techniques = PuzzleKinds.of("kenken").techniques();
        var hint = (Hint.WrongDigit) new Hints(Examples.finder(), SearchLimit.ENDLESS)
                .next(game, OptionalInt.empty(), new Teaching(techniques, true, true), techniques);
        var why = hint.refutation();
        return new MistakeTexts(Texts.in(Locale.ENGLISH), game.puzzle())
                .digit(hint.cell(), hint.digit(), why.without(), why.chain(), why.end()).stream()
                        .map(Sentence::text)
                        .collect(Collectors.joining(" "));
    }
}
