package org.crosscage.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.WebSocket;
import com.microsoft.playwright.options.AriaRole;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Requests may be large, but not without end.
final class RequestLimitIT extends BrowserTest {

    private static final int MIB = 1 << 20;
    private static final String LINE = "\"".repeat(63) + "\n";
    private static final String SEND = """
            async ([address, size]) => {
              const body = JSON.stringify({ text: 'x'.repeat(size) });
              const headers = { 'Content-Type': 'application/json' };
              const answer = await fetch(address, { method: 'POST', headers, body });
              return answer.status;
            }
            """;

    private static final String EVENTS = "?v-r=uidl&v-uiId=0";

    /// Keeps the page's websocket where a test finds it.
    private static final String CATCH_CHANNEL = """
            window.WebSocket = class extends window.WebSocket {
              constructor(...given) {
                super(...given);
                window.channel = this;
              }
            };
            """;

    private static final String SEND_IN_PIECES = """
            (size) => {
              const piece = 'x'.repeat(4000);
              window.channel.send('2000000000|');
              for (let sent = 0; sent < size; sent += piece.length) {
                window.channel.send(piece);
              }
            }
            """;

    @Test
    void aRequestThatIsTooLargeIsRefusedAndTheGameGoesOn() {
        var page = open("/");
        var game = GameOnScreen.begun(page);

        assertThat(page.evaluate(SEND, List.of("/" + EVENTS, 5 * MIB)))
                .as("HTTP status")
                .isEqualTo(413);
        assertThat(page.evaluate(SEND, List.of("/VAADIN/dynamic/resource/0/abc/upload" + EVENTS, 1)))
                .as("HTTP status")
                .isEqualTo(404);

        game.press(1, 1, "1");
        game.awaitStored();
        page.reload();
        assertThat(game.cell(1, 1)).hasAccessibleName(Pattern.compile("^row 1, column 1, 1, .*"));
    }

    /// A message comes in pieces, its length first; this one says that it is two gigabytes long.
    @Test
    void aWebsocketMessageThatIsTooLargeEndsTheConnectionAndTheGameGoesOn() {
        var profile = newProfile();
        profile.addInitScript(CATCH_CHANNEL);
        var page = profile.newPage();
        var channels = new ArrayList<WebSocket>();
        page.onWebSocket(channels::add);
        visit(page, application().url() + "/");
        var game = GameOnScreen.begun(page);
        game.press(1, 1, "1");
        game.awaitStored();
        var channel = channels.getLast();
        assertThat(channel.isClosed()).as("closed").isFalse();

        page.evaluate(SEND_IN_PIECES, 5 * MIB);

        page.waitForCondition(channel::isClosed);
        page.reload();
        assertThat(game.cell(1, 1)).hasAccessibleName(Pattern.compile("^row 1, column 1, 1, .*"));
    }

    /// The most that the text area takes, of characters that JSON writes as two.
    @Test
    void aPasteOfAMebibyteIsAnsweredInWords() {
        var profile = newProfile(new NewContextOptions().setPermissions(List.of("clipboard-read", "clipboard-write")));
        var page = open(profile, "/import");
        var area = page.getByRole(AriaRole.TEXTBOX, named("Puzzle text"));
        area.focus();
        page.evaluate("(text) => navigator.clipboard.writeText(text)", LINE.repeat(MIB / LINE.length()));
        page.keyboard().press("Control+v");
        page.waitForCondition(() -> area.inputValue().length() == MIB);

        page.getByRole(AriaRole.BUTTON, named("Check it")).click();

        assertThat(page.getByRole(AriaRole.ALERT)).containsText("Line 1, column 1");
    }

    /// Twice of what the server reads: it does not even go into the field, which would take seconds.
    @Test
    void aTextThatIsTooLongIsRefusedWithAWordAndTheAnswerBeforeItGoes() {
        var page = open("/import");
        GameOnScreen.paste(page, "no puzzle");
        assertThat(page.getByRole(AriaRole.ALERT)).containsText("does not start any format that can be read here");
        var area = page.getByRole(AriaRole.TEXTBOX, named("Puzzle text"));
        area.selectText();

        page.keyboard().insertText(LINE.repeat(2 * MIB / LINE.length()));

        var refusal = page.locator("vaadin-text-area [slot=error-message]");
        assertThat(refusal).hasText("A text of 2,097,152 bytes is too long: the limit is 1,048,576. Split it.");
        assertThat(page.getByText("does not start any format that can be read here"))
                .hasCount(0);
        page.getByRole(AriaRole.BUTTON, named("Check it")).click();
        assertThat(area).isFocused();
        assertThat(area.inputValue()).isEqualTo("no puzzle");
        assertThat(refusal).isVisible();

        area.fill("no puzzle either");
        page.getByRole(AriaRole.BUTTON, named("Check it")).click();
        assertThat(page.getByRole(AriaRole.ALERT)).containsText("does not start any format that can be read here");
    }
}
