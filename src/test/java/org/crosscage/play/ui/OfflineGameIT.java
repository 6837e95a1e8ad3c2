package org.crosscage.play.ui;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType.LaunchPersistentContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.Cookie;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.crosscage.Sweep;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;
import org.crosscage.daily.DailyPuzzle;
import org.crosscage.solver.exact.ExactSolver;
import org.crosscage.teach.Hint;
import org.crosscage.texts.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Games that were begun with a connection, played without one, and brought home.
final class OfflineGameIT extends PlayBrowserTest {

    private static final int MANY = Sweep.of(1000, 60);

    /// In milliseconds; half of it is what counts as a while.
    private static final long A_WHILE = 60_000;

    private static final String PAID =
            kept("archived.log.filter((line) => line.includes(' help ')).at(-1)?.split(' ').slice(9).join(' ')");

    @Test
    void aKenKenGoesOnByKeyboardThroughAReloadAndANewStartOfTheBrowserAndIsThereWithTheConnection(
            @TempDir Path folder) {
        var puzzle = Hands.puzzle(SMALL_KENKEN);
        var solution = Hands.solution(puzzle);
        var browser = desktop(folder);
        var page = begin(browser, application().url(), SMALL_KENKEN);
        var game = gameOf(page);
        page.keyboard().press("Control+Home");
        page.keyboard().press(Integer.toString(solution.digit(0)));
        awaitStored(page);
        awaitKept(page, game + " 1 1");

        loseConnection(page);
        page.reload();
        ready(page);
        assertThat(page.locator("#offline-sign")).isVisible();
        assertThat(digits(page)).isEqualTo(filled(puzzle, solution, 1));
        Hands.atKeyboard(page, puzzle).goTo(1);
        page.keyboard().press(Integer.toString(solution.digit(1)));
        awaitKept(page, game + " 2 1");
        page.reload();
        ready(page);
        page.waitForCondition(() -> digits(page).equals(filled(puzzle, solution, 2)));
        browser.close();

        var again = desktop(folder);
        again.setOffline(true);
        var offline = again.newPage();
        offline.navigate(application().url() + "/");
        offline.locator(".offline-running a").click();
        offline.waitForURL(Pattern.compile("/play/" + game));
        ready(offline);
        offline.waitForCondition(() -> digits(offline).equals(filled(puzzle, solution, 2)));
        var hands = Hands.atKeyboard(offline, puzzle);
        for (int cell = 2; cell < puzzle.cellCount(); cell++) {
            hands.goTo(cell);
            offline.keyboard().press(Integer.toString(solution.digit(cell)));
        }
        assertThat(offline.locator("#finish h2")).hasText("Well done.");

        again.setOffline(false);
        offline.locator("#connected").waitFor();
        assertThat(offline.locator("#connected")).containsText("Connected again. Your moves are saved.");
        offline.locator("#go-on").click();
        assertThat(offline.locator("#finish h2")).hasText("Well done.");
        assertThat(offline.locator("#offline-sign")).hasCount(0);
        assertThat(digits(offline)).isEqualTo(filled(puzzle, solution, puzzle.cellCount()));
        visit(offline, application().url() + "/me");
        assertThat(offline.locator("main")).containsText("KenKen");
        again.close();
    }

