package org.crosscage.device;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.regex.Pattern;
import org.crosscage.browser.BrowserTest;
import org.crosscage.daily.DailyPuzzle;
import org.crosscage.kind.TechniqueCatalogue;
import org.crosscage.library.PuzzleLibrary;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Packs, sets, days and techniques that were opened are there without a connection.
final class OpenedPagesIT extends BrowserTest {

    private static final int PACK_SIZE =
            PuzzleLibrary.shipped().pack("kenken-4x4").orElseThrow().listings().size();

    private static final String PUZZLES = """
            puzzle first
            size 3
            cage 3+ r1c1 r2c1
            cage 2= r1c2
            cage 4+ r1c3 r2c3
            cage 3= r2c2
            cage 3= r3c1
            cage 1- r3c2 r3c3
            end

            puzzle second
            size 3
            cage 5+ r1c1 r2c1
            cage 2= r1c2
            cage 4+ r1c3 r2c3
            cage 1= r2c2
            cage 1= r3c1
            cage 1- r3c2 r3c3
            end
            """;

    /// Turns the puzzles of the pack into what a browser had where a player chose them one by one.
    private static final String TAKEN_ALONG = store("""
            about.get('opened pack-kenken-4x4').onsuccess = ({ target }) => {
              target.result.slice(0, 3).forEach((puzzle, i) => games.put({
                ...puzzle,
                group: 'order-kenken-4x4-easy',
                groupName: 'Easy KenKen 4 × 4',
                owner: '',
                paid: { hints: 0, cost: 0, solutionShown: false, techniques: [] },
                played: 0,
                taken: 1000 + i,
              }));
              about.delete('opened');
              about.delete('opened pack-kenken-4x4');
            };
            """);

    /// Whether the browser has one game.
    private static final String BEGUN =
            stored("false", "games.count().onsuccess = ({ target }) => { result = target.result === 1; };");

    /// How many techniques the browser has.
    private static final String TECHNIQUES = stored("0", """
            about.get('opened').onsuccess = ({ target }) => {
              result = (target.result ?? []).filter(({ page }) => page.startsWith('learn-')).length;
            };
            """);

    private static Locator cached(Page page) {
        return page.locator("cached-puzzles");
    }

    private static String playable(int here, int all) {
        return here + " of " + all + " can be played without a connection.";
    }

    private static void loseConnection(Page page) {
        page.waitForFunction("() => navigator.serviceWorker.ready.then(() => true)");
        page.context().setOffline(true);
    }

    private static void ready(Page page) {
        page.locator("puzzle-board [role=gridcell]").first().waitFor();
    }

    @Test
    void aPackThatWasOpenedIsPlayedWithoutAConnection() {
        var page = open(newcomerWithWorker(), "/library/kenken-4x4");
        assertThat(cached(page)).hasText(playable(OpenedPuzzles.MOST, PACK_SIZE));
        looksRight(page, "opened-pack");
        loseConnection(page);

        page.navigate(application().url() + "/");
        assertThat(page.locator("h1")).hasText("On this device");
        var pack = page.locator(".offline-opened a");
        assertThat(pack).hasText("KenKen 4 × 4");
        looksRight(page, "offline-opened");
        pack.click();
        page.waitForURL(Pattern.compile("/library/kenken-4x4$"));
        assertThat(page.locator(".offline-page .tile")).hasCount(OpenedPuzzles.MOST);
        looksRight(page, "offline-opened-pack");
        page.locator(".offline-page .tile").first().click();
        ready(page);
        page.reload();
        ready(page);

        page.navigate(application().url() + "/");
        assertThat(page.locator(".offline-running .tile")).hasCount(1);
        assertThat(page.locator(".offline-opened li .quiet")).hasText(OpenedPuzzles.MOST - 1 + " puzzles");
        page.context().setOffline(false);
        visit(page, application().url() + "/library/kenken-4x4");
        assertThat(cached(page)).hasText(playable(OpenedPuzzles.MOST + 1, PACK_SIZE));
    }

