package org.crosscage.play.ui;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.crosscage.browser.RunningApplication;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What a browser keeps of games while its player comes and goes: joined, deleted, lost, and unknown to the server.
final class OfflineWayBackIT extends PlayBrowserTest {

    /// How many opened pages the browser has.
    private static final String OPENED =
            stored("0", "about.get('opened').onsuccess = ({ target }) => { result = (target.result ?? []).length; };");

    @Test
    void whoDeletesEverythingSeesAtOnceThatNothingIsLeftAlsoInThisBrowser() {
        var browser = newcomerWithWorker();
        var playing = begin(browser, application().url(), SMALL_KENKEN);
        playing.keyboard().press("Control+Home");
        playing.keyboard().press("3");
        awaitStored(playing);
        awaitKept(playing, gameOf(playing) + " 1 1");
        var page = visit(browser.newPage(), application().url() + "/library/kenken-4x4");
        page.locator("cached-puzzles:not(:empty)").waitFor();
        assertThat(page.evaluate(OPENED)).isEqualTo(1);
        visit(page, application().url() + "/me");
        page.waitForFunction("() => localStorage.getItem('crosscage.games-asked') !== null");

        deleteEverything(page);

        assertThat(page.getByText("Nothing here yet.")).isVisible();
        assertThat(page.evaluate(KEPT)).isEqualTo("");
        assertThat(page.evaluate(OPENED)).isEqualTo(0);
    }

    @Test
    void aPuzzleThatWasOnlyOpenedWithoutAConnectionIsThereWithIt() {
        var browser = newcomerWithWorker();
        var page = visit(browser.newPage(), application().url() + "/library/kenken-4x4");
        page.locator("cached-puzzles:not(:empty)").waitFor();
        loseConnection(page);
        page.reload();
        page.locator(".tile").first().click();
        ready(page);
        var address = page.url();
        page.waitForCondition(() -> ((String) page.evaluate(kept("archived.begun === ''"))).contains("false"));

        browser.setOffline(false);
        page.locator("#go-on").click();
        assertThat(page.locator("#offline-sign")).hasCount(0);
        ready(page);
        assertThat(page).hasURL(address);
        page.waitForCondition(() -> ((String) page.evaluate(kept("owner === ''"))).contains("false"));
    }

    @Test
    void aBrowserThatJoinsByACodeKeepsThePlayersGamesAtOnce() {
        var page = begin(newcomerWithWorker(), application().url(), SMALL_KENKEN);
        playFirst(page, "3");
        var game = gameOf(page);
        var joining = whoHasAskedForGames();

        join(joining, page, application().url());

        awaitKept(joining, game + " 1 1");
    }

    @Test
    void whoLostTheCookieIsLedToTheGameThatIsAnotherPlayersNow() {
        var page = playedWithoutCookie(newcomerWithWorker(), application());
        var game = gameOf(page);
        page.context().setOffline(false);
        assertThat(page.locator("#connected")).containsText("Your moves are saved.");

        page.locator("#go-on").click();

        assertThat(page.locator("#offline-sign")).hasCount(0);
        ready(page);
        page.waitForCondition(() -> digits(page).startsWith("3 0 0"));
        var moved = page.url();
        assertThat(moved).contains("/play/").doesNotContain(game);
        awaitKept(page, gameOf(page) + " 1 1");

        visit(page, application().url() + "/");
        page.navigate(application().url() + "/play/" + game);
        assertThat(page).hasURL(moved);
        ready(page);
    }

    @Test
    void whoLostTheCookieGoesOnWithTheGameAsAnotherPlayerAlsoInAPageThatIsOpen(@TempDir Path data) {
        try (var server = RunningApplication.in(data)) {
            var page = playedWithoutCookie(newProfileWithWorker(), server);
            var game = gameOf(page);
            server.setClock(Instant.now().plus(Duration.ofDays(31)));
            page.context().setOffline(false);
            page.locator("#connected").waitFor(new Locator.WaitForOptions().setTimeout(60_000));
            visit(page.context().newPage(), server.url() + "/");
            page.waitForCondition(() -> ((String) page.evaluate(KEPT)).matches("[^,]{22} 1 1"));
            var moved = ((String) page.evaluate(KEPT)).substring(0, game.length());
            assertThat(moved).isNotEqualTo(game);

            // the page that is open still goes on with it
            Hands.atKeyboard(page, Hands.puzzle(SMALL_KENKEN)).goTo(1);
            page.keyboard().press("4");
            awaitKept(page, moved + " 2 2");
            page.locator("#go-on").click();
            assertThat(page.locator("#offline-sign")).hasCount(0);
            ready(page);
            page.waitForURL(server.url() + "/play/" + moved);
            page.waitForCondition(() -> digits(page).startsWith("3 4 0"));
        }
    }

    /// A game with a move that its server has not heard of, in a browser without a connection that has lost its cookie.
    private static Page playedWithoutCookie(BrowserContext browser, RunningApplication server) {
        var page = begin(browser, server.url(), SMALL_KENKEN);
        var game = gameOf(page);
        awaitKept(page, game + " 0 0");
        loseConnection(page);
        page.navigate(server.url() + "/play/" + game);
        ready(page);
        page.keyboard().press("Control+Home");
        page.keyboard().press("3");
        awaitKept(page, game + " 1 0");
        browser.clearCookies();
        return page;
    }