    @Test
    void aKakuroIsPlayedByTouchAndItsMoveIsUndoneAndTriedInABranch() {
        var puzzle = Hands.puzzle(SMALL_KAKURO);
        var solution = Hands.solution(puzzle);
        var phone = newPhoneWithWorker();
        var page = beginAndLoseTheConnection(phone, SMALL_KAKURO);
        page.waitForFunction("() => document.activeElement?.localName === 'puzzle-board'");
        assertThat(page.locator("puzzle-board .keyed")).hasCount(0); // no frame of the focus, which no finger needs
        page.keyboard().press("Control+Home");
        assertThat(page.locator("puzzle-board .keyed")).hasCount(1);

        touch(page, puzzle, 0, 9);
        page.locator("board-tools button[aria-label^=Undo]").tap();
        page.waitForCondition(() -> digits(page).equals(filled(puzzle, solution, 0)));
        page.locator(".menu-anchor").tap();
        page.locator("#menu-branch").tap();
        touch(page, puzzle, 0, 9);
        page.locator("branch-bar button")
                .filter(new Locator.FilterOptions().setHasText("Drop"))
                .tap();
        page.waitForCondition(() -> digits(page).equals(filled(puzzle, solution, 0)));
        for (int cell = 0; cell < puzzle.cellCount(); cell++) {
            touch(page, puzzle, cell, solution.digit(cell));
        }
        assertThat(page.locator("#finish h2")).hasText("Well done.");
        assertThat(page.locator("puzzle-board .cell:is(.selected, .peer, .same)"))
                .hasCount(0);
        looksRight(page, "offline-finish");

        phone.setOffline(false);
        page.locator("#go-on").tap();
        assertThat(page.locator("#finish h2")).hasText("Well done.");
    }

    private static void touch(Page page, Puzzle puzzle, int cell, int digit) {
        tap(page, puzzle, cell);
        page.locator("digit-pad button").nth(digit - 1).tap();
    }

    @Test
    void aGameThatIsOpenWhenTheConnectionBreaksGoesOnWithoutOne() {
        var puzzle = Hands.puzzle(SMALL_KENKEN);
        var solution = Hands.solution(puzzle);
        var browser = newPhoneWithWorker();
        var page = begin(browser, application().url(), SMALL_KENKEN);
        awaitKept(page, gameOf(page) + " 0 0");
        loseConnection(page);
        touch(page, puzzle, 0, solution.digit(0));
        var playOn = page.locator(".no-connection-bar button");
        assertThat(playOn).hasText("Keep playing offline");
        looksRight(page, "offline-play-on");
        playOn.tap();
        ready(page);
        assertThat(page.locator("#offline-sign")).isVisible();
        page.waitForCondition(() -> digits(page).equals(filled(puzzle, solution, 1)));
        page.locator("#ask-hint").tap();
        assertThat(page.locator("#hint .eyebrow")).hasText("Hint, stage 1 of 4: where to look");

        page.locator("#hint .close").tap();
        page.locator(".menu-anchor").tap();
        page.locator("#menu-branch").tap();
        touch(page, puzzle, 1, solution.digit(1));
        assertThat(page.locator("branch-bar")).isVisible();
        browser.setOffline(false);
        assertThat(page.locator("#connected")).isVisible();
        looksRight(page, "offline-branch-connected");
        page.locator("#go-on").tap();
        assertThat(page.locator("#offline-sign")).hasCount(0);
    }

    @Test
    void aPageThatNeedsAConnectionOffersWhatIsOnThisDevice() {
        var browser = newcomerWithWorker();
        var page = begin(browser, application().url(), SMALL_KENKEN);
        page.locator("puzzle-board [role=gridcell]").first().click();
        page.keyboard().press("1");
        awaitKept(page, gameOf(page) + " 1 1");
        visit(page, application().url() + "/lab");
        loseConnection(page);
        var device = page.locator(".no-connection-bar button");
        assertThat(device).hasText("On this device");
        looksRight(page, "offline-on-this-device");
        device.click();
        assertThat(page.locator(".offline-running a")).hasCount(1);
    }