    @Test
    void aTechniqueThatWasOpenedIsReadWithoutAConnection() {
        var page = open(newcomerWithWorker(), "/learn/hidden-single?kind=kenken");
        awaitTechniques(page, 1);
        var cells = page.locator("puzzle-board [role=gridcell]");
        assertThat(cells).hasCount(16);
        page.getByLabel("Kakuro").check();
        assertThat(cells).not().hasCount(16);
        ready(page);
        page.locator(".neighbours .next").click();
        page.waitForURL(Pattern.compile("/learn/(?!hidden-single)"));
        var second = page.url();
        var name = page.locator("h1").innerText();
        awaitTechniques(page, 2);
        loseConnection(page);

        page.locator(".neighbours .previous").click();
        ready(page);
        assertThat(page.locator("h1")).hasText("Hidden single");
        page.navigate(second);
        assertThat(page.locator("h1")).hasText(name);
        assertThat(page.locator(".neighbours .previous")).hasAttribute("href", "learn/hidden-single");
        assertThat(page.locator(".neighbours .next")).not().hasAttribute("href", Pattern.compile(".*"));
        page.locator(".example-head .primary").click();
        assertThat(page.locator(".example-head .eyebrow")).hasText("2 of 4: where to look");
        page.navigate(application().url() + "/learn");
        assertThat(page.locator(".catalogue a[href]")).hasText(new String[] {"Hidden single", name});
        assertThat(page.locator(".catalogue li:has([href]) .catalogue-line").first())
                .not()
                .isEmpty();
        assertThat(page.locator(".catalogue a"))
                .hasCount(TechniqueCatalogue.all().size());
        looksRight(page, "offline-learn");
        page.getByRole(AriaRole.LINK, exactly("Hidden single")).click();
        ready(page);
        assertThat(page.getByLabel("Kakuro")).isChecked();
        assertThat(cells).not().hasCount(16);
        page.getByLabel("KenKen").check();
        assertThat(page).hasURL(application().url() + "/learn/hidden-single?kind=kenken");
        assertThat(cells).hasCount(16);
        page.reload();
        ready(page);
        assertThat(page.getByLabel("KenKen")).isChecked();
        assertThat(page.getByLabel("Killer Sudoku")).isDisabled();
        for (var moment : List.of("2 of 4: where to look", "3 of 4: why", "4 of 4: what follows")) {
            page.locator(".example-head .primary").click();
            assertThat(page.locator(".example-head .eyebrow")).hasText(moment);
        }
        looksRight(page, "offline-technique");
        page.locator(".example-head .tool").first().click();
        assertThat(page.locator(".example-head .eyebrow")).hasText("3 of 4: why");
        page.locator(".example-head .primary").click();
        page.locator(".example-head .primary").click();
        assertThat(page.locator(".example-head .eyebrow")).hasText("1 of 4: the position");
        assertThat(page.locator(".practise")).hasCount(0);

        page.navigate(application().url() + "/learn/swordfish");
        assertThat(page.locator("h1")).hasText("Not opened before");
        assertThat(page.getByRole(AriaRole.LINK, exactly("Try again"))).isVisible();
        page.context().setOffline(false);
        assertThat(page.locator("h1")).hasText("Swordfish");
        assertThat(page.locator(".practise")).isVisible();
    }

