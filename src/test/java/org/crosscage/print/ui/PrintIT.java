package org.crosscage.print.ui;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import org.crosscage.browser.BrowserTest;
import org.junit.jupiter.api.Test;

/// From a pack of the library to a file for the printer.
final class PrintIT extends BrowserTest {

    @Test
    void whatIsChosenStandsInTheAddress() {
        var page = open("/print?kind=kenken&size=6x6&ops=%3F&count=4&seed=7");
        assertThat(page.locator("#print-size select")).hasValue("6x6");
        assertThat(page.locator(".print-columns img")).isVisible();
        page.locator("#print-size select").selectOption("5x5");
        page.getByText("More options (1 chosen)").click();
        page.locator("#cage-max-kenken select").selectOption("3");
        assertThat(page.getByText("More options (2 chosen)")).isVisible();
        page.waitForURL(url -> url.contains("size=5x5") && url.contains("cage-max=3"));
        looksRight(page, "print-generator-options");

        page.reload();

        assertThat(page.locator("#print-size select")).hasValue("5x5");
        page.getByText("More options (2 chosen)").click();
        assertThat(page.locator("#ops-kenken select")).hasValue("?");
        assertThat(page.locator("#cage-max-kenken select")).hasValue("3");
        assertThat(page.getByLabel("Seed")).hasValue("7");
    }

    @Test
    void aPackBecomesABookThatCanBeTakenAlong() throws IOException {
        var page = open("/library/kenken-4x4");
        page.getByText("Print this pack").click();
        assertThat(page.locator("#print-source select, select#print-source").first())
                .isVisible();
        assertThat(page.locator(".print-columns img")).isVisible();
        looksRight(page, "print");

        page.getByRole(AriaRole.BUTTON, named("Make the PDF")).click();
        var download = page.locator("#print-download");
        assertThat(download).isVisible();
        var file = page.waitForDownload(download::click).path();

        assertThat(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1))
                .startsWith("%PDF-1.");
    }
}
