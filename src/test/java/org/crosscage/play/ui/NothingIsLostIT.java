package org.crosscage.play.ui;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.TimeoutError;
import com.microsoft.playwright.options.AriaRole;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.crosscage.browser.RunningApplication;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Sixty moves, and the server killed in the middle; meanwhile another player has no game open. `-Dcrosscage.kills=20`
/// does it twenty times.
final class NothingIsLostIT extends PlayBrowserTest {

    private static final int MOVES = 60;
    /// A quick player.
    private static final double MILLIS_BETWEEN_KEYS = 60;
    /// It takes a few seconds; this is for a machine that is busy with other things.
    private static final int MILLIS_TO_RECOVER = 120_000;
    /// So many moves later the server is started again: in them the only cell of the cage 2= gets its digit.
    private static final int RESTART = MOVES / 2 + 6;
    private static final String STATE = """
            () => JSON.stringify({
              connection: window.Vaadin?.connectionState?.state,
              interrupted: document.querySelector('puzzle-board')?.interrupted,
              unconfirmed: document.querySelector('puzzle-board')?.board?.play?.unconfirmed,
              owedSince: document.querySelector('puzzle-board')?.board?.play?.owedSince,
              now: performance.now(),
              kept: Object.entries(localStorage),
              text: document.body.innerText.slice(0, 400),
            })""";

    @Test
    void movesSurviveTheDeathOfTheServerAndNoPageReloadsByItself(@TempDir Path data) {
        for (int kill = 0; kill < Integer.getInteger("crosscage.kills", 1); kill++) {
            try (var own = RunningApplication.in(data.resolve("run-" + kill))) {
                var hearing = visit(newProfile().newPage(), own.url() + "/me");
                hearing.evaluate("() => { window.samePage = true; }");
                var recovery = killInTheMiddle(own);
                System.out.printf("kill %d: all is stored %d ms after the server answers%n", kill + 1, recovery);
                assertThatItSaysSoAndGoesOnWhenAsked(hearing);
            }
        }
    }

    /// While it is shown.
    private static void assertThatTheBarLeavesTheBoardOfAPhone(Page page) {
        var before = page.viewportSize();
        page.setViewportSize(360, 740);
        var bar = page.locator(".no-connection-bar").boundingBox();
        assertThat(bar.y + bar.height)
                .isLessThanOrEqualTo(page.locator("puzzle-board").boundingBox().y);
        page.setViewportSize(before.width, before.height);
    }

    @Test
    void aLinkLeavesThePageAsItIsUntilTheServerIsThereAgain(@TempDir Path data) {
        try (var own = RunningApplication.in(data)) {
            var hearing = visit(newProfile().newPage(), own.url() + "/me");
            var home = visit(newProfile().newPage(), own.url() + "/");
            var page = begin(newProfile(), own.url(), SMALL_KENKEN);
            own.kill();
            page.locator("puzzle-board[interrupted]").waitFor();
            library(page).click();
            assertThat(page.locator(".no-connection-bar")).isVisible();
            assertThatTheBarLeavesTheBoardOfAPhone(page);
            assertThat(page.locator("puzzle-board")).isVisible();
            page.evaluate("() => { window.samePage = true; }");
            own.start();
            page.waitForFunction("() => window.samePage === undefined"); // for a server that does not know it
            ready(page);
            assertThatTheLibraryOpens(page);
            hearing.locator(".session-lost-bar").waitFor();
            assertThat(hearing.locator("vaadin-connection-indicator .v-status-message"))
                    .not()
                    .isVisible(); // one of them speaks
            assertThatTheLibraryOpens(hearing);
            assertThatTheLibraryOpens(home); // that has heard of nothing
        }
    }

    private static void assertThatTheLibraryOpens(Page page) {
        library(page).click();
        assertThat(page.locator("main h1")).hasText("Library");
        page.context().close();
    }

    private static Locator library(Page page) {
        return page.locator(".destinations")
                .getByRole(AriaRole.LINK, new Locator.GetByRoleOptions().setName("Library"));
    }

    private static void assertThatItSaysSoAndGoesOnWhenAsked(Page page) {
        page.locator(".session-lost-bar").waitFor();
        assertThat(page.locator(".session-lost-bar span"))
                .hasText("This page needs to load again. Your games are safe.");
        assertThat(page.evaluate("() => window.samePage")).isEqualTo(true);
        assertThat(page.locator(".v-system-error")).hasCount(0);
        page.getByRole(AriaRole.BUTTON, named("Go on")).click();
        page.waitForFunction("() => window.samePage === undefined");
        page.locator("main h1").waitFor();
        assertThat(page.locator(".session-lost-bar")).hasCount(0);
        page.context().close();
    }

    /// @return milliseconds from the server's first answer until it had everything
    private long killInTheMiddle(RunningApplication own) {
        var page = begin(newProfile(), own.url(), SMALL_KENKEN);
        var hands = Hands.atKeyboard(page, Hands.puzzle(SMALL_KENKEN));
        var typed = new ArrayList<String>();
        var answered = CompletableFuture.completedFuture(0L);
        for (int move = 0; move < MOVES; move++) {
            if (move == MOVES / 2) {
                assertThat(metClues(page)).isEmpty();
                own.kill();
            }
            if (move == RESTART) {
                page.locator("puzzle-board[interrupted]").waitFor();
                page.waitForCondition(() -> metClues(page).contains("2")); // greyed without the server
                answered = CompletableFuture.supplyAsync(() -> {
                    own.start();
                    return System.nanoTime();
                });
            }
            typed.add(type(page, hands, move));
        }
        long back = answered.join();
        awaitAllStored(page);
        long recovery = Duration.ofNanos(System.nanoTime() - back).toMillis();
        page.reload();
        ready(page);
        assertThat(moves(page)).containsExactlyElementsOf(typed);
        assertThatAllCanBeUndone(page);
        page.context().close();
        return recovery;
    }

    /// When it does not come to that, what the page believes is worth more than that it took too long.
    private static void awaitAllStored(Page page) {
        try {
            awaitStored(page, MILLIS_TO_RECOVER);
        } catch (TimeoutError e) {
            throw new AssertionError("the page at " + page.url() + " is " + page.evaluate(STATE), e);
        }
    }

    /// Every move writes a digit that was not there: rounds of 1, 2, 3, 4 through the cells.
    private static String type(Page page, Hands hands, int move) {
        int cell = move % 16;
        int digit = 1 + (move / 16 + cell) % 4;
        hands.goTo(cell);
        page.keyboard().press(Integer.toString(digit));
        page.waitForTimeout(MILLIS_BETWEEN_KEYS);
        return cell + "=" + digit;
    }

    /// The digits of the game's moves in order, as the server has them.
    @SuppressWarnings("unchecked")
    private static List<String> moves(Page page) {
        return (List<String>) page.evaluate("""
                () => document.querySelector('puzzle-board').game.turns.map(({ changes }) =>
                    changes.filter(({ digit }) => digit !== undefined).map(({ cell, digit }) => `${cell}=${digit}`).join())
                """);
    }

    /// The clues that are greyed because their digits meet them.
    private static List<String> metClues(Page page) {
        return page.locator("puzzle-board .clue.done").allTextContents();
    }

    private static void assertThatAllCanBeUndone(Page page) {
        page.locator("puzzle-board").focus();
        for (int move = 0; move < MOVES; move++) {
            page.keyboard().press("Control+z");
        }
        assertThat(digits(page)).isEqualTo("0 ".repeat(16).trim());
    }
}
