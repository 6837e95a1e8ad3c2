package org.crosscage.play.ui;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.crosscage.core.kind.Lines;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.daily.DailyPuzzle;
import org.crosscage.kind.text.LinkCode;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.solver.exact.ExactSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// New games and today's puzzles without a connection: the ones that the server would make.
final class OfflineNewGameIT extends PlayBrowserTest {

    private static final String PUZZLES = kept("archived.source + '\\n' + archived.puzzle");

    /// One is played by touch; the browser of the others is started again in between.
    @ParameterizedTest
    @CsvSource({
        "kakuro, Kakuro, 8x8, easy, Easy",
        "kenken, KenKen, 4x4, medium, Medium",
        "killer, Killer Sudoku, 6x6, hard, Hard"
    })
    void aNewGameIsMadeAndPlayedToItsEnd(
            String kind, String name, String size, String grade, String word, @TempDir Path folder) {
        boolean isTouched = kind.equals("kenken");
        var browser = isTouched ? newPhoneWithWorker() : desktop(folder);
        var page = offlineHome(browser);
        card(page, kind).locator("input[value='" + size + "']").check(new Locator.CheckOptions().setForce(true));
        card(page, kind).locator("input[value=" + grade + "]").check(new Locator.CheckOptions().setForce(true));
        button(page, "Play " + name).click();
        page.waitForURL(Pattern.compile("/play/"));
        ready(page);

        var made = madeHere(page);
        var order = PuzzleOrder.named(made.id()).orElseThrow();
        assertThat(made.id()).startsWith(kind + "-" + size + "-" + grade + "-");
        long seed = Long.parseLong(made.id().substring(made.id().lastIndexOf('-') + 1));
        assertThat(order.make(seed, new ExactSolver(), () -> false)).contains(made);
        assertThat(page.locator("main .grade-chip")).containsText(word);
        page.locator("#ask-hint").click();
        assertThat(page.locator("#hint .eyebrow")).hasText("Hint, stage 1 of 4: where to look");
        awaitHint(page);
        page.reload();

        var open = IntStream.range(0, made.puzzle().cellCount())
                .filter(cell -> made.puzzle().given(cell).isEmpty())
                .boxed()
                .toList();
        int half = open.size() / 2;
        play(page, made, open.subList(0, half), isTouched);
        awaitStored(page);
        var address = page.url();
        if (isTouched) {
            page.reload();
        } else {
            browser.close();
            browser = desktop(folder);
            browser.setOffline(true);
            page = browser.newPage();
            page.navigate(address);
        }
        play(page, made, open.subList(half, open.size()), isTouched);
        assertThat(page.locator("#finish h2")).hasText("Well done.");
        assertThat(page.locator("#finish .finish-help")).hasText("A little help");
        assertThat(page.locator("#finish-next"))
                .hasText("Next: another " + name + " " + size.replace("x", " × ") + ", " + word);
        if (isTouched) {
            page.keyboard().press("Shift+N");
            page.waitForURL(url -> url.contains("/play/") && !url.equals(address));
            page.navigate(address);
        }

        browser.setOffline(false);
        page.locator("#go-on").click();
        assertThat(page.locator("#finish h2")).hasText("Well done.");
        assertThat(page.locator("#offline-sign")).hasCount(0);
        assertThat(page).hasURL(address);
    }

    private BrowserContext desktop(Path folder) {
        return startedBrowser(folder, new BrowserType.LaunchPersistentContextOptions().setViewportSize(1440, 900));
    }

    private static void play(Page page, PuzzleEntry made, List<Integer> cells, boolean isTouched) {
        ready(page);
        var puzzle = made.puzzle();
        var hands = isTouched ? null : Hands.atKeyboard(page, puzzle);
        for (int cell : cells) {
            int digit = made.solution().orElseThrow().digit(cell);
            if (hands == null) {
                tap(page, puzzle, cell);
                page.locator("digit-pad button").nth(digit - 1).tap();
            } else {
                hands.goTo(cell);
                page.keyboard().press(Integer.toString(digit));
            }
        }
    }

    @Test
    void theAddressOfAPuzzleOfTodayMakesItAndNoOtherName() {
        var page = offlineHome(newcomerWithWorker());
        var today = application().url() + "/daily/" + LocalDate.now(ZoneOffset.UTC);

        page.navigate(today + "/kenken-medium");
        page.waitForURL(Pattern.compile("/play/"));
        ready(page);
        assertThat(madeHere(page).id()).endsWith("-kenken-medium");

        page.navigate(today + "/kenken-extreme");
        assertThat(page.locator("h1")).hasText("Nothing here");
    }