    @Test
    void cardsLinkTheTechniquesThatWereOpenedAndNoOthers() {
        var page = open(newcomerWithWorker(), "/learn/single-square?kind=kenken");
        awaitTechniques(page, 1);
        loseConnection(page);
        page.navigate(application().url() + "/import");
        page.locator("#import-text").fill(PUZZLES);
        page.locator("#import-read").click();
        page.locator(".found .tile").first().click();
        page.waitForURL(Pattern.compile("/play/"));
        var link = Pattern.compile("^learn/single-square\\?kind=kenken$");

        page.locator("#grade").click();
        assertThat(page.locator("#difficulty li").nth(1)).isVisible();
        assertThat(page.locator("#difficulty li a")).hasAttribute("href", link);
        page.locator("#ask-hint").click();
        page.locator("#hint-next").click();
        assertThat(page.locator("#hint-about")).hasAttribute("href", link);
        page.navigate(page.url() + "/solve");
        page.locator("#solve-yes").click();
        assertThat(page.locator(".playback-techniques li").nth(1)).isVisible();
        assertThat(page.locator(".playback-techniques a")).hasAttribute("href", link);
        var lesson = page.context()
                .waitForPage(() -> page.locator(".playback-techniques a").click());
        ready(lesson);
        assertThat(lesson).hasURL(application().url() + "/learn/single-square?kind=kenken");
    }

    private static void awaitTechniques(Page page, int count) {
        page.waitForCondition(() -> Integer.valueOf(count).equals(page.evaluate(TECHNIQUES)));
    }

    /// A pack is played puzzle after puzzle, which must not bring all of it each time.
    @Test
    void afterAPuzzleIsBegunOneMoreIsSent() {
        var page = open(newcomerWithWorker(), "/library/kenken-4x4");
        assertThat(cached(page)).hasText(playable(OpenedPuzzles.MOST, PACK_SIZE));
        page.locator(".tile-list button").first().click();
        page.waitForURL(Pattern.compile("/play/"));
        page.waitForCondition(() -> (Boolean) page.evaluate(BEGUN));

        var answer = page.waitForResponse(
                response -> response.url().contains("?opened="),
                () -> visit(page, application().url() + "/library/kenken-4x4"));

        assertThat(answer.text().split("\"archived\"")).hasSize(2);
        assertThat(cached(page)).hasText(playable(OpenedPuzzles.MOST + 1, PACK_SIZE));
    }

    @Test
    void aPageThatTheBrowserHasIsAskedForAndNotSentAgain() {
        var page = open(newcomerWithWorker(), "/library/kenken-4x4");
        assertThat(cached(page)).hasText(playable(OpenedPuzzles.MOST, PACK_SIZE));

        var answer = page.waitForResponse(response -> response.url().contains("?opened="), page::reload);

        assertThat(answer.status()).isEqualTo(304);
        assertThat(cached(page)).hasText(playable(OpenedPuzzles.MOST, PACK_SIZE));
    }

    @Test
    void theDayThatWasOpenedIsThereAndAPuzzleThatIsBegunIsOneGame() {
        var page = open(newcomerWithWorker(), "/daily");
        var today = LocalDate.now(ZoneOffset.UTC);
        int all = DailyPuzzle.shown(today).size();
        assertThat(cached(page)).hasText(playable(all, all));
        page.navigate(application().url() + "/daily/" + today + "/kenken-easy");
        page.waitForURL(Pattern.compile("/play/"));
        page.waitForCondition(() -> (Boolean) page.evaluate(BEGUN));
        visit(page, application().url() + "/daily");
        assertThat(cached(page)).hasText(playable(all, all));

        loseConnection(page);
        page.navigate(application().url() + "/daily");
        assertThat(page.locator(".offline-today .tile .grade"))
                .hasText(new String[] {"Easy", "Medium", "Hard", "Easy", "Medium", "Hard", "Easy", "Medium", "Hard"});
        page.navigate(application().url() + "/daily/" + today + "/kakuro-hard");
        ready(page);
        for (var needed :
                new String[] {"/library", "/daily/" + today.plusDays(1) + "/kakuro-hard", "/daily/nonsense"}) {
            page.navigate(application().url() + needed);
            assertThat(page.locator("h1")).hasText("This page needs a connection");
        }
        page.navigate(application().url() + "/nonsense");
        assertThat(page.locator("h1")).hasText("Nothing here");
    }