    @Test
    void theTeacherIsThereAndWhatItCostsArrives() {
        var puzzle = Hands.puzzle(SMALL_KENKEN);
        var solution = Hands.solution(puzzle);
        var browser = newcomerWithWorker();
        var page = beginAndLoseTheConnection(browser, SMALL_KENKEN);
        var game = gameOf(page);
        assertThat(page.locator("#ask-hint"))
                .hasAttribute(
                        "title",
                        Texts.in(Locale.ENGLISH).say("play.ask.hint.title.cost", "cost", Hint.Stage.NUDGE.cost()));

        var hands = Hands.atKeyboard(page, puzzle);
        for (var stage : List.of("1 of 4: where to look", "2 of 4: which idea", "3 of 4: why", "4 of 4: done")) {
            page.keyboard().press("h");
            assertThat(page.locator("#hint .eyebrow")).hasText("Hint, stage " + stage);
        }
        awaitKept(page, game + " 5 0"); // the move, and help four times
        page.keyboard().press("Escape");
        hands.goTo(0);
        page.keyboard().press(Integer.toString(4 - solution.digit(0))); // 1 for 3, or 3 for 1
        page.locator("#ask-check").click();
        assertThat(page.locator("#check h2")).hasText("1 digit cannot be right");
        looksRight(page, "offline-check");
        page.locator("#check-where").click();
        page.keyboard().press("v");
        page.keyboard().press("2"); // a colour, with which the check stays
        page.locator("#check-rewind").click();
        page.keyboard().press("z");
        page.waitForCondition(() -> digits(page).startsWith("0 "));
        assertThat(page.locator("#check")).hasCount(0);
        for (int cell = 0; cell < puzzle.cellCount(); cell++) {
            if (!digits(page).split(" ")[cell].equals(Integer.toString(solution.digit(cell)))) {
                hands.goTo(cell);
                page.keyboard().press(Integer.toString(solution.digit(cell)));
            }
        }
        assertThat(page.locator(".play > [role=status]")).containsText("Finished in"); // and stored
        var help = page.locator("#finish .finish-help").innerText();
        assertThat(help).isIn("A little help", "With help");
        for (var key : List.of("h", "Shift+h", "k", "Shift+k")) {
            page.keyboard().press(key);
        }
        page.locator("#grade").click(); // it would have to wait for what the keys ask
        assertThat(page.locator("#difficulty")).containsText("Bottlenecks");
        assertThat(page.locator("#hint, #steps, #check, offline-walkthrough")).hasCount(0);
        page.navigate(application().url() + "/play/" + game + "/solve");
        assertThat(page.locator("playback-player")).containsText("Step 1 of");
        assertThat(page.locator("playback-player .playback-techniques button").first())
                .isVisible();
        assertThat(page.locator("playback-player a")).hasCount(0); // to pages that need a connection
        looksRight(page, "offline-walkthrough");
        page.keyboard().press("Escape");
        page.waitForURL("**/play/" + game);
        page.waitForFunction("() => document.activeElement?.localName === 'puzzle-board'");

        browser.setOffline(false);
        page.locator("#go-on").click();
        page.navigate(application().url() + "/play/" + game);
        assertThat(page.locator("#finish .finish-help")).hasText(help);
    }

    @Test
    void whatTheTeacherDoesIsStoredTogetherWithItsPrice() {
        var puzzle = Hands.puzzle(SMALL_KENKEN);
        var solution = Hands.solution(puzzle);
        var page = beginAndLoseTheConnection(newcomerWithWorker(), SMALL_KENKEN);
        var game = gameOf(page);
        var hands = Hands.atKeyboard(page, puzzle);
        hands.goTo(0);
        page.keyboard().press(Integer.toString(4 - solution.digit(0))); // 1 for 3, or 3 for 1
        hands.goTo(1);
        page.keyboard().press(Integer.toString(solution.digit(1)));
        awaitKept(page, game + " 2 0");
        page.evaluate("""
                () => {
                  const put = IDBObjectStore.prototype.put;
                  window.stored = ['2 entries, cost 0'];
                  IDBObjectStore.prototype.put = function (game) {
                    const state = `${game.archived.log.length} entries, cost ${game.archived.hintCost}`;
                    if (state !== window.stored.at(-1)) window.stored.push(state);
                    return put.call(this, game);
                  };
                }
                """);

        page.locator("#ask-check").click();
        page.locator("#check-where").click();
        page.locator("#check-rewind").click();
        awaitKept(page, game + " 7 0");
        page.waitForCondition(() -> digits(page).startsWith("0 0 "));
        for (var stage : List.of("1 of 4: where to look", "2 of 4: which idea", "3 of 4: why", "4 of 4: done")) {
            page.keyboard().press("h");
            assertThat(page.locator("#hint .eyebrow")).hasText("Hint, stage " + stage);
        }
        awaitKept(page, game + " 12 0");
        assertThat(page.evaluate("() => window.stored"))
                .isEqualTo(List.of(
                        "2 entries, cost 0",
                        "3 entries, cost 0",
                        "4 entries, cost 2",
                        "7 entries, cost 6",
                        "8 entries, cost 7",
                        "9 entries, cost 8",
                        "10 entries, cost 10",
                        "12 entries, cost 14"));
    }