    /// The server draws the page of combinations by the same element; the address goes with what is chosen.
    @Test
    void combinationsAreLookedUp() {
        var page = offlineHome(newcomerWithWorker());
        page.locator(".offline-also a[href$=combinations]").click();
        assertThat(page.locator(".combos-count")).hasText("502 combinations for 120 clues. 34 clues have only one.");
        choose(page, "KenKen");
        choose(page, "×");
        page.locator(".combos-clue input").fill("12");
        assertThat(page.locator(".combos-table .way").first()).isVisible();
        looksRight(page, "offline-combinations");
        var shown = page.locator(".combos-tables").innerText();
        assertThat(page).hasURL(Pattern.compile("/learn/combinations\\?kind=kenken&.*sign=multiply.*&clue=12$"));

        page.reload();
        assertThat(page.locator(".combos-tables"))
                .hasText(shown, new LocatorAssertions.HasTextOptions().setUseInnerText(true));
        page.context().setOffline(false);
        assertThat(page.locator("#offline-sign")).hasCount(0);
        assertThat(page.locator(".combos-tables"))
                .hasText(shown, new LocatorAssertions.HasTextOptions().setUseInnerText(true));
    }

    /// Nothing is played, and the game is at the server all the same.
    @Test
    void todaysPuzzlesAreMadeFromTheDateAndCountAsTheServersOwn() {
        var browser = newcomerWithWorker();
        var page = offlineHome(browser);
        var today = LocalDate.now(ZoneOffset.UTC);
        var missing = page.locator(".offline-today button.tile");
        assertThat(missing).hasCount(DailyPuzzle.shown(today).size());
        looksRight(page, "offline-new-game");

        page.locator("#kenken-easy").click();
        page.waitForURL(Pattern.compile("/play/"));
        ready(page);

        var daily = DailyPuzzle.of(today, "kenken-easy").orElseThrow();
        var made = madeHere(page);
        assertThat(daily.make(new ExactSolver(), () -> false, _ -> {})).contains(made);
        page.navigate(application().url() + "/daily");
        assertThat(missing).hasCount(DailyPuzzle.shown(today).size() - 1);
        assertThat(page.locator(".offline-today a.tile")).hasCount(1);

        browser.setOffline(false);
        assertThat(page.locator("#offline-sign")).hasCount(0);
        page.locator("#kenken-easy a").click();
        page.waitForURL(Pattern.compile("/play/"));
        ready(page);
        assertThat(page.evaluate(PUZZLES)).isEqualTo(daily.id() + "\n" + PuzzleFormats.TEXT.write(made));
    }

    @Test
    void anotherPuzzleIsMadeAtOnceAndWhatWasChosenStaysChosen() {
        var page = offlineHome(newcomerWithWorker());
        page.navigate(application().url() + "/?new=kenken-4x4-medium");
        page.waitForURL(Pattern.compile("/play/"));
        ready(page);
        assertThat(madeHere(page).id()).startsWith("kenken-4x4-medium-");
        assertThat(page.locator("#board").evaluate("board => board.preferences.peers"))
                .isEqualTo(true);

        page.navigate(application().url() + "/");
        assertThat(card(page, "kenken").locator("input[value='4x4']")).isChecked();
        assertThat(card(page, "kenken").locator("input[value=medium]")).isChecked();
        page.navigate(application().url() + "/?new=x]");
        assertThat(page.locator("h1")).hasText("On this device");
        assertThat(card(page, "kenken").locator("input[value='4x4']")).isChecked();
    }

    private static void awaitHint(Page page) {
        page.waitForCondition(() -> "1".equals(page.evaluate(kept("archived.hints"))));
    }

    /// By the keyboard, and the second of two.
    @Test
    void aPastedPuzzleIsReadAndPlayedAndComesHomeOnce() {
        var browser = newcomerWithWorker();
        var page = offlineHome(browser);
        var field = page.locator("#import-text");
        field.fill("hello");
        page.locator("#import-read").click();
        assertThat(page.locator(".found .said-wrong")).containsText("Line 1, column 1: “hello” does not start");
        assertThat(page.locator(".found .said-wrong")).containsText("Other formats need a connection.");

        field.fill(SMALL_KILLER + "\n" + SMALL_KAKURO);
        assertThat(page.locator(".found")).hasText("");
        page.keyboard().press("Tab");
        page.keyboard().press("Enter");
        assertThat(page.locator(".found h2")).hasText("2 puzzles found");
        assertThat(page.locator(".found")).isFocused();
        looksRight(page, "offline-import");
        page.keyboard().press("Tab");
        page.keyboard().press("Tab");
        page.keyboard().press("Enter");
        page.waitForURL(Pattern.compile("/play/"));
        ready(page);

        assertThat(page.locator("main .grade-chip")).hasText("Gentle");
        var pasted = PuzzleFormats.TEXT.read(SMALL_KAKURO).getFirst();
        var atHome = "\n" + PuzzleFormats.TEXT.write(pasted);
        assertThat(page.evaluate(PUZZLES)).isEqualTo(atHome);
        Hands.atKeyboard(page, pasted.puzzle()).goTo(0);
        page.keyboard().press("1");
        awaitStored(page);
        var address = page.url();

        browser.setOffline(false);
        page.locator("#go-on").click();
        assertThat(page.locator("#offline-sign")).hasCount(0);
        assertThat(page).hasURL(address);
        ready(page);
        assertThat(page.evaluate(PUZZLES)).isEqualTo(atHome);
    }

