package org.crosscage.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.TimeoutError;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// A board that is far too large for its screen: a Kakuro of 30 × 30 on a phone.
final class LargeBoardIT extends BrowserTest {

    private static final int SMALLEST_CELL = 24;

    /// As small as the player gets them.
    private static final int LEAST_CELL = 16;
    private static final int SWIPE = 90;
    private static final String SIDEWAYS =
            "() => document.documentElement.scrollWidth - document.documentElement.clientWidth";

    /// Which of the cells is the outermost at the right edge of the frame, cut by it if there is one.
    private static final String AT_THE_RIGHT_EDGE = """
            (board) => {
              const frame = board.shadowRoot.querySelector('.scroller').getBoundingClientRect();
              const cells = [...board.shadowRoot.querySelectorAll('[role=gridcell]')];
              const reach = cells.map((cell) => {
                const { left, right, top, bottom } = cell.getBoundingClientRect();
                const seen = left + 4 < frame.right && top > frame.top + 30 && bottom < frame.bottom;
                return cell.ariaSelected !== null && seen ? right : -1;
              });
              const outermost = Math.max(...reach);
              return outermost < frame.right - 40 ? -1 : reach.indexOf(outermost);
            }
            """;

    /// Where the middle of the frame is on the board, in cells from its top left corner.
    private static final String IN_THE_MIDDLE = """
            (board) => {
              const box = (name) => board.shadowRoot.querySelector(name).getBoundingClientRect();
              const [frame, stage, cell] = [box('.scroller'), box('.stage'), box('[role=gridcell]')];
              const across = (frame.left + frame.width / 2 - stage.left) / cell.width;
              const along = (frame.top + frame.height / 2 - stage.top) / cell.height;
              return [across, along];
            }
            """;

    @Test
    void aLargeBoardOnAPhoneMovesInsideItsFrameAndFollowsKeysFingersAndWheel() {
        var game = GameOnScreen.imported(open(newPhone(), "/import"), LargeKakuro.text());
        var page = game.page();
        var cells = game.cells();
        settle(page);

        assertThat(page.evaluate(SIDEWAYS)).as("scrolls sideways by").isEqualTo(0);
        assertThat(game.frame().x).isNotNegative();
        assertThat(game.frame().x + game.frame().width).isLessThanOrEqualTo(360);
        assertThat(cellSize(game)).isGreaterThanOrEqualTo(SMALLEST_CELL);
        screenshot(page, "kakuro-30x30-phone");

        keysAreFollowed(game);
        fingersAreFollowed(game);
        fingersZoom(game);
        theWheelZooms(game);
        lessRoomHidesNoSelectedCell(game);

        settle(page);
        assertThat(page.evaluate(SIDEWAYS)).as("scrolls sideways by").isEqualTo(0);
        assertThat(cells).hasCount(900);
    }

    /// Where more of the board lies its edge is shaded; all of it can be had where its cells stay legible.
    @Test
    void aLargeBoardOnADeskShowsWhereItGoesOnUntilAllOfItIsSeen() {
        var game = GameOnScreen.imported(open("/import"), LargeKakuro.text());
        var page = game.page();
        page.setViewportSize(1440, 900);
        var edges = page.locator("puzzle-board .edges");
        var smaller = page.getByRole(AriaRole.BUTTON, named("Smaller"));
        assertThat(edges).hasClass(Pattern.compile("(?=.*bottom)(?!.*top)"));
        screenshot(page, "kakuro-30x30");

        game.tabIn();
        game.press("Control+End");
        assertThat(edges).hasClass(Pattern.compile("(?=.*top)(?!.*bottom)"));

        while ("false".equals(smaller.getAttribute("aria-disabled"))) {
            smaller.click();
        }
        assertThat(edges).hasClass(Pattern.compile("^(?!.*(top|right|bottom|left))"));
        assertThat(game.shows(game.cells().first())).isTrue();
        assertThat(game.shows(game.cells().last())).isTrue();
        assertThat(cellSize(game)).isGreaterThanOrEqualTo(LEAST_CELL);
    }

    private static void keysAreFollowed(GameOnScreen game) {
        game.tabIn();
        for (var key : new String[] {"Control+End", "Home", "Control+Home", "End"}) {
            game.press(key);
            eventually(game, "the cell after %s is seen".formatted(key), () -> game.shows(game.current()));
        }
        for (int step = 0; step < 20; step++) {
            game.press("ArrowDown");
            eventually(
                    game, "the cell after %d steps down is seen".formatted(step + 1), () -> game.shows(game.current()));
        }
        double before = cellSize(game);
        game.press("+");
        eventually(game, "the cells are larger", () -> cellSize(game) > before);
        eventually(game, "the cell after zooming is seen", () -> game.shows(game.current()));
        for (int times = 0; times < 12; times++) {
            game.press("-");
        }
        settle(game.page());
        assertThat(cellSize(game)).isGreaterThanOrEqualTo(LEAST_CELL);
        eventually(game, "the cell after zooming out is seen", () -> game.shows(game.current()));
    }

    private static void fingersAreFollowed(GameOnScreen game) {
        var page = game.page();
        game.press("Control+Home");
        var first = game.current();
        eventually(game, "the first cell is seen", () -> game.shows(first));
        var name = first.getAttribute("aria-label");
        swipe(game, -SWIPE);
        swipe(game, -SWIPE);
        eventually(game, "%s is out of sight after two swipes".formatted(name), () -> !game.shows(first));
        assertThat(first).hasAccessibleName(name);

        settle(page);
        var tapped = cellAtTheEdge(game);
        var box = tapped.boundingBox();
        page.touchscreen().tap(box.x + 2, box.y + box.height / 2);
        assertThat(tapped).hasAttribute("aria-selected", "true");
        eventually(game, "a cell tapped at the edge is seen", () -> game.shows(tapped));

        page.getByRole(AriaRole.BUTTON, exactly("7")).tap();
        assertThat(tapped).hasAttribute("aria-label", Pattern.compile("row \\d+, column \\d+, 7.*"));
        eventually(game, "the tapped cell is seen", () -> game.shows(tapped));
    }

