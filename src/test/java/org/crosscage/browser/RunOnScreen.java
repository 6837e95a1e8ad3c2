package org.crosscage.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.regex.Pattern;

/// A run of the trainer in a browser.
record RunOnScreen(Page page) {

    private static final String READY = """
            () => document.querySelector('puzzle-board')?.board?.play !== undefined
              && document.querySelector('.training:not(.answered)') !== null
            """;

    /// Digit and marks of each cell, row by row: `3` or `{1,4}`, `{}` where there is nothing.
    private static final String CELLS = """
            () => document.querySelector('puzzle-board').board.cells.map(
              ({ digit, candidates }) => digit ? `${digit}` : `{${[...(candidates ?? [])].join(',')}}`)
            """;

    /// Waits until this one of five positions can be answered.
    void isAt(int place) {
        assertThat(page.locator("main")).containsText("Position " + place + " of 5");
        isReady();
    }

    /// Waits until a position can be answered.
    void isReady() {
        page.waitForFunction(READY);
    }

    TrainGrid grid() {
        return TrainGrid.of((List<?>) page.evaluate(CELLS));
    }

    Locator cell(int row, int column) {
        var begin = Pattern.compile("^row %d, column %d, ".formatted(row, column));
        return page.getByRole(AriaRole.GRIDCELL, new Page.GetByRoleOptions().setName(begin));
    }

    /// Gives up the position, which answers it.
    void showMe() {
        page.locator("#train-show").click();
        assertThat(page.locator("#hint")).containsText("This was the step");
    }
}
