package org.crosscage.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// A game is finished without seeing the screen: the puzzle is known from roles and names alone, and the live
/// region says what became of each key.
final class WithoutSeeingIT extends BrowserTest {

    /// Its second puzzle has two cages 1− side by side, which only sound different because they say where they
    /// begin.
    private static final Pattern PUZZLE = Pattern.compile("No\\. 2\\s*KenKen 4\\s×\\s4");

    @Test
    void aKenKenIsFinishedByWhatAScreenReaderSays() {
        var page = open("/library/kenken-4x4");
        page.getByRole(AriaRole.BUTTON, named(PUZZLE)).press("Enter");
        var game = GameOnScreen.on(page);
        var solution = HeardKenKen.of(game.heard()).onlySolution();

        game.tabIn();
        game.press("Control+Home");
        for (int row = 1; row <= solution.length; row++) {
            for (int column = 1; column <= solution.length; column++) {
                assertThat(game.current())
                        .hasAccessibleName(Pattern.compile("^row %d, column %d, empty, .*".formatted(row, column)));
                game.press(Integer.toString(solution[row - 1][column - 1]));
                assertThat(game.said("%d in row %d, column %d".formatted(solution[row - 1][column - 1], row, column)))
                        .hasCount(1);
                game.press("ArrowRight");
            }
            game.press("Home");
            game.press("ArrowDown");
        }

        assertThat(game.said("Solved!")).hasCount(1);
        assertThat(game.said(Pattern.compile("Finished in \\d\\d:\\d\\d\\. Without help\\.")))
                .hasCount(1);
        assertThat(page.getByRole(AriaRole.HEADING, named("Well done."))).isVisible();
    }
}
