package org.crosscage.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.crosscage.Sweep;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The kind that strangers copy, on the screens of an application that has it in its list of kinds: nothing else was
/// done for it, and no puzzle of it is shipped.
final class TemplateKindIT extends BrowserTest {

    private static final int N = 4;
    private static final List<String> SCREENS = List.of(
            "/",
            "/how-to-play",
            "/how-to-play/boxsums",
            "/learn",
            "/learn/naked-pair?kind=boxsums",
            "/learn/combinations",
            "/library",
            "/import",
            "/daily",
            "/sets",
            "/sets/new",
            "/lab",
            "/lab/clues",
            "/me",
            "/settings",
            "/settings/techniques",
            "/edit",
            "/print?kind=boxsums");
    private static final Pattern DIGIT = Pattern.compile("^row \\d, column \\d, (\\d)\\b");

    @TempDir
    private static Path data;

    private static RunningApplication own;

    private final List<String> errors = new ArrayList<>();
    private Page page;

    @BeforeAll
    static void start() {
        own = RunningApplication.withTemplateKind(data);
    }

    @AfterAll
    static void end() {
        own.close();
    }

    @BeforeEach
    void newPage() {
        page = newcomer().newPage();
        page.onConsoleMessage(message -> {
            if (message.type().equals("error")) {
                errors.add(message.text());
            }
        });
    }

    @AfterEach
    void theConsoleHasNoErrors() {
        assertThat(errors).isEmpty();
    }

    private void go(String path) {
        visit(page, own.url() + path);
    }

    @Test
    void aNewGameIsPlayedToItsEndAndPassedOn() {
        go("/");
        page.locator(".new-game > summary").click();
        page.locator(".new-game").getByLabel("Template").check();
        var card = page.locator(".start-card[data-kind=boxsums]");
        card.getByLabel("Any grade").check();
        card.getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Play Template"))
                .click();
        var game = GameOnScreen.on(page);
        var address = page.url();
        page.keyboard().press("h");
        page.locator("#hint-next").click();
        assertThat(page.getByText("stage 2 of 4")).isVisible();
        page.locator("#hint-next").click();
        assertThat(page.getByText("stage 3 of 4")).isVisible();
        looksRight(page, "template-hint");

        visit(page, address + "/solve");
        var solution = solution(game);
        visit(page, address);
        GameOnScreen.on(page).tabIn();
        game.press("Control+Home");
        for (int cell = 0; cell < solution.size(); cell++) {
            game.press(solution.get(cell));
            game.press("ArrowRight");
            if (cell % N == N - 1) {
                game.press("Home");
                game.press("ArrowDown");
            }
        }
        assertThat(game.said(Pattern.compile("Finished"))).hasCount(1);
        screenshot(page, "template-finished");
        isPassedOn();
    }

    /// What the walk-through comes to, which counts as help.
    private List<String> solution(GameOnScreen game) {
        page.locator("#solve-yes").click();
        page.locator("#solve-save").waitFor();
        page.keyboard().press("End");
        assertThat(game.cells().last()).hasAccessibleName(DIGIT);
        screenshot(page, "template-solution");
        return game.names().stream()
                .map(DIGIT::matcher)
                .filter(Matcher::find)
                .map(found -> found.group(1))
                .toList();
    }

    private void isPassedOn() {
        page.locator("[popovertarget=game-menu]").click();
        page.locator("#menu-share").click();
        assertThat(page.locator("#share-link pre")).containsText(Pattern.compile("^http://.*/p/1g"));
        var link = page.locator("#share-link pre").textContent();
        page.locator("#share-format select").selectOption("text");
        assertThat(page.locator(".shared pre")).containsText("kind boxsums");
        var text = page.locator(".shared pre").textContent();
        screenshot(page, "template-share");
        go("/import");
        assertThat(GameOnScreen.imported(page, text).cells()).hasCount(N * N);
        visit(page, link);
        assertThat(GameOnScreen.on(page).cells()).hasCount(N * N);
    }

    @Test
    void aPuzzleIsDrawnAndPrinted() {
        go("/edit");
        page.locator("#begin-boxsums").click();
        assertThat(page.locator("puzzle-sketch")).isFocused();
        for (var cage : List.of("1 Right", "4 Down", "5 Right", "7 Down", "9 Down", "10 Down")) {
            var words = cage.split(" ");
            page.locator("puzzle-sketch .place[data-place='" + words[0] + "']").focus();
            page.keyboard().press("Shift+Arrow" + words[1]);
            page.keyboard().press(" ");
        }
        page.locator("#edit-fill").click();
        assertThat(page.locator("#verdict")).hasAttribute("data-count", "one");
        looksRight(page, "template-edit");
        page.locator("#edit-print").click();
        assertThat(page.locator(".print-columns img")).isVisible();
        screenshot(page, "template-print");
    }

    /// One screen in two, strictly all of them, at the width of a phone. Axe looks at one in three of these, which is
    /// seen at the width of a desktop too; strictly at all of them.
    @Test
    void everyScreenTakesItIn() {
        var screens = Sweep.of(SCREENS, 2, "template");
        var closely = Sweep.of(screens, 3, "template");
        for (var path : screens) {
            page.setViewportSize(360, 740);
            go(path);
            settle(page);
            fitsItsWidth(page);
            if (closely.contains(path)) {
                noSeriousFindings(page);
                var name = "template" + path.replaceAll("[^a-z]+", "-");
                screenshot(page, name + "-360");
                page.setViewportSize(1440, 900);
                settle(page);
                screenshot(page, name + "-1440");
            }
        }
    }
}
