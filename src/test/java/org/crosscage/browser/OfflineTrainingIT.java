package org.crosscage.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import org.crosscage.train.AnswerCheck;
import org.crosscage.train.TrainingPosition;
import org.crosscage.train.TrainingPositions;
import org.junit.jupiter.api.Test;

/// Positions that came along are trained without a connection, by keyboard.
final class OfflineTrainingIT extends BrowserTest {

    /// The line of the position that was asked last; `-` before one was, and empty while none has come along.
    private static final String ASKED = stored("''", """
            about.get('positions').onsuccess = ({ target }) => {
              result = target.result ? target.result.asked.at(-1) ?? '-' : '';
            };
            """);

    /// How many stages of the hint were told of the position that is asked.
    private static final String TOLD = stored("0", """
            about.get('training').onsuccess = ({ target }) => {
              result = target.result?.effort?.told ?? 0;
            };
            """);

    @Test
    void positionsAreTrainedByKeyboard() {
        var browser = newcomerWithWorker();
        var page = visit(browser.newPage(), application().url() + "/");
        page.evaluate("() => navigator.serviceWorker.ready.then(() => true)");
        page.waitForCondition(() -> !page.evaluate(ASKED).equals(""));
        browser.setOffline(true);
        page.navigate(application().url() + "/");
        page.locator(".offline-also a[href$='/train']").click();
        assertThat(page.locator("main")).containsText("Nothing is rated, and nothing is sent.");
        assertThat(page.locator("#train-start")).isVisible();
        looksRight(page, "offline-train");
        page.locator("#train-kind select").selectOption("kenken");
        page.locator("#train-what select").selectOption("hidden-single");

        page.getByRole(AriaRole.BUTTON, named("Start training")).press("Enter");
        var first = asked(page);
        assertThat(heading(page)).hasText("Find: Hidden single");
        place(page, first, 1);
        assertThat(card(page)).containsText("Not possible. Taken back");
        looksRight(page, "offline-train-wrong");
        page.keyboard().press("Escape");
        assertThat(card(page)).isHidden();
        place(page, first, 0);
        assertThat(card(page)).containsText("Found after a wrong try");
        looksRight(page, "offline-train-found");
        next(page);

        var second = asked(page);
        assertThat(second.id()).isNotEqualTo(first.id());
        place(page, second, 0);
        assertThat(card(page)).containsText("Found in");
        assertThat(page.getByRole(AriaRole.IMG, named("2 of 2 found, 1 with help")))
                .isVisible();
        next(page);

        asked(page);
        page.keyboard().press("h");
        assertThat(card(page)).containsText("stage 1 of 3");
        page.keyboard().press("h");
        assertThat(card(page)).containsText("stage 2 of 3");
        page.getByRole(AriaRole.BUTTON, named("Show me")).press("Enter");
        assertThat(card(page)).containsText("This was the step");
        page.locator("#train-end").press("Enter");
        assertThat(heading(page)).hasText("Results");
        assertThat(heading(page)).isFocused();
        assertThat(page.locator(".train-results")).containsText("Hidden single, KenKen");
        assertThat(page.locator(".train-results .card")).containsText("2 of 3 found, 1 with help");
        assertThat(page.locator(".run-word")).hasText(new String[] {"found after a wrong try", "found", "not found"});
        looksRight(page, "offline-train-results");
        page.reload();
        assertThat(heading(page)).hasText("Train");
        page.locator("#train-kind select").selectOption("kenken");
        page.locator("#train-what select").selectOption("hidden-single");

        page.locator("#train-start").press("Enter");
        asked(page);
        click(page, "#ask-hint", "#ask-hint");
        assertThat(card(page)).containsText("stage 1 of 3");
        click(page, "#ask-show", "#train-end");
        assertThat(page.locator(".train-results")).containsText("No answers this time.");
        assertThat(page.locator(".train-results .facts")).hasCount(0);
        page.locator("#train-again").press("Enter");
        asked(page);
        page.locator("#train-end").press("Enter");
        page.locator("#train-back").press("Enter");
        page.locator("#train-kind select").selectOption("kakuro");
        page.locator("#train-start").press("Enter");
        assertThat(page.locator(".play-head")).containsText("Kakuro");
        page.locator("#train-end").press("Enter");

        browser.setOffline(false);
        page.locator("#go-on").click();
        assertThat(page.locator("#offline-sign")).hasCount(0);
        assertThat(heading(page)).hasText("Train");
    }

