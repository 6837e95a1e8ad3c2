package org.crosscage.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.stream.Collectors;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.SolverContext;
import org.crosscage.kind.PuzzleFormats;
import org.crosscage.solver.exact.ExactSolver;
import org.junit.jupiter.api.Test;

/// A puzzle that is brought along, from its text to its last digit.
final class ImportIT extends BrowserTest {

    @Test
    void anAmbiguousPuzzleIsPastedAndPlayedToTheEnd() throws IOException {
        var text = commentPuzzle();
        var page = open("/import");

        GameOnScreen.paste(page, text);

        assertThat(page.getByText("It has several solutions.")).isVisible();
        assertThat(page.getByRole(AriaRole.IMG, named("Solution 1, where it differs")))
                .isVisible();
        assertThat(page.getByRole(AriaRole.IMG, named("Solution 2, where it differs")))
                .isVisible();

        page.getByRole(AriaRole.BUTTON, named("Play it")).click();
        var game = GameOnScreen.on(page);
        assertThat(page.getByText("This puzzle has several solutions.")).isVisible();

        var puzzle = PuzzleFormats.read(text).getFirst().puzzle();
        var solutions = new ExactSolver()
                .solve(puzzle, SolverContext.quiet(Limits.solutions(10)))
                .solutions();
        var any = solutions.getLast();
        for (int cell = 0; cell < puzzle.cellCount(); cell++) {
            game.press(puzzle.shape().row(cell), puzzle.shape().column(cell), Integer.toString(any.digit(cell)));
        }

        assertThat(page.getByRole(AriaRole.HEADING, named("Well done."))).isVisible();

        page.goBack();
        assertThat(page.locator("vaadin-text-area textarea")).hasValue(text);
        page.getByRole(AriaRole.BUTTON, named("Read it")).click();
        assertThat(page.getByText("It has several solutions.")).isVisible();
    }

    /// Line by line it would take minutes, which nobody has the patience for.
    @Test
    void aTextOfManyLinesIsTakenAtOnceAndDoesNotStretchThePage() {
        var page = open("/import");
        var field = page.locator("vaadin-text-area textarea");
        field.fill("9\n".repeat(60_000));
        assertThat(page.locator("vaadin-text-area").boundingBox().height)
                .as("height of the field")
                .isLessThan(1000);
        page.getByRole(AriaRole.BUTTON, named("Read it")).click();
        assertThat(page.getByRole(AriaRole.ALERT)).containsText("does not begin any of the known formats");
    }

    /// Its lines without the one about its source.
    private static String commentPuzzle() throws IOException {
        try (var file =
                Objects.requireNonNull(ImportIT.class.getResourceAsStream("/org/crosscage/kind/comment-puzzle.txt"))) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("# "))
                    .collect(Collectors.joining("\n"));
        }
    }

    private static Page.GetByRoleOptions named(String name) {
        return new Page.GetByRoleOptions().setName(name);
    }
}