    @Test
    void theTeacherOfAPageThatIsOpenStaysWhenItsFilesAreGoneAsAfterAnUpdate() {
        var browser = newcomerWithWorker();
        var page = beginAndLoseTheConnection(browser, SMALL_KENKEN);
        page.navigate(page.url() + "/solve"); // where nothing is asked before a button is pressed
        page.waitForCondition(() -> page.workers().stream()
                .anyMatch(thread -> thread.evaluate("() => performance.getEntriesByType('resource')"
                                + ".some(({ name, responseEnd }) => name.endsWith('.wasm') && responseEnd > 0)")
                        .equals(true)));
        page.evaluate("async () => { for (const each of await caches.keys()) { await caches.delete(each); } }");
        page.locator("#solve-yes").click();
        assertThat(page.locator("playback-player")).containsText("Step 1 of");
    }

    /// Both keys come before the browser can have stored the digit.
    @Test
    void whatIsAskedRightAfterAMoveIsAnsweredOfTheGameWithIt() {
        var puzzle = Hands.puzzle(SMALL_KENKEN);
        var page = beginAndLoseTheConnection(newcomerWithWorker(), SMALL_KENKEN);
        Hands.atKeyboard(page, puzzle).goTo(0);
        int wrong = 4 - Hands.solution(puzzle).digit(0); // 1 for 3, or 3 for 1
        page.evaluate("""
                (digit) => {
                  const cell = document.querySelector('puzzle-board').shadowRoot.activeElement;
                  const press = (key, code) =>
                    cell.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, composed: true }));
                  press(digit, 'Digit' + digit);
                  press('h', 'KeyH');
                }
                """, Integer.toString(wrong));
        assertThat(page.locator("#hint .eyebrow")).containsText("a mistake");
        assertThat(page.locator("#hint h2")).hasText("There is a digit that cannot be right");
    }

    @Test
    void whatIsPaidOnOneSideOfTheConnectionIsPaidOnTheOther() {
        var puzzle = Hands.puzzle(SMALL_KENKEN);
        var browser = newcomerWithWorker();
        var page = begin(browser, application().url(), SMALL_KENKEN);
        awaitKept(page, gameOf(page) + " 0 0");
        Hands.atKeyboard(page, puzzle).goTo(0);
        page.keyboard().press(Integer.toString(4 - Hands.solution(puzzle).digit(0))); // 1 for 3, or 3 for 1
        awaitStored(page);
        page.locator("#ask-check").click();
        assertThat(page.locator("#check")).containsText("costs 2");
        page.locator("#check-where").click();
        page.locator("#check-rewind").waitFor();
        page.keyboard().press("h");
        assertThat(page.locator("#hint .eyebrow")).containsText("stage 1 of 4");
        page.waitForCondition(() -> page.evaluate(PAID).equals("1 0 where"));

        loseConnection(page);
        page.reload();
        ready(page);
        page.locator("#ask-check").click();
        assertThat(page.locator("#check-where-cost")).hasText("free");
        page.locator("#check-where").click();
        page.keyboard().press("h");
        assertThat(page.locator("#hint .eyebrow")).containsText("stage 1 of 4");
        page.keyboard().press("h");
        assertThat(page.locator("#hint .eyebrow")).containsText("stage 2 of 4");
        page.waitForCondition(() -> page.evaluate(PAID).equals("2 0 where"));

        browser.setOffline(false);
        page.locator("#go-on").click();
        page.waitForURL(Pattern.compile("/play/"));
        assertThat(page.locator("#offline-sign")).hasCount(0);
        ready(page);
        page.keyboard().press("h");
        assertThat(page.locator("#hint .eyebrow")).containsText("stage 2 of 4");
        page.locator("#ask-check").click();
        assertThat(page.locator("#check")).containsText("free");
    }

