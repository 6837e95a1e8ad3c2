package org.crosscage.home.ui;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.LoadState;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.crosscage.browser.BrowserTest;
import org.junit.jupiter.api.Test;

/// What a player chooses on the first page, and the ways that lead from it.
final class HomeIT extends BrowserTest {

    /// Scripts that a newcomer's browser loads for the first page, in bytes, compressed.
    private static final int MOST_BYTES = 88_500;

    /// Lists which of these elements are defined.
    private static final String LOADED = """
            () => ['vaadin-button', 'vaadin-checkbox', 'vaadin-dialog', 'vaadin-notification', 'vaadin-progress-bar',
                'vaadin-radio-group', 'vaadin-text-field', 'vaadin-tooltip', 'vaadin-upload', 'puzzle-board']
              .filter((name) => customElements.get(name))
            """;

    @Test
    void loadsNoScriptsOfUnusedComponents() {
        var page = newProfile().newPage();
        var requests = new ArrayList<Request>();
        page.onRequestFinished(requests::add);
        visit(page, application().url() + "/");
        page.waitForLoadState(LoadState.NETWORKIDLE);

        assertThat((List<?>) page.evaluate(LOADED)).isEmpty();
        assertThat(List.copyOf(requests).stream()
                        .filter(request -> request.resourceType().equals("script"))
                        .mapToInt(request -> request.sizes().responseBodySize)
                        .sum())
                .isBetween(MOST_BYTES / 2, MOST_BYTES);
    }

    @Test
    void anotherSizeAndAGradeAreChosenByKeysThatStayWhereTheyAre() {
        var page = open("/");
        page.locator(".new-game > summary").press("Enter");
        var card = page.locator(".start-card[data-kind=kakuro]");
        card.getByLabel("6 × 6").focus();
        page.keyboard().press("ArrowLeft"); // from the first one to the last one
        assertThat(card.getByLabel("Other")).isFocused();
        card.getByLabel("Rows").selectOption("7");
        card.getByLabel("Columns").selectOption("9");
        card.getByText("More options").click();
        card.getByLabel("Symmetry").focus();
        page.keyboard().press("ArrowDown");
        assertThat(card.getByText("More options (1 chosen)")).isVisible();
        assertThat(card.getByLabel("Symmetry")).isFocused();
        assertThat(card.getByLabel("Symmetry")).not().hasValue("");
        card.getByLabel("Gentle").focus();
        page.keyboard().press("ArrowDown");
        settle(page);
        assertThat(card.getByLabel("Easy")).isFocused();
        assertThat(card.getByLabel("Easy")).isChecked();

        card.getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Play Kakuro"))
                .click();

        assertThat(heading(page, "Kakuro 7 × 9")).isVisible();
    }

    @Test
    void tenFreshBrowsersGetAShortGentleOrEasyGameByTheFirstButtonThatTheySee() {
        for (int browser = 0; browser < 10; browser++) {
            var page = open(newProfile(), "/");
            var first = page.locator("main button").first();
            var label = Pattern.compile("Play .*, (Gentle|Easy), .*about\u00a0(\\d+)\u00a0min")
                    .matcher(first.getAttribute("aria-label"));
            assertThat(label.matches()).isTrue();
            assertThat(Integer.parseInt(label.group(2))).isBetween(1, 10);

            first.click();

            page.waitForURL(Pattern.compile("/play/"));
            assertThat(page.locator(".play-head .grade")).hasText(label.group(1));
            page.context().close();
        }
    }

    @Test
    void aLessonIsOneKeyFromTheFirstPage() {
        var page = open("/");
        page.getByRole(AriaRole.LINK, named("Show me how to play KenKen")).press("Enter");
        page.waitForURL(Pattern.compile("/how-to-play/kenken"));
    }

    /// A page that is loaded anew would have forgotten what the script keeps.
    @Test
    void everyWayIsGoneWithoutLoadingThePageAnew() {
        var page = open("/");
        page.evaluate("() => { window.kept = true; }");
        // not a puzzle of the day: one that is made first leads on by loading its game
        for (var way : new String[] {"a.tile[href=learn]", ".foot a[href=print]", "a.today-all", ".wordmark"}) {
            var link = page.locator(way).first();
            var leads = link.getAttribute("href");
            link.click();
            page.waitForURL(Pattern.compile("/" + Pattern.quote(leads) + "($|\\?)"));
            if (!leads.isEmpty()) {
                page.goBack();
                assertThat(page.locator(".now-tiles")).isVisible();
            }
        }
        assertThat(page.evaluate("() => window.kept")).isEqualTo(true);
    }

    private static Locator heading(Page page, String words) {
        return page.getByRole(AriaRole.HEADING, named(words));
    }
}
