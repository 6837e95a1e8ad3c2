package org.crosscage.edit.ui;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import java.util.regex.Pattern;
import org.crosscage.browser.BrowserTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A puzzle is drawn with the mouse, by touch and with keys alone, found ambiguous, mended, passed on and played.
final class EditorIT extends BrowserTest {

    private static final int N = 4;

    @Test
    void aPuzzleIsDrawnFoundAmbiguousMendedAndOpenedInAnotherBrowser() {
        var page = begin("kenken");
        mouse(page, 0, 1);
        mouse(page, 2, 3);
        mouse(page, 4, 5);
        mouse(page, 6, 7);
        touch(page, 8, 9);
        touch(page, 10, 11);
        keys(page, 12);
        keys(page, 14);
        var clues = new String[] {"3+", "7+", "7+", "3+", "1-", "1-", "1-", "1-"};
        page.keyboard().press("c");
        for (int i = 0; i < clues.length; i++) {
            place(page, 2 * i).click();
            page.keyboard().type(clues[i]);
            page.keyboard().press("Enter");
        }
        awaitServer(page);
        var verdict = page.locator("#verdict");
        assertThat(verdict).hasAttribute("data-count", "several");
        page.getByText("Next").click();
        assertThat(page.getByText(Pattern.compile("Solution 1 of"))).isVisible();
        looksRight(page, "edit-several");
        page.locator(".suggestion vaadin-button").first().click();
        assertThat(verdict).hasAttribute("data-count", "one");
        assertThat(page.locator("#edit-difficulty")).isVisible();
        assertThat(page.locator("puzzle-sketch")).isFocused();
        page.reload();
        assertThat(verdict).hasAttribute("data-count", "one");
        inAnotherTabItIsTheSameSheet(page);

        page.locator("#edit-share").click();
        var link = page.locator("#share-link pre");
        assertThat(link).containsText(Pattern.compile("^http://.*/p/1"));
        var other = visit(newcomer().newPage(), link.textContent());
        other.waitForURL(Pattern.compile("/play/"));
        assertThat(other.locator("puzzle-board [role=gridcell]")).hasCount(N * N);
    }

    /// What is found of the sketch before the last edit is not waited for: it goes when the server has that edit.
    private static void awaitServer(Page page) {
        page.waitForFunction("() => !Object.keys(localStorage).some(key => key.startsWith('crosscage-sketch-'))");
    }

    /// What one tab draws the other one shows, and neither writes over the other.
    private void inAnotherTabItIsTheSameSheet(Page page) {
        var other = visit(page.context().newPage(), page.url());
        var name = page.locator("#draft-name input");
        other.locator("#draft-name input").fill("Ours");
        other.keyboard().press("Enter");
        assertThat(name).hasValue("Ours");
        mouse(page, 0, 2);
        awaitCage(other, 1);
        awaitCage(other, 2);
        place(other, 0).press("Control+z");
        // a tab that is closed at once may not have sent it yet
        assertThat(other.locator("#verdict")).hasAttribute("data-count", "one");
        other.close();
        assertThat(page.locator("#verdict")).hasAttribute("data-count", "one");
    }

    /// A click right after it does not draw, however long the way to the server is.
    @ParameterizedTest
    @ValueSource(strings = {"kakuro", "kenken"})
    void aToolIsChosenAtOnce(String kind) {
        var tools = begin(kind).evaluate("""
                () => {
                  const sketch = document.querySelector('puzzle-sketch');
                  const byKey = ['c', 's', 'd'].map((key) => {
                    sketch.dispatchEvent(new KeyboardEvent('keydown', { key, code: `Key${key.toUpperCase()}` }));
                    return sketch.tool;
                  });
                  document.getElementById('tool-digits').click();
                  return [...byKey, sketch.tool];
                }
                """);
        assertThat(tools).isEqualTo(List.of("clues", "digits", "shape", "digits"));
    }

    @Test
    void aKakuroIsColouredWithSymmetryAndFilledByTheGenerator() {
        var page = begin("kakuro");
        page.locator("#symmetry select").selectOption("point");
        // the middle cells of the edges, so that no run but three is as long as the sheet
        place(page, 9).click();
        assertThat(place(page, 33)).hasAttribute("aria-label", Pattern.compile("black"));
        place(page, 19).click();
        assertThat(place(page, 23)).hasAttribute("aria-label", Pattern.compile("black"));
        page.locator("#edit-fill").click();
        assertThat(page.locator("#verdict")).hasAttribute("data-count", "one");
        looksRight(page, "edit-kakuro");
        var undo = page.locator(".edit-steps-row vaadin-button").first();
        for (int edit = 0; edit < 3; edit++) {
            undo.press("Enter");
        }
        assertThat(undo).isDisabled();
        assertThat(page.locator("puzzle-sketch")).isFocused();
    }

    private Page begin(String kind) {
        var page = open("/edit");
        if (kind.equals("kenken")) {
            page.locator("#size-kenken select").selectOption(Integer.toString(N));
        } else {
            page.locator("#rows-kakuro select").selectOption("6");
            page.locator("#columns-kakuro select").selectOption("6");
        }
        page.locator("#begin-" + kind).click();
        assertThat(page.locator("puzzle-sketch")).isFocused();
        place(page, 0).waitFor();
        assertThat(place(page, kind.equals("kenken") ? 0 : 7)).hasAttribute("tabindex", "0"); // the first white one
        return page;
    }

    private static Locator place(Page page, int place) {
        return page.locator("puzzle-sketch .place[data-place='" + place + "']");
    }

    private static void mouse(Page page, int from, int to) {
        var first = place(page, from).boundingBox();
        var last = place(page, to).boundingBox();
        page.mouse().move(x(first), y(first));
        page.mouse().down();
        page.mouse().move(x(last), y(last));
        page.mouse().up();
        awaitCage(page, to);
    }

    /// A finger as the browser tells of it.
    private static void touch(Page page, int from, int to) {
        var first = place(page, from).boundingBox();
        var last = place(page, to).boundingBox();
        var session = page.context().newCDPSession(page);
        session.send("Input.dispatchTouchEvent", touch("touchStart", first));
        session.send("Input.dispatchTouchEvent", touch("touchMove", last));
        var end = new JsonObject();
        end.addProperty("type", "touchEnd");
        end.add("touchPoints", new JsonArray());
        session.send("Input.dispatchTouchEvent", end);
        awaitCage(page, to);
    }

    private static JsonObject touch(String type, BoundingBox at) {
        var point = new JsonObject();
        point.addProperty("x", x(at));
        point.addProperty("y", y(at));
        var points = new JsonArray();
        points.add(point);
        var event = new JsonObject();
        event.addProperty("type", type);
        event.add("touchPoints", points);
        return event;
    }

    private static void keys(Page page, int from) {
        place(page, from).focus();
        page.keyboard().press("Shift+ArrowRight");
        page.keyboard().press(" ");
        awaitCage(page, from + 1);
    }

    /// Until the server has said that a place is in the cage of the place before it.
    private static void awaitCage(Page page, int place) {
        page.waitForFunction(
                "at => { const { tiles } = document.querySelector('puzzle-sketch').sheet.picture;"
                        + " return tiles[at].region === tiles[at - 1].region }",
                place);
    }

    private static double x(BoundingBox box) {
        return box.x + box.width / 2;
    }

    private static double y(BoundingBox box) {
        return box.y + box.height / 2;
    }
}