    @Test
    void thatThereIsAConnectionAgainIsSaidWhereItCoversNothing() {
        var page = beginAndLoseTheConnection(newcomerWithWorker(), SMALL_KENKEN);
        for (int width : WIDTHS) {
            isSaidBesideTheBoard(page, width);
        }
    }

    private static void isSaidBesideTheBoard(Page page, int width) {
        page.context().setOffline(true);
        page.setViewportSize(width, 800);
        page.reload(); // at this width
        ready(page);
        assertThat(page.locator("#offline-sign")).hasText("No connection");
        var board = page.locator("puzzle-board .stage").boundingBox();

        page.context().setOffline(false);
        var said = page.locator("#connected");
        said.waitFor();
        assertThat(said.locator("span")).hasText("Connected again"); // nothing was played
        assertThat(page.locator("#offline-sign")).not().containsText("No connection");
        if (width == WIDTHS.getLast()) {
            looksRight(page, "offline-connected"); // at all widths
            page.setViewportSize(width, 800);
        }
        page.waitForCondition(() -> {
            var now = page.locator("puzzle-board .stage").boundingBox();
            return now.x == board.x && now.y == board.y && now.height == board.height;
        });
        var box = said.boundingBox();
        if (width < 640) {
            var tools = page.locator("board-tools").boundingBox();
            assertThat(box.y).isGreaterThanOrEqualTo(board.y + board.height);
            assertThat(box.y + box.height).isLessThanOrEqualTo(tools.y);
        } else {
            assertThat(box.y).isGreaterThanOrEqualTo(0);
            assertThat(box.y + box.height).isLessThanOrEqualTo(board.y);
        }

        said.locator(".icon-button").click();
        assertThat(said).hasCount(0);
        assertThat(page.locator("#offline-sign")).hasText("Connected again");
    }

    @Test
    void whereNobodyTouchesThePageForAWhileItIsThatOfTheServerUnlessSomethingIsOpen() {
        var browser = newProfileWithWorker();
        var page = begin(browser, application().url(), SMALL_KENKEN);
        awaitKept(page, gameOf(page) + " 0 0");
        loseConnection(page);
        page.clock().install();
        page.reload();
        ready(page);
        page.keyboard().press("3");
        browser.setOffline(false);
        page.locator("#connected").waitFor();

        page.locator(".menu-anchor").click();
        page.locator("#menu-settings").click();
        page.locator("#settings").waitFor();
        sendAfter(page, A_WHILE);
        assertThat(page.locator("#settings")).isVisible();
        page.keyboard().press("Escape");
        sendAfter(page, A_WHILE / 5);
        assertThat(page.locator("#connected")).isVisible();
        page.clock().fastForward(A_WHILE);
        assertThat(page.locator("#offline-sign")).hasCount(0);
        ready(page);
        page.waitForCondition(() -> digits(page).startsWith("3 "));
    }

    private static void sendAfter(Page page, long milliseconds) {
        page.waitForResponse(
                response -> response.url().contains("/device/games?"),
                () -> page.clock().fastForward(milliseconds));
    }

    @Test
    void combinationsThatAreStruckOutAreSoWithAConnectionToo() {
        var puzzle = Hands.puzzle(SMALL_KENKEN);
        var browser = newcomerWithWorker();
        var page = begin(browser, application().url(), SMALL_KENKEN);
        awaitKept(page, gameOf(page) + " 0 0");
        Hands.atKeyboard(page, puzzle).goTo(1);
        var card = page.locator("#combinations");
        assertThat(card.locator("h2")).hasText("24× in 3 cells");
        loseConnection(page);
        page.reload();
        ready(page);
        assertThat(card.locator("h2")).hasText("24× in 3 cells"); // a page keeps the place in its game
        card.locator(".combo").last().press("Delete");
        assertThat(card.locator(".combo").last()).hasAccessibleName(Pattern.compile(".*, crossed out"));
        assertThat(card.locator(".combo").last()).isFocused();
        looksRight(page, "offline-combinations");
        var hands = Hands.atKeyboard(page, puzzle);
        hands.goTo(0);
        assertThat(card.locator("h2")).hasText("3÷ in 2 cells");
        page.keyboard().press("Shift+R");
        assertThat(page.locator("puzzle-board [aria-live]").first()).containsText("1 3");

        browser.setOffline(false);
        page.locator("#go-on").click();
        ready(page);
        Hands.atKeyboard(page, puzzle).goTo(1);
        assertThat(card.locator(".combo").last()).hasAccessibleName(Pattern.compile(".*, crossed out"));
    }

