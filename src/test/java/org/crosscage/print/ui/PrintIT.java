package org.crosscage.print.ui;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import org.crosscage.browser.BrowserTest;
import org.junit.jupiter.api.Test;

/// From a pack of the library to a file for the printer.
final class PrintIT extends BrowserTest {

    @Test
    void aPackBecomesABookThatCanBeTakenAlong() throws IOException {
        var page = open("/library/kenken-4x4");
        page.getByText("Print this pack").click();
        assertThat(page.locator("#print-source select, select#print-source").first())
                .isVisible();
        assertThat(page.locator(".print-columns img")).isVisible();
        looksRight(page, "print");

        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Make the PDF"))
                .click();
        var download = page.locator("#print-download");
        assertThat(download).isVisible();
        var file = page.waitForDownload(download::click).path();

        assertThat(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1))
                .startsWith("%PDF-1.");
    }
}
