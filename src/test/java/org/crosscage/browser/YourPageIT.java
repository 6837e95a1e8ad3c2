package org.crosscage.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.FilePayload;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// A first move, and the page on which it is kept from then on: taken along, brought in elsewhere, and deleted.
final class YourPageIT extends BrowserTest {

    @Test
    void threeClicksBeginANewPuzzleAndHomeWithAGameToContinueLooksRight() throws IOException {
        var page = open("/");
        page.locator(".new-game > summary").click();
        page.locator(".new-game").getByLabel("KenKen").check();
        var card = page.locator(".start-card[data-kind=kenken]");
        card.getByLabel("6 × 6").check();
        card.getByLabel("Easy").check();
        page.getByRole(AriaRole.BUTTON, exactly("Play KenKen")).click();
        var game = GameOnScreen.on(page);
        assertThat(page.getByRole(AriaRole.HEADING, exactly("KenKen 6 × 6"))).isVisible();
        game.press(1, 1, "1");
        assertThat(game.said("1 in row 1, column 1")).hasCount(1);
        game.awaitStored();

        visit(page, application().url() + "/");

        assertThat(page.getByRole(AriaRole.HEADING, exactly("Continue"))).isVisible();
        page.locator(".new-game > summary").click();
        card.getByText("More options").click();
        assertThat(card.getByLabel("Largest cage")).isVisible();
        looksRight(page, "home-continue");

        visit(page, application().url() + "/me");
        page.getByRole(AriaRole.BUTTON, exactly("Make a code")).click();
        assertThat(page.locator(".recovery-code .code")).hasText(Pattern.compile("([0-9A-Z]{4}-){4}[0-9A-Z]{4}"));
        assertThat(page.locator(".recovery-code .qr-code svg")).isVisible();
        assertThat(page.locator(".own-game")).hasCount(1);
        looksRight(page, "me");
        page.locator(".own-game vaadin-button").first().press("Enter");
        page.locator("vaadin-text-field[focused] input").fill("Mine" + "z".repeat(76));
        page.keyboard().press("Enter");
        assertThat(page.locator(".own-game")).containsText("Minezzz");
        fitsItsWidth(page);
        assertThat(page.locator(".own-game vaadin-button:focus")).hasText("Rename");

        var code = page.locator(".recovery-code .code").textContent();
        var file = page.waitForDownload(page.locator("#me-export")::click);
        assertThat(file.suggestedFilename()).matches("crosscage-\\d{4}-\\d\\d-\\d\\d\\.json");
        elsewhereTheFileBringsEverything(Files.readAllBytes(file.path()));
        elsewhereTheCodeLeadsToIt(code);
        page.evaluate("() => localStorage.setItem('crosscage.pending.game.tab', '1')");
        page.locator("#me-forget").click();
        page.getByText("I want all of it deleted").click();
        page.getByRole(AriaRole.BUTTON, exactly("Delete everything now")).click();
        assertThat(page.getByText("Nothing here yet.")).isVisible();
        assertThat(page.evaluate("() => localStorage.getItem('crosscage.pending.game.tab')"))
                .isNull();
    }

    private void elsewhereTheFileBringsEverything(byte[] packed) {
        var file = new FilePayload("mine.json", "application/json", packed);
        var page = open("/me");
        assertThat(page.getByText("Nothing here yet.")).isVisible();
        page.locator("#me-import input[type=file]").setInputFiles(file);
        assertThat(page.getByText(Pattern.compile("Imported: 1 game"))).isVisible();
        assertThat(page.locator(".own-game")).hasCount(1);
        page.locator("#me-import input[type=file]").setInputFiles(file);
        assertThat(page.getByText("Nothing new in this file. Already here: 1 game"))
                .isVisible();
        var wrong = new FilePayload("wrong.json", "application/json", "{\"format\":".getBytes(StandardCharsets.UTF_8));
        page.locator("#me-import input[type=file]").setInputFiles(wrong);
        assertThat(page.getByText("Nothing was imported: line 1")).isVisible();
        looksRight(page, "me-brought");
    }

    private void elsewhereTheCodeLeadsToIt(String code) {
        var page = open("/me/join");
        page.getByLabel("Code").fill(code);
        page.getByRole(AriaRole.BUTTON, exactly("Bring my games here")).click();
        looksRight(page, "me-join-ask");
        page.getByRole(AriaRole.BUTTON, exactly("Join them")).click();
        assertThat(page.locator(".own-game")).hasCount(1);
    }
}