    @Test
    void whoWantsToSeeWhatDiffersFromTheSolutionSeesItAtOnce() {
        var puzzle = Hands.puzzle(SMALL_KENKEN);
        var browser = newcomerWithWorker();
        var page = beginAndLoseTheConnection(browser, SMALL_KENKEN);
        var hands = Hands.atKeyboard(page, puzzle);
        hands.goTo(0);
        page.keyboard().press(Integer.toString(4 - Hands.solution(puzzle).digit(0))); // 1 for 3, or 3 for 1
        awaitKept(page, gameOf(page) + " 1 0");
        assertThat(page.evaluate(MARKED)).isEqualTo(List.of());

        chooseCheck(page, "solution");
        page.waitForCondition(() -> List.of(0).equals(page.evaluate(MARKED)));
        page.reload();
        ready(page);
        page.waitForCondition(() -> List.of(0).equals(page.evaluate(MARKED)));
        page.locator("#ask-check").click();
        assertThat(page.locator("#check p")).containsText("r1c1"); // which is no secret
        assertThat(page.locator("#check-where")).hasCount(0);
        page.keyboard().press("Escape");
        page.waitForCondition(() -> List.of(0).equals(page.evaluate(MARKED)));
        chooseCheck(page, "rule-breaks");
        page.waitForCondition(() -> List.of().equals(page.evaluate(MARKED)));

        hands.goTo(1);
        page.keyboard().press("1"); // its cage has two more cells, and no product of 24 any more
        page.waitForFunction(BROKEN);
        chooseCheck(page, "off");
        page.waitForCondition(() -> !((Boolean) page.evaluate(BROKEN)));
    }

    @Test
    void escapeClosesACardBeforeTheNote() {
        var page = beginAndLoseTheConnection(newcomerWithWorker(), SMALL_KENKEN);
        page.locator("#ask-check").click();
        page.locator("#check").waitFor();
        page.evaluate("() => { document.querySelector('offline-game').trouble = 'offline.teacher.failed'; }");
        var note = page.locator(".notes .note");
        note.waitFor();
        page.keyboard().press("Escape");
        assertThat(page.locator("#check")).hasCount(0);
        assertThat(note).isVisible();
        page.keyboard().press("Escape");
        assertThat(note).hasCount(0);
    }

    @Test
    void howHardThePuzzleIsIsToldUntilItIsAskedOnceMore() {
        var page = beginAndLoseTheConnection(newcomerWithWorker(), SMALL_KENKEN);
        var card = page.locator("#difficulty");
        page.locator("#grade").click();
        assertThat(card).containsText("Bottlenecks");
        assertThat(card.locator(".counted li")).not().hasCount(0);
        assertThat(card.locator("a")).hasCount(0);
        looksRight(page, "difficulty-offline");
        page.locator("#grade").click();
        assertThat(card).hasCount(0);
    }

    private static final String MARKED = "() => [...document.querySelector('puzzle-board').wrong ?? []]";

    private static final String BROKEN =
            "() => Object.values(document.querySelector('puzzle-board').clueStates).includes('broken')";

    private static void chooseCheck(Page page, String value) {
        page.locator(".menu-anchor").click();
        page.locator("#menu-settings").click();
        page.locator("#settings input[name=check][value=" + value + "]").check();
        page.keyboard().press("Escape");
    }

