package org.crosscage.play.ui;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.Arrays;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

/// A finished game as a challenge to a friend, in two browsers and by keys, and as a picture.
final class ChallengeIT extends PlayBrowserTest {

    /// How wide a picture is, in pixels.
    private static final int WIDTH = 1080;

    @Test
    void aFriendSeesBothTimesAndSoDoesTheChallenger() throws IOException {
        var challenger = begin(SMALL_KENKEN);
        solve(challenger);
        challenger.locator("#finish-challenge").press("Enter");
        challenger.waitForURL(Pattern.compile("/challenge/[\\w-]{22}$"));
        assertThat(challenger.locator("h1")).hasText("Your challenge");
        var link = challenger.locator(".challenge-link a");
        assertThat(link).hasText(challenger.url());
        challenger.locator("#challenge-name input").fill("Ana");
        challenger.locator("#challenge-save").press("Enter");
        assertThat(challenger.locator(".challenge-results")).containsText("\u2068Ana\u2069 (you)");
        assertThat(challenger.locator("#challenge-save")).isFocused();
        var copy = challenger.locator(".challenge-link .copy-link button");
        assertThat(copy).hasCSS("border-top-width", "1px");
        assertThat(copy.boundingBox().height).isGreaterThanOrEqualTo(44);
        looksRight(challenger, "challenge-own");

        var seen = challenger.request().get(link.textContent()).text();
        assertThat(seen)
                .contains("<meta name=\"robots\" content=\"noindex\">")
                .contains("\u2068Ana\u2069 solved this KenKen 4&nbsp;×&nbsp;4 in 00:")
                .doesNotContain("/play/");

        var friend = visit(newcomer().newPage(), link.textContent());
        assertThat(friend.locator(".challenge .lead"))
                .hasText(
                        Pattern.compile(
                                "^\u2068Ana\u2069 solved this KenKen 4\u00a0×\u00a04 in 00:\\d\\d without hints\\. Can you\\?$"));
        assertThat(friend.locator(".challenge-results")).hasCount(0);
        friend.locator("#challenge-name input").fill("Bartholomew the Second");
        friend.locator("#challenge-play").press("Enter");
        assertThat(friend.locator("#challenge-name [slot=error-message]"))
                .hasText("That is 22 letters. Use at most 20.");
        looksRight(friend, "challenge-friend");
        friend.locator("#challenge-name input").fill("Bo");
        friend.locator("#challenge-play").press("Enter");
        friend.waitForURL(Pattern.compile("/play/"));
        ready(friend);
        solve(friend);
        bothIn(friend.locator("#finish .facts").first());
        looksRight(friend, "challenge-finish");
        friend.locator("#finish-challenge").press("Enter");
        bothIn(friend.locator(".challenge-results"));

        challenger.reload();
        assertThat(challenger.locator(".challenge-results")).containsText("Bo");
        visit(challenger, application().url() + "/me");
        assertThat(challenger.locator(".me-challenges li"))
                .containsText(Pattern.compile(
                        "Ana\u2069 \\(you\\)\\s*00:\\d\\d, no hints\\s*\u2068Bo\u2069\\s*00:\\d\\d, no hints"));
        challenger.locator(".me-challenges a").press("Enter");
        challenger.locator("#challenge-delete").press("Enter");
        challenger.locator("vaadin-dialog vaadin-button[theme~=error]").press("Enter");
        challenger.waitForURL(Pattern.compile("/me$"));
        assertThat(friend.request().get(friend.url()).status()).isEqualTo(404);
    }

    private static void bothIn(Locator results) {
        assertThat(results)
                .containsText(Pattern.compile(
                        "Ana\u2069\\s*00:\\d\\d, no hints\\s*\u2068Bo\u2069 \\(you\\)\\s*00:\\d\\d, no hints"));
    }

    private static void solve(Page page) {
        var puzzle = Hands.puzzle(SMALL_KENKEN);
        Hands.atKeyboard(page, puzzle).fill(Hands.solution(puzzle));
        assertThat(page.locator("#finish h2")).hasText("Well done.");
    }

    @Test
    void theResultIsAPictureInTheColoursOfThePage() throws IOException {
        var page = begin(SMALL_KENKEN);
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.LIGHT));
        solve(page);
        var light = picture(page);
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
        var dark = picture(page);

        assertThat(light.getWidth()).isEqualTo(WIDTH);
        assertThat(light.getHeight()).isEqualTo(dark.getHeight()).isGreaterThan(WIDTH);
        assertThat(brightness(light)).isGreaterThan(200);
        assertThat(brightness(dark)).isLessThan(80);
        // the board, and words below it
        assertThat(colours(light.getSubimage(0, 0, WIDTH, WIDTH))).isGreaterThan(5);
        assertThat(colours(light.getSubimage(0, WIDTH, WIDTH, light.getHeight() - WIDTH)))
                .isGreaterThan(5);
    }

    private static BufferedImage picture(Page page) throws IOException {
        var file = page.waitForDownload(
                () -> page.locator("#finish .share-result .picture").press("Enter"));
        assertThat(file.suggestedFilename()).isEqualTo("crosscage.png");
        return ImageIO.read(file.path().toFile());
    }

    /// Reads the corner, which is paper: 0 to 255.
    private static int brightness(BufferedImage image) {
        return image.getRGB(1, 1) & 0xff;
    }

    private static long colours(BufferedImage image) {
        return Arrays.stream(image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth()))
                .distinct()
                .count();
    }
}
