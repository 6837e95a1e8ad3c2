package org.crosscage.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.FilePayload;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.SolverContext;
import org.crosscage.kind.text.LinkCode;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.solver.exact.ExactSolver;
import org.junit.jupiter.api.Test;

/// A puzzle that is brought along, from its text to its last digit.
final class ImportIT extends BrowserTest {

    private static final String DROP = """
        (target, texts) => {
          const dataTransfer = new DataTransfer();
          texts.forEach((text, i) => dataTransfer.items.add(new File([text], `puzzle-${i}.txt`)));
          return ['dragover', 'drop'].map((type) =>
            target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer })));
        }
        """;

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
        page.getByRole(AriaRole.BUTTON, named("Check it")).click();
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
        page.getByRole(AriaRole.BUTTON, named("Check it")).click();
        assertThat(page.getByRole(AriaRole.ALERT)).containsText("does not start any format that can be read here");
    }

    /// A script drops as a hand does: the same events, with files in them.
    @Test
    void filesThatAreDroppedAnywhereOnThePageStandInTheFieldAndAreRead() {
        var page = open("/import");
        var field = page.locator("vaadin-text-area textarea");
        assertThat(field).isVisible();
        var over = page.locator("h1").evaluate(DROP, List.of("3:_a_aa_3a,a3s1a3m2d3", "2,9:XV17V16H17bH16b"));

        assertThat(over)
                .as("whether the browser may go on with what it does by itself")
                .isEqualTo(List.of(false, false));
        assertThat(field).hasValue("3:_a_aa_3a,a3s1a3m2d3\n2,9:XV17V16H17bH16b");
        page.getByRole(AriaRole.BUTTON, named("Check it")).click();
        assertThat(page.getByText("2 puzzles found")).isVisible();
        assertThat(page.getByText("It has exactly one solution.")).hasCount(2);

        page.locator(".file-into-text input")
                .setInputFiles(new FilePayload(
                        "other.txt", "text/plain", "2,9:XV17V16H17bH16b".getBytes(StandardCharsets.UTF_8)));
        assertThat(field).hasValue("2,9:XV17V16H17bH16b");
        page.getByRole(AriaRole.BUTTON, named("Check it")).click();
        assertThat(page.getByText("1 puzzle found")).isVisible();
    }

    /// As a phone shares a link: among words, and not where links belong.
    @Test
    void whatIsSharedWithTheInstalledGameIsReadAtOnceAndLeavesTheAddress() {
        var code = LinkCode.code(PuzzleFormats.read("2,9:XV17V16H17bH16b").getFirst());
        var words = "Can you solve this? https://example.org/p/" + code + " I could not.";
        var page = open("/import?title=Look&text=" + URLEncoder.encode(words, StandardCharsets.UTF_8));
        assertThat(page.getByText("1 puzzle found")).isVisible();
        assertThat(page.getByText("It has exactly one solution.")).isVisible();
        assertThat(page).hasURL(Pattern.compile("/import$"));
        looksRight(page, "import-shared");
    }

    /// As browsers open files with an installed page, before its field is there.
    @Test
    void filesThatTheInstalledGameIsOpenedWithStandInTheField() {
        var visitor = newProfile();
        visitor.addInitScript("""
                const file = new File(['2,9:XV17V16H17bH16b'], 'one.kakuro');
                const setConsumer = (consume) => {
                  consume({ files: [] });
                  consume({ files: [{ getFile: async () => file }] });
                };
                Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });
                """);
        var page = open(visitor, "/import");
        assertThat(page.locator("vaadin-text-area textarea")).hasValue("2,9:XV17V16H17bH16b");
        page.getByRole(AriaRole.BUTTON, named("Check it")).click();
        assertThat(page.getByText("1 puzzle found")).isVisible();
    }

    /// The page has the text that was kept in this tab before the server knows of it.
    @Test
    void whatIsPastedRightAfterAReloadIsNotOverwrittenByTheTextBefore() {
        var visitor = newProfile();
        visitor.addInitScript("""
                let put;
                Object.defineProperty(window, 'crosscageKeptText', {
                  set: (given) => { put = given; },
                  get: () => (field) => {
                    const kept = put(field);
                    return new Promise((known) => { window.tellServer = () => known(kept); });
                  },
                });
                """);
        var page = open(visitor, "/import");
        var field = page.locator("vaadin-text-area textarea");
        field.fill("no puzzle");
        page.getByRole(AriaRole.BUTTON, named("Check it")).click();
        assertThat(page.locator(".found")).not().isEmpty();
        page.reload();
        assertThat(field).hasValue("no puzzle");
        field.fill("2,9:XV17V16H17bH16b");
        page.evaluate("() => window.tellServer()");
        page.waitForFunction("() => Object.values(Vaadin.Flow.clients).every((client) => !client.isActive?.())");
        page.getByRole(AriaRole.BUTTON, named("Check it")).click();
        assertThat(page.getByText("1 puzzle found")).isVisible();
        assertThat(field).hasValue("2,9:XV17V16H17bH16b");
    }

    @Test
    void aTextThatIsDeletedAfterAReloadIsNotRead() {
        deletedAfterReload("/import", page -> {}, "Check it");
        deletedAfterReload("/sets/new", page -> page.getByLabel("Text or file").check(), "Read and add");
        deletedAfterReload("/lab", page -> page.locator("#lab-source select").selectOption("text"), "Use it");
    }

    private void deletedAfterReload(String address, Consumer<Page> toField, String read) {
        var page = open(address);
        var field = page.locator("vaadin-text-area[data-kept] textarea");
        toField.accept(page);
        field.fill("3:_a_aa_3a,a3s1a3m2d3");
        page.getByRole(AriaRole.BUTTON, named(read)).focus();
        page.reload();
        toField.accept(page);
        assertThat(field).hasValue("3:_a_aa_3a,a3s1a3m2d3");
        field.fill("");
        page.getByRole(AriaRole.BUTTON, named(read)).click();
        assertThat(page.getByText("There is no text. Paste a puzzle.").first()).isVisible();
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
}
