package org.crosscage.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// A set that offers training: added by its maker, trained by five, counted by technique.
final class SetTrainingIT extends BrowserTest {

    private static final String PUZZLE = """
            puzzle proper
            size 3
            cage 3+ r1c1 r2c1
            cage 2= r1c2
            cage 4+ r1c3 r2c3
            cage 3= r2c2
            cage 3= r3c1
            cage 1- r3c2 r3c3
            end
            """;

    @Test
    void aSetOffersTrainingAndItsMakerSeesSumsOnceFiveHaveTrained() {
        var maker = open("/sets/new");
        make(maker);
        maker.locator("#training-kind select").selectOption("kenken");
        maker.locator("#training-what select").selectOption("technique-full-line");
        maker.locator("#training-add").press("Enter");
        assertThat(maker.locator("#trainings .chosen-row"))
                .hasText(Pattern.compile("Full line, KenKen\\s*5 positions\\s*"));

        var address = maker.locator("#link-players .set-address").textContent();
        var player = newcomer().newPage();
        trains(player, address);
        for (int others = 1; others <= 3; others++) {
            givesUp(player, address);
        }
        maker.getByText("Refresh").click();
        assertThat(maker.locator("#set-numbers")).containsText("Full line, KenKen (5 positions)");
        assertThat(maker.locator("#set-numbers")).containsText("No technique yet that 5 or more players");
        givesUp(player, address);
        maker.getByText("Refresh").click();
        assertThat(maker.locator("#set-numbers tr", rowOf("5 positions")))
                .hasText(Pattern.compile("Full line, KenKen \\(5 positions\\)\\s*5\\s*1"));
        assertThat(sums(maker).locator("tbody tr")).hasText(Pattern.compile("Full line\\s*9\\s*5\\s*0"));
        looksRight(maker, "set-maker-training");
    }

    /// Without training at first, so that it is added to a set that there is.
    private static void make(Page maker) {
        maker.locator("#set-title input").fill("Week 4");
        maker.getByLabel("Text or file").check();
        maker.locator("#set-paste textarea").fill(PUZZLE);
        maker.locator("#set-read").press("Enter");
        assertThat(maker.locator("#chosen-count")).hasText("1 of at most 30");
        maker.locator("#set-make").press("Enter");
        maker.waitForURL(Pattern.compile("/sets/[\\w-]{22}$"));
    }

    /// Finds all five and goes back to the set.
    private static void trains(Page player, String address) {
        var run = begin(player, address);
        for (int place = 1; place <= 5; place++) {
            run.isAt(place);
            run.type(run.grid().fullLine());
            player.locator("#train-next").press("Enter");
        }
        assertThat(player.getByRole(AriaRole.HEADING, named("5 of 5 found"))).isVisible();
        player.getByRole(AriaRole.BUTTON, named("Back to the set")).click();
        player.waitForURL(address);
        assertThat(player.locator("main")).containsText("1 of 1 done");
        assertThat(player.locator("#training-1 a")).containsText("5 of 5 found");
        looksRight(player, "set-training");
    }

    /// Somebody else has the one position shown at which they are.
    private static void givesUp(Page player, String address) {
        player.context().clearCookies();
        var run = begin(player, address);
        run.isAt(1);
        run.showMe();
    }

    private static RunOnScreen begin(Page player, String address) {
        visit(player, address);
        assertThat(player.locator("main")).containsText("0 of 1 done");
        player.locator("#training-1 button").press("Enter");
        player.waitForURL(Pattern.compile("/train/"));
        return new RunOnScreen(player);
    }

    private static Locator sums(Page maker) {
        return maker.getByRole(AriaRole.REGION, named("Techniques in training"));
    }

    private static Page.LocatorOptions rowOf(String words) {
        return new Page.LocatorOptions().setHasText(words);
    }

    private static Page.GetByRoleOptions named(String name) {
        return new Page.GetByRoleOptions().setName(name).setExact(true);
    }
}