    /// Another program shares a text with the game, which is kept like one that is typed.
    @Test
    void theAddressOfTheImportReadsWhatIsSharedAndKeepsIt() {
        var page = offlineHome(newcomerWithWorker());
        var killer = PuzzleFormats.TEXT.read(SMALL_KILLER).getFirst();
        var link = application().url() + new LinkCode().write(killer).strip();
        page.navigate(application().url() + "/import?title=A+puzzle&text=" + link);
        assertThat(page.locator("h1")).hasText("Bring your own puzzle");
        assertThat(page.locator(".found h2")).hasText("1 puzzle found");
        assertThat(page).hasURL(Pattern.compile("/import$"));
        page.reload();
        var field = page.locator("#import-text");
        assertThat(field).hasValue(link);

        field.fill("9".repeat(Lines.MOST_BYTES));
        field.press("End");
        page.keyboard().type("99");
        assertThat(page.locator("#import-refusal")).containsText("1,048,57");
        page.locator("#import-read").click();
        assertThat(field).isFocused();
        assertThat(page.locator(".found")).hasText("");

        field.fill(SMALL_KILLER);
        assertThat(page.locator("#import-refusal")).hasCount(0);
        page.locator("#import-read").click();
        page.locator(".found .tile").dblclick();
        page.waitForURL(Pattern.compile("/play/"));
        ready(page);
        assertThat(page.evaluate(PUZZLES)).isEqualTo("\n" + PuzzleFormats.TEXT.write(killer));
    }

    @Test
    void aConnectionThatComesBackTakesNoTextAwayThatIsBeingTyped() {
        var browser = newcomerWithWorker();
        var page = offlineHome(browser);
        var field = page.locator("#import-text");
        field.fill("4 5 6");
        browser.setOffline(false);
        assertThat(page.locator("#connected")).containsText("Connected again");
        assertThat(field).hasValue("4 5 6");
        page.locator("h1").click();
        assertThat(page.locator("#offline-sign")).hasCount(0);
        assertThat(field).hasCount(0);
    }

    /// With this seed more than six hundred puzzles are looked at, which takes a minute.
    @Test
    void whatIsBeingMadeIsStoppedAndAnotherIsMade() {
        var page = offlineHome(newcomerWithWorker());
        page.evaluate("() => { Math.random = () => 0.5; }");
        card(page, "kakuro").locator("input[value='30x30']").check(new Locator.CheckOptions().setForce(true));
        card(page, "kakuro").locator("input[value=extreme]").check(new Locator.CheckOptions().setForce(true));
        var play = button(page, "Play Kakuro");
        play.click();
        assertThat(play).isDisabled();
        assertThat(page.locator("[data-kind=kakuro] [role=status]"))
                .hasText(Pattern.compile("This takes a few seconds|Puzzles like this are rare"));
        assertThat(page.locator(".making .quiet")).hasText(Pattern.compile("\\d+ puzzles? checked"));
        page.setViewportSize(360, 740);
        screenshot(page, "offline-new-game-making-360-light");

        button(page, "Cancel").click();

        assertThat(page.locator(".making")).hasCount(0);
        assertThat(play).isFocused();
        assertThat(page.locator("[data-kind=kakuro] [role=status]")).hasText("");
        assertThat(page.evaluate(PUZZLES)).isEqualTo("");
        button(page, "Play KenKen").click();
        page.waitForURL(Pattern.compile("/play/"));
        ready(page);
        assertThat(madeHere(page).puzzle().kind()).isEqualTo("kenken");
    }

    /// After a visit that did nothing but that.
    private Page offlineHome(BrowserContext browser) {
        var page = open(browser, "/");
        loseConnection(page);
        page.navigate(application().url() + "/");
        page.locator(".start-card").first().waitFor();
        return page;
    }

    private static void choose(Page page, String name) {
        page.getByRole(AriaRole.RADIO, new Page.GetByRoleOptions().setName(name).setExact(true))
                .check(new Locator.CheckOptions().setForce(true));
    }

    private static Locator card(Page page, String kind) {
        return page.locator("[data-kind=" + kind + "]");
    }

    private static Locator button(Page page, String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    /// The puzzle of the one game that the browser has, whose id is its source.
    private static PuzzleEntry madeHere(Page page) {
        var kept = ((String) page.evaluate(PUZZLES)).split("\n", 2);
        var made = PuzzleFormats.TEXT.read(kept[1]).getFirst();
        assertThat(kept[0]).isEqualTo(made.id());
        return made;
    }
}