    private static void fingersZoom(GameOnScreen game) {
        double before = cellSize(game);
        pinch(game, 40, 90);
        eventually(game, "the cells are half as large again", () -> cellSize(game) > before * 1.5);
        pinch(game, 110, 20);
        pinch(game, 110, 20);
        settle(game.page());
        assertThat(cellSize(game)).isGreaterThanOrEqualTo(LEAST_CELL);
    }

    /// With Ctrl, where the pointer is; without it the wheel moves the board.
    private static void theWheelZooms(GameOnScreen game) {
        var page = game.page();
        var frame = game.frame();
        game.press("Control+Home");
        var first = game.current();
        eventually(game, "the first cell is seen", () -> game.shows(first));
        page.mouse().move(frame.x + frame.width / 2, frame.y + frame.height / 2);
        page.keyboard().down("Control");
        double before = cellSize(game);
        var smaller = page.getByRole(AriaRole.BUTTON, named("Smaller"));
        assertThat(smaller).hasAttribute("aria-disabled", "true");
        var under = placeUnderThePointer(game);
        page.mouse().wheel(0, -300);
        eventually(game, "the cells are half as large again", () -> cellSize(game) > before * 1.5);
        assertThat(placeUnderThePointer(game)).as("the place under the pointer").containsExactly(under, within(0.1));
        assertThat(smaller).hasAttribute("aria-disabled", "false");
        page.mouse().wheel(0, 2000);
        eventually(game, "the cells are as small as they get", () -> cellSize(game) <= before);
        assertThat(smaller).hasAttribute("aria-disabled", "true");
        page.keyboard().up("Control");
        assertThat(cellSize(game)).isGreaterThanOrEqualTo(LEAST_CELL);

        double small = cellSize(game);
        page.mouse().wheel(0, 300);
        eventually(game, "the board has moved on", () -> !game.shows(first));
        assertThat(cellSize(game)).isEqualTo(small);
    }

    private static double[] placeUnderThePointer(GameOnScreen game) {
        var place = (List<?>) game.page().locator("puzzle-board").evaluate(IN_THE_MIDDLE);
        return place.stream().mapToDouble(at -> ((Number) at).doubleValue()).toArray();
    }

    /// A frame gets lower under its last row.
    private static void lessRoomHidesNoSelectedCell(GameOnScreen game) {
        var page = game.page();
        double low = game.frame().height;
        page.setViewportSize(360, 900);
        eventually(game, "the frame is higher", () -> game.frame().height > low + SMALLEST_CELL);
        double high = game.frame().height;
        game.press("Control+End");
        var last = game.current();
        eventually(game, "the last cell is seen", () -> game.shows(last));
        page.setViewportSize(360, 740);
        eventually(game, "the frame is lower", () -> game.frame().height < high - SMALLEST_CELL);
        eventually(game, "the last cell is seen in less room", () -> game.shows(last));
    }

    /// Waits for what is said; what moves on the screen is not there at once.
    private static void eventually(GameOnScreen game, String said, BooleanSupplier holds) {
        try {
            game.page().waitForCondition(holds);
        } catch (TimeoutError e) {
            throw new AssertionError("not so: " + said, e);
        }
    }

    private static double cellSize(GameOnScreen game) {
        var box = game.cells().first().boundingBox();
        return Math.min(box.width, box.height);
    }

    /// The outermost cell that can be seen, or of which some can.
    private static Locator cellAtTheEdge(GameOnScreen game) {
        int at = ((Number) game.page().locator("puzzle-board").evaluate(AT_THE_RIGHT_EDGE)).intValue();
        if (at >= 0) {
            return game.cells().nth(at);
        }
        throw new AssertionError("no cell is at the right edge of the frame");
    }

    /// One finger moves over the middle of the board.
    private static void swipe(GameOnScreen game, int by) {
        var frame = game.frame();
        double x = frame.x + frame.width / 2 - by / 2.0;
        double y = frame.y + frame.height / 2;
        var fingers = game.page().context().newCDPSession(game.page());
        touch(fingers, "touchStart", x, y);
        for (int step = 1; step <= 6; step++) {
            touch(fingers, "touchMove", x + by * step / 6.0, y);
        }
        touch(fingers, "touchEnd");
        fingers.detach();
    }

    /// Two fingers move from one distance to another, from the middle of the board.
    private static void pinch(GameOnScreen game, int from, int to) {
        var frame = game.frame();
        double x = frame.x + frame.width / 2;
        double y = frame.y + frame.height / 2;
        var fingers = game.page().context().newCDPSession(game.page());
        touch(fingers, "touchStart", x - from, y, x + from, y);
        for (int step = 1; step <= 6; step++) {
            double apart = from + (to - from) * step / 6.0;
            touch(fingers, "touchMove", x - apart, y, x + apart, y);
        }
        touch(fingers, "touchEnd");
        fingers.detach();
    }

    /// @param points x and y of each finger
    private static void touch(CDPSession fingers, String type, double... points) {
        var all = new JsonArray();
        for (int i = 0; i < points.length; i += 2) {
            var point = new JsonObject();
            point.addProperty("x", points[i]);
            point.addProperty("y", points[i + 1]);
            point.addProperty("id", i);
            all.add(point);
        }
        var event = new JsonObject();
        event.addProperty("type", type);
        event.add("touchPoints", all);
        fingers.send("Input.dispatchTouchEvent", event);
    }
}
