package org.crosscage.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import java.util.regex.Pattern;

/// A game in a browser, met by roles and accessible names alone.
final class GameOnScreen {

    /// Rows and columns of [#ofSmallKenKen].
    static final int SMALL = 4;

    private static final String SMALL_KENKEN = """
            puzzle small
            size 4
            cage 36* r1c1 r2c1 r2c2 r3c2
            cage 2/ r1c2 r1c3
            cage 2/ r1c4 r2c4
            cage 5+ r2c3 r3c3
            cage 3+ r3c1 r4c1
            cage 1- r3c4 r4c4
            cage 1- r4c2 r4c3
            end
            """;

    private static final int MOST_TAB_STOPS = 60;
    private static final String PLAYABLE = "() => document.querySelector('puzzle-board')?.board?.play !== undefined";
    private static final Pattern ADDRESS = Pattern.compile(".*/play/[^/]+");

    /// All tabs of a browser share the storage in which moves wait that are not stored yet.
    static final String NOTHING_PENDING =
            "() => !Object.keys(localStorage).some((key) => key.includes('crosscage.pending.'))";

    private final Page page;

    private GameOnScreen(Page page) {
        this.page = page;
        cells().first().waitFor();
    }

    /// The game that the page comes to.
    static GameOnScreen on(Page page) {
        page.waitForURL(ADDRESS);
        page.waitForFunction(PLAYABLE);
        return new GameOnScreen(page);
    }

    /// Begins a new KenKen on the first page, on which the page is.
    static GameOnScreen begun(Page page) {
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Play KenKen"))
                .click();
        return on(page);
    }

    /// Plays a KenKen on the import page, on which the page is: for whom one puzzle is as good as the other.
    static GameOnScreen ofSmallKenKen(Page page) {
        return imported(page, SMALL_KENKEN);
    }

    /// Reads a text on the import page, on which the page is, and plays the one puzzle that it holds.
    static GameOnScreen imported(Page page, String text) {
        paste(page, text);
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Play it"))
                .click();
        return on(page);
    }

    /// Pastes a text on the import page and has it read.
    static void paste(Page page, String text) {
        page.getByRole(AriaRole.TEXTBOX, new Page.GetByRoleOptions().setName("Puzzle text"))
                .focus();
        page.keyboard().insertText(text);
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Check it"))
                .click();
    }

    Page page() {
        return page;
    }

    Locator grid() {
        return page.getByRole(AriaRole.GRID);
    }

    Locator cells() {
        return page.getByRole(AriaRole.GRIDCELL);
    }

    /// Those without a digit.
    Locator empty() {
        return cells().and(page.locator("[aria-label*=', empty']"));
    }

    /// @param row from 1, as drawn
    /// @param column from 1, as drawn
    Locator cell(int row, int column) {
        var begin = Pattern.compile("^row %d, column %d, ".formatted(row, column));
        return page.getByRole(AriaRole.GRIDCELL, new Page.GetByRoleOptions().setName(begin));
    }

    /// The cell that has the focus.
    Locator current() {
        return cells().and(page.locator(":focus"));
    }

    /// Goes to a cell and presses a key there.
    void press(int row, int column, String key) {
        cell(row, column).press(key);
    }

    /// Returns when every move that was made in this browser is stored.
    void awaitStored() {
        page.waitForFunction(NOTHING_PENDING);
    }

    /// What the cells are called, in the order in which they are read.
    @SuppressWarnings("unchecked")
    List<String> names() {
        return (List<String>) cells().evaluateAll("cells => cells.map((cell) => cell.ariaLabel)");
    }

    /// Presses a key wherever the focus is.
    void press(String key) {
        page.keyboard().press(key);
    }

    /// Comes to the board as by a keyboard alone.
    void tabIn() {
        tabTo(page, current());
    }

    /// Presses Tab until something has the focus.
    static void tabTo(Page page, Locator focused) {
        for (int stop = 0; focused.count() == 0; stop++) {
            if (stop == MOST_TAB_STOPS) {
                throw new AssertionError("Tab does not come to " + focused);
            }
            page.keyboard().press("Tab");
        }
    }

    /// What assistive technology sees of the board: roles and names.
    String heard() {
        return grid().ariaSnapshot();
    }

    /// The live regions: the board's own, and the page's.
    Locator said() {
        return page.getByRole(AriaRole.STATUS);
    }

    /// What a live region says, once.
    Locator said(Pattern words) {
        return said().filter(new Locator.FilterOptions().setHasText(words));
    }

    Locator said(String words) {
        return said().filter(new Locator.FilterOptions().setHasText(words));
    }

    /// The part of the page in which a board is seen that is too large for it.
    BoundingBox frame() {
        return page.locator("puzzle-board .scroller").boundingBox();
    }

    /// Whether all of a cell is seen.
    boolean shows(Locator cell) {
        var inner = cell.boundingBox();
        var outer = frame();
        return inner.x >= outer.x - 1
                && inner.y >= outer.y - 1
                && inner.x + inner.width <= outer.x + outer.width + 1
                && inner.y + inner.height <= outer.y + outer.height + 1;
    }
}