    @Test
    void todaysPuzzleCountsForItsDay() {
        var browser = newcomerWithWorker();
        var day = LocalDate.now(ZoneOffset.UTC);
        var page = visit(browser.newPage(), application().url() + "/daily/" + day + "/kenken-easy");
        page.waitForURL(Pattern.compile("/play/"));
        ready(page);
        awaitKept(page, gameOf(page) + " 0 0");
        loseConnection(page);
        page.navigate(application().url() + "/");
        assertThat(page.locator(".offline-today a.tile")).hasCount(1);
        page.navigate(application().url() + "/daily/" + day + "/kenken-easy");
        ready(page);
        var daily = DailyPuzzle.of(day, "kenken-easy").orElseThrow();
        var entry =
                daily.order().make(daily.seed(), new ExactSolver(), () -> false).orElseThrow();
        Hands.atKeyboard(page, entry.puzzle()).fill(entry.solution().orElseThrow());
        page.locator("#finish h2").waitFor();
        assertThat(page.locator(".play > [role=status]")).containsText("Finished in"); // and stored
        assertThat(page.locator("#finish .finish-help")).hasText("Without help");
        page.navigate(application().url() + "/");
        assertThat(page.locator(".offline-today h2"))
                .containsText("1 of " + DailyPuzzle.of(day).size() + " done");
        assertThat(page.locator(".offline-today a.tile")).hasCount(0);
        assertThat(page.locator(".offline-finished .tile .state-note"))
                .hasText(Pattern.compile("Finished\\s+in \\d\\d:\\d\\d"));
        looksRight(page, "offline-finished");
        page.locator(".offline-finished .tile").click();
        isClosedAndShownAgain(page);

        page.locator(".menu-anchor").click();
        page.locator("#game-menu button")
                .filter(new Locator.FilterOptions().setHasText("Start over"))
                .click();
        assertThat(page.locator("#finish, #finish-show")).hasCount(0);
        assertThat(page.locator("digit-pad")).isVisible();
        page.keyboard().press("Control+z");
        assertThat(page.locator("#finish h2")).isVisible();

        browser.setOffline(false);
        page.locator("#connected").waitFor();
        visit(page, application().url() + "/daily");
        assertThat(page.locator("#kenken-easy")).containsText("Done");
        assertThat(page.getByText("Streak: 1 day.")).isVisible();
    }

    @Test
    void manyMovesArriveInTheirOrder() {
        var puzzle = Hands.puzzle(SMALL_KENKEN);
        var browser = newcomerWithWorker();
        var page = beginAndLoseTheConnection(browser, SMALL_KENKEN);
        var game = gameOf(page);
        Hands.atKeyboard(page, puzzle);
        for (int move = 0; move < MANY / 2; move++) {
            page.keyboard().press(Integer.toString(1 + move % 4));
            page.keyboard().press("Delete");
        }
        page.keyboard().press("3");
        awaitKept(page, game + " " + (MANY + 1) + " 0");

        browser.setOffline(false);
        page.locator("#connected").waitFor();
        awaitKept(page, game + " " + (MANY + 1) + " " + (MANY + 1));
        page.reload();
        ready(page);
        page.waitForCondition(() -> digits(page).startsWith("3 0 0"));
    }

    @Test
    void whatTwoDevicesPlayedIsSeenOnBoth() {
        var browser = newcomerWithWorker();
        var page = begin(browser, application().url(), SMALL_KENKEN);
        var game = gameOf(page);
        awaitKept(page, game + " 0 0");
        var other = newProfile();
        other.addCookies(browser.cookies().stream()
                .filter(cookie -> cookie.name.equals("crosscage-player"))
                .map(cookie -> new Cookie(cookie.name, cookie.value)
                        .setUrl(application().url()))
                .toList());
        var elsewhere = other.newPage();
        elsewhere.navigate(application().url() + "/play/" + game);
        ready(elsewhere);
        loseConnection(page);
        page.reload();
        ready(page);
        Hands.atKeyboard(page, Hands.puzzle(SMALL_KENKEN));
        page.keyboard().press("3");
        awaitKept(page, game + " 1 0");
        Hands.atKeyboard(elsewhere, Hands.puzzle(SMALL_KENKEN)).goTo(1);
        elsewhere.keyboard().press("4");
        awaitStored(elsewhere);

        browser.setOffline(false);
        page.locator("#connected").waitFor();
        elsewhere.waitForCondition(() -> digits(elsewhere).startsWith("3 4 0"));
        page.locator("#go-on").click();
        ready(page);
        page.waitForCondition(() -> digits(page).startsWith("3 4 0"));
    }