    @Test
    void whatWasDeletedElsewhereIsNotBroughtBack() {
        var page = begin(newcomerWithWorker(), application().url(), SMALL_KENKEN);
        playFirst(page, "3");
        var game = gameOf(page);
        var linked = whoHasAskedForGames();
        join(linked, page, application().url());
        awaitKept(linked, game + " 1 1");
        linked.context().setOffline(true);
        linked.navigate(application().url() + "/play/" + game);
        ready(linked);
        Hands.atKeyboard(linked, Hands.puzzle(SMALL_KENKEN)).goTo(1);
        linked.keyboard().press("4");
        awaitKept(linked, game + " 2 1");
        visit(page, application().url() + "/me");
        deleteEverything(page);
        assertThat(page.getByText("Nothing here yet.")).isVisible();

        linked.navigate(application().url() + "/");
        linked.context().setOffline(false);

        assertThat(linked.locator("body[data-connected-again]")).hasCount(1); // the page of the server
        awaitKept(linked, "");
        visit(linked, application().url() + "/me");
        assertThat(linked.getByText("Nothing here yet.")).isVisible();
    }

    @Test
    void whatAServerThatLostEverythingDoesNotKnowStaysInTheBrowser(@TempDir Path data) throws IOException {
        try (var server = RunningApplication.in(data)) {
            var page = begin(newProfileWithWorker(), server.url(), SMALL_KENKEN);
            playFirst(page, "3");
            var game = gameOf(page);
            awaitKept(page, game + " 1 1");
            server.kill();
            Files.delete(data.resolve("crosscage.mv.db"));
            server.start();

            begin(page.context(), server.url(), SMALL_KAKURO);
            page.waitForCondition(() -> ((String) page.evaluate(KEPT)).contains(" 0 0"));

            assertThat((String) page.evaluate(KEPT)).contains(game + " 1 1");
        }
    }

    /// A server that fails over several games together, and a storage that has no room when the first answer comes.
    private static final String TROUBLE = """
        (() => {
          const { fetch } = window;
          const { put } = IDBObjectStore.prototype;
          let answers = 0;
          window.fetch = async (address, request) => {
            const games = request?.method === 'POST' ? JSON.parse(request.body).games.length : 0;
            const response = games > 1 ? new Response('', { status: 500 }) : await fetch(address, request);
            answers += games === 1 && response.ok ? 1 : 0;
            return response;
          };
          IDBObjectStore.prototype.put = function (...what) {
            if (answers === 1 && this.name === 'games') {
              answers += 1;
              throw new DOMException('no room', 'QuotaExceededError');
            }
            return put.apply(this, what);
          };
        })()
        """;

    @Test
    void whatCannotBeSentTogetherIsSentOneByOneAndWhatIsSentAgainCountsOnce() {
        var browser = newcomerWithWorker();
        var first = begin(browser, application().url(), SMALL_KENKEN);
        var kenken = gameOf(first);
        first.close();
        var page = begin(browser, application().url(), SMALL_KAKURO);
        var kakuro = gameOf(page);
        page.waitForCondition(() -> ((String) page.evaluate(KEPT)).split(",").length == 2);
        loseConnection(page);
        for (var game : List.of(kenken, kakuro)) {
            page.navigate(application().url() + "/play/" + game);
            ready(page);
            page.keyboard().press("h");
            assertThat(page.locator("#hint .eyebrow")).hasText("Hint, stage 1 of 4: where to look");
            page.keyboard().press("Escape");
            page.keyboard().press("Control+Home");
            page.keyboard().press("1");
            page.waitForCondition(() -> ((String) page.evaluate(KEPT)).contains(game + " 2 0"));
        }
        page.evaluate(TROUBLE);

        browser.setOffline(false);
        page.waitForCondition(
                () -> "2 1,2 1".equals(page.evaluate(kept("stored + ' ' + archived.hints"))),
                new Page.WaitForConditionOptions().setTimeout(40_000));
    }

    /// What no page of ours writes.
    private static final String ADD_NO_MOVE = store("""
        games.getAll().onsuccess = ({ target }) => {
          target.result[0].archived.log.push('no move');
          games.put(target.result[0]);
        };
        """);

    @Test
    void whatTheServerDoesNotTakeIsToldAndStays() {
        var page = begin(newcomerWithWorker(), application().url(), SMALL_KENKEN);
        playFirst(page, "3");
        var game = gameOf(page);
        awaitKept(page, game + " 1 1");
        page.evaluate(ADD_NO_MOVE);

        visit(page, application().url() + "/me");

        assertThat(page.locator(".passing-line.refused"))
                .hasText("Not all moves that were made without a connection could be saved. They stay on this device."
                        + " This game was not stored. At archived.log[1] in it: “no move” does not belong there.");
        awaitKept(page, game + " 2 1");
    }

    private static void playFirst(Page page, String digit) {
        page.keyboard().press("Control+Home");
        page.keyboard().press(digit);
        awaitStored(page);
    }

    /// Somebody whose browser has asked for games already.
    private Page whoHasAskedForGames() {
        var page = visit(newcomerWithWorker().newPage(), application().url() + "/me");
        page.waitForFunction("() => localStorage.getItem('crosscage.games-asked') !== null");
        awaitWorker(page);
        return page;
    }

    private static void join(Page joining, Page owner, String address) {
        var me = visit(owner.context().newPage(), address + "/me");
        me.locator("#me-code").click();
        var code = me.locator(".recovery-code .code").textContent();
        visit(joining, address + "/me/join");
        joining.getByLabel("Code").fill(code);
        joining.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Bring my games here"))
                .click();
        joining.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Join them"))
                .click();
        assertThat(joining.locator(".own-game")).hasCount(1);
        me.close();
    }

    private static void deleteEverything(Page page) {
        page.locator("#me-forget").click();
        page.getByText("I want all of it deleted").click();
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Delete everything now"))
                .click();
    }
}
