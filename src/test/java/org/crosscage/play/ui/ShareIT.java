package org.crosscage.play.ui;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.regex.Pattern;
import org.crosscage.kind.text.PuzzleFormats;
import org.junit.jupiter.api.Test;

/// A puzzle that is passed on: the link that one player copies opens the puzzle for another one.
final class ShareIT extends PlayBrowserTest {

    @Test
    void aLinkThatOnePlayerCopiesOpensThePuzzleInAnotherBrowser() {
        var page = begin(SMALL_KAKURO);
        Hands.atKeyboard(page, Hands.puzzle(SMALL_KAKURO));
        page.keyboard().press("1");
        awaitStored(page);
        page.locator("[popovertarget=game-menu]").click();
        page.locator("#menu-share").click();
        var link = page.locator("#share-link pre");
        assertThat(link).containsText(Pattern.compile("^http://.*/p/1k"));
        page.locator("#share-link button").click();
        assertThat(page.locator("#share-link [role=status]")).hasText("Copied.");
        page.locator("#share-qr summary").click();
        assertThat(page.locator("#share-qr svg")).isVisible();
        looksRight(page, "share");
        page.locator("#share-filled").click();
        page.locator("#share-no-hints").click();
        page.locator("#share-techniques select").selectOption("medium");
        assertThat(link).containsText(Pattern.compile("^http://.*/p/2k"));
        looksRight(page, "share-with-all");
        var withAll = link.textContent();
        page.locator("#share-filled").click();
        page.locator("#share-no-hints").click();
        page.locator("#share-techniques select").selectOption("");
        assertThat(link).containsText(Pattern.compile("^http://.*/p/1k"));
        page.locator("#share-picture-filled").click();
        var picture = page.waitForDownload(() -> page.locator("#share-png").click());
        assertThat(picture.suggestedFilename()).isEqualTo("kakuro-4x4.png");
        page.locator("#share-format select").selectOption("puzzlink");
        assertThat(page.locator(".shared pre")).containsText("https://puzz.link/p?kakuro/3/3/");

        // whoever is to show what is behind the link runs no script
        var seen = page.request().get(link.textContent()).text();
        assertThat(seen).contains("<meta property=\"og:title\" content=\"Kakuro 4&nbsp;×&nbsp;4\">");
        var image = Pattern.compile("og:image\" content=\"([^\"]+)").matcher(seen);
        assertThat(image.find()).isTrue();
        var preview = page.request().get(image.group(1));
        assertThat(preview.headers().get("content-type")).isEqualTo("image/png");
        assertThat(page.request().get(image.group(1) + "x").status()).isEqualTo(404);

        var other = visit(newProfile().newPage(), link.textContent());
        other.waitForURL(Pattern.compile("/play/"));
        ready(other);

        assertThat(digits(other)).matches("0( 0)*");
        assertThat(clues(other)).isEqualTo(clues(page)).isNotEmpty();
        var third = visit(newProfile().newPage(), withAll);
        third.waitForURL(Pattern.compile("/play/"));
        ready(third);
        assertThat(third.locator(".note.terms"))
                .containsText("This link turns hints off and limits techniques to Medium, for this game only.");
        assertThat(digits(third)).isEqualTo(digits(page)).contains("1");
        looksRight(third, "terms");
        third.setViewportSize(800, 900);
        third.getByRole(AriaRole.LINK, named("Library"))
                .click(new Locator.ClickOptions().setTrial(true)); // it is not covered
        assertThat(PuzzleFormats.read(link.textContent()).getFirst().puzzle()).isEqualTo(Hands.puzzle(SMALL_KAKURO));
    }

    private static List<String> clues(Page page) {
        return page.locator("puzzle-board .clue").allTextContents();
    }
}
