package org.crosscage.library.ui;

import org.crosscage.board.ui.tile.PuzzleNames;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.shell.document.WebManifest;
import org.crosscage.texts.Texts;
import org.springframework.boot.web.servlet.ServletRegistrationBean;
import org.springframework.stereotype.Component;

/// Where a browser asks what the installed game opens. Here, because [ImportView] is where files are opened.
@Component
final class ManifestRegistration extends ServletRegistrationBean<WebManifest> {

    ManifestRegistration(Texts texts) {
        super(
                new WebManifest(
                        texts,
                        texts.say("shell.description", "games", new PuzzleNames(texts).allKinds()),
                        PuzzleKinds.fileEndings()),
                WebManifest.PATH);
    }
}
