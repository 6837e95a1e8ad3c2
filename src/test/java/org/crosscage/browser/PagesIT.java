package org.crosscage.browser;

import org.junit.jupiter.api.Test;

/// How the pages around the game look.
final class PagesIT extends BrowserTest {

    @Test
    void theImportLooksRight() {
        looksRight(open("/import"), "import");
    }
}