    @Test
    void aSessionGoesOnAfterAReloadAndTakesTheTopicOfOneThatNeedsTheServer() {
        var browser = newcomerWithWorker();
        var page = visit(browser.newPage(), application().url() + "/train?topic=technique-hidden-single.kenken");
        page.evaluate("() => navigator.serviceWorker.ready.then(() => true)");
        page.waitForCondition(() -> !page.evaluate(ASKED).equals(""));
        page.reload(); // so that the page knows of the positions
        page.locator("#train-start").click();
        new RunOnScreen(page).isReady();
        browser.setOffline(true);
        page.locator("#train-hint").click();
        page.getByRole(AriaRole.BUTTON, named("Keep playing offline")).click();
        assertThat(page.locator("main")).containsText("Train here until the connection is back.");
        page.locator("#train-start").press("Enter");
        var first = asked(page);
        assertThat(heading(page)).hasText("Find: Hidden single");
        assertThat(page.locator("#keys key-help")).hasJSProperty("question", true);
        page.locator("#ask-hint").click();
        assertThat(card(page)).containsText("stage 1 of 3");
        page.waitForCondition(() -> page.evaluate(TOLD).equals(1));
        page.reload();
        assertThat(asked(page).id()).isEqualTo(first.id());
        place(page, first, 0);
        assertThat(card(page)).containsText("Found with help");

        page.reload();
        assertThat(asked(page).id()).isNotEqualTo(first.id());
        assertThat(page.getByRole(AriaRole.IMG, named("1 of 1 found, 1 with help")))
                .isVisible();
        browser.setOffline(false);
        assertThat(page.locator("#go-on")).hasText("To training with ratings");
        page.locator("#go-on").click();
        assertThat(page.locator(".play-head")).containsText("Position 1 of 5");
    }

    @Test
    void aSessionIsReplacedOnRequestOnlyAndEndsInEveryTab() {
        var browser = newcomerWithWorker();
        var page = visit(browser.newPage(), application().url() + "/");
        page.evaluate("() => navigator.serviceWorker.ready.then(() => true)");
        page.waitForCondition(() -> !page.evaluate(ASKED).equals(""));
        browser.setOffline(true);
        var form = application().url() + "/train?topic=technique-hidden-single.kenken";
        page.navigate(form);
        page.locator("#train-start").press("Enter");
        var first = asked(page);
        page.navigate(form);
        assertThat(page.locator("#train-start")).isVisible();
        page.getByRole(AriaRole.BUTTON, named("Your session on this device: Hidden single, KenKen, 0 done"))
                .press("Enter");
        assertThat(asked(page).id()).isEqualTo(first.id());

        var other = browser.newPage();
        other.navigate(application().url() + "/train");
        assertThat(asked(other).id()).isEqualTo(first.id());
        other.locator("#train-end").press("Enter");
        assertThat(heading(other)).hasText("Results");
        place(page, first, 0);
        assertThat(card(page)).containsText("Found in");
        page.reload();
        assertThat(page.locator("#train-start")).isVisible();
        assertThat(page.locator("#train-go-on")).hasCount(0);

        page.navigate(form);
        page.locator("#train-start").press("Enter");
        place(page, asked(page), 0);
        assertThat(card(page)).containsText("Found in");
        page.evaluate(store("""
                about.get('positions').onsuccess = ({ target }) => {
                  const positions = target.result.positions.filter(({ kind }) => kind !== 'kenken');
                  about.put({ ...target.result, positions }, 'positions');
                };
                """));
        page.reload();
        assertThat(heading(page)).hasText("Results");
        assertThat(page.locator(".train-results .card")).containsText("1 of 1 found");
        page.reload();
        assertThat(page.locator("#train-start")).isVisible();
    }

    /// The position that is asked now, once it can be answered.
    private static TrainingPosition asked(Page page) {
        new RunOnScreen(page).isReady();
        var line = (String) page.evaluate(ASKED);
        var id = "kenken.hidden-single." + line.substring(line.lastIndexOf(' ') + 1);
        return TrainingPositions.standard().find(id).orElseThrow();
    }

    /// Enters the digit of the step that is asked, or one that is so much off.
    private static void place(Page page, TrainingPosition position, int off) {
        var step = AnswerCheck.hint(position).goal().placements().getFirst();
        int largest = position.puzzle().digits().max();
        var shape = position.puzzle().shape();
        int digit = (step.digit() - 1 + off) % largest + 1;
        new RunOnScreen(page)
                .cell(shape.row(step.cell()), shape.column(step.cell()))
                .press(Integer.toString(digit));
    }

    /// One after the other, before the page has done anything.
    private static void click(Page page, String... all) {
        page.evaluate("all => all.forEach(each => document.querySelector(each).click())", List.of(all));
    }

    private static void next(Page page) {
        page.getByRole(AriaRole.BUTTON, named("Next"))
                .and(page.locator(":focus"))
                .press("Enter");
    }

    private static Locator card(Page page) {
        return page.locator("#hint");
    }

    private static Locator heading(Page page) {
        return page.locator("main h1");
    }
}