    @Test
    void aSetIsThereForWhoOpenedItsLink() {
        var maker = open(newcomerWithWorker(), "/sets/new");
        maker.locator("#set-title input").fill("Week 4");
        maker.getByLabel("Text or file").check();
        maker.locator("#set-paste textarea").fill(PUZZLES);
        maker.locator("#set-read").press("Enter");
        assertThat(maker.locator("#chosen-count")).hasText("2 of at most 30");
        maker.locator("#set-make").press("Enter");
        maker.waitForURL(Pattern.compile("/sets/[\\w-]{22}$"));
        var address = maker.locator("#link-players .set-address").textContent();

        var page = visit(newcomerWithWorker().newPage(), address);
        assertThat(cached(page)).hasText(playable(2, 2));
        looksRight(page, "opened-set");
        loseConnection(page);
        page.navigate(application().url() + "/");
        page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Week 4"))
                .click();
        assertThat(page.locator(".offline-page .tile")).hasCount(2);
    }

    @Test
    void puzzlesThatWereTakenAlongBeforeCountAsOpened() {
        var page = open(newcomerWithWorker(), "/library/kenken-4x4");
        assertThat(cached(page)).hasText(playable(OpenedPuzzles.MOST, PACK_SIZE));
        page.evaluate(TAKEN_ALONG);
        loseConnection(page);

        page.navigate(application().url() + "/");
        page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Easy KenKen 4 × 4"))
                .click();

        assertThat(page.locator(".offline-page .tile")).hasCount(3);
        page.locator(".offline-page .tile").last().click();
        ready(page);
    }

    /// While any page is stored, no game and no move of it finds room.
    @Test
    void aBrowserWithoutRoomGivesUpPagesForMoves() {
        var profile = newProfileWithWorker();
        profile.addInitScript("""
                const put = IDBObjectStore.prototype.put;
                IDBObjectStore.prototype.put = function (value, ...key) {
                  if (this.name === 'about' && key[0] === 'opened') sessionStorage.setItem('pages', value.length);
                  if (this.name === 'games' && sessionStorage.getItem('isFull') && sessionStorage.getItem('pages') !== '0') {
                    throw new DOMException('for the test', 'QuotaExceededError');
                  }
                  return put.call(this, value, ...key);
                };
                """);
        var page = open(profile, "/library/kenken-4x4");
        assertThat(cached(page)).hasText(playable(OpenedPuzzles.MOST, PACK_SIZE));
        loseConnection(page);
        page.navigate(application().url() + "/library/kenken-4x4");
        page.evaluate("() => sessionStorage.setItem('isFull', 'yes')");

        page.locator(".offline-page .tile").first().click();
        ready(page); // the pages went, and so did this puzzle: it is played all the same
        page.locator("puzzle-board [role=gridcell]").first().click();
        page.keyboard().press("1");

        page.waitForCondition(() -> (Boolean) page.evaluate(BEGUN));
        page.navigate(application().url() + "/");
        assertThat(page.locator(".offline-running .tile")).hasCount(1);
        assertThat(page.locator(".offline-opened")).hasCount(0);
    }

    @Test
    void aWindowThatKeepsNothingSaysNothingOfIt() {
        var profile = newProfileWithWorker();
        profile.addInitScript("IDBFactory.prototype.open = () => { throw new DOMException('', 'SecurityError'); }");
        var page = open(profile, "/library/kenken-4x4");

        page.waitForFunction("() => navigator.serviceWorker.ready.then(() => true)");

        assertThat(cached(page)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "?pack=kenken-4x4", "?set=none"})
    void aBookmarkOfThePageWherePuzzlesWereChosenLeadsToTheFirstPage(String asked) {
        var page = open("/take-along" + asked);

        assertThat(page.locator("h1")).hasText("Number puzzles, with a teacher who explains.");
    }
}