    @Test
    void inAFullStorageItIsSaidThatAMoveIsNotKeptAndItIsWhenThereIsRoom() {
        var browser = newcomerWithWorker();
        var page = beginAndLoseTheConnection(browser, SMALL_KENKEN);
        var game = gameOf(page);
        page.evaluate("""
                () => {
                  const put = IDBObjectStore.prototype.put;
                  IDBObjectStore.prototype.put = () => { throw new DOMException('no room', 'QuotaExceededError'); };
                  window.makeRoom = () => (IDBObjectStore.prototype.put = put);
                }
                """);
        Hands.atKeyboard(page, Hands.puzzle(SMALL_KENKEN));
        page.keyboard().press("3");
        assertThat(page.locator(".note[role=alert]")).containsText("The storage of this browser is full");
        assertThat(digits(page)).startsWith("3 0 0");
        assertThat(page.evaluate(KEPT)).isEqualTo(game + " 0 0");

        page.evaluate("() => window.makeRoom()");
        awaitKept(page, game + " 1 0");
        assertThat(page.locator(".note[role=alert]")).hasCount(0);
    }

    @Test
    void aBrowserThatKeepsNothingSaysSo() {
        var browser = newProfileWithWorker();
        var page = visit(browser.newPage(), application().url() + "/");
        awaitWorker(page);
        browser.addInitScript(
                "indexedDB.open = () => { throw new DOMException('not in a private window', 'SecurityError'); };");
        browser.setOffline(true);
        page.navigate(application().url() + "/");
        assertThat(page.locator(".lead"))
                .containsText("This browser saves nothing, probably because the window is private");
    }

    @Test
    void whatWaitsIsSavedAsAFileThatAnotherPlayerImports(@TempDir Path folder) {
        var browser = newcomerWithWorker();
        var page = beginAndLoseTheConnection(browser, SMALL_KENKEN);
        Hands.atKeyboard(page, Hands.puzzle(SMALL_KENKEN));
        page.keyboard().press("3");
        awaitKept(page, gameOf(page) + " 1 0");
        page.navigate(application().url() + "/");
        assertThat(page.locator("#waiting")).containsText("Not sent yet: what you played in 1 game.");
        looksRight(page, "offline-home");
        var file = folder.resolve("games.json");
        page.waitForDownload(() -> page.locator("#save-waiting").click()).saveAs(file);

        var other = visit(newcomer().newPage(), application().url() + "/me");
        other.locator("input[type=file]").setInputFiles(file);
        assertThat(other.locator("main")).containsText("1 game");
    }

    private BrowserContext desktop(Path folder) {
        return startedBrowser(folder, new LaunchPersistentContextOptions().setViewportSize(1440, 900));
    }

    /// A game that was opened with a connection, as its page is without one.
    private Page beginAndLoseTheConnection(BrowserContext browser, String puzzle) {
        var page = begin(browser, application().url(), puzzle);
        page.evaluate("() => window.dispatchEvent(new Event('games-changed'))"); // or it is kept a second later
        awaitKept(page, gameOf(page) + " 0 0");
        loseConnection(page);
        page.reload();
        ready(page);
        return page;
    }

    /// The digits of a game in which the first cells are filled.
    private static String filled(Puzzle puzzle, Solution solution, int cells) {
        var digits = new StringBuilder();
        for (int cell = 0; cell < puzzle.cellCount(); cell++) {
            digits.append(cell == 0 ? "" : " ").append(cell < cells ? solution.digit(cell) : 0);
        }
        return digits.toString();
    }
}
