package org.crosscage.library.ui;

import java.util.regex.Pattern;
import org.crosscage.board.ui.tile.PuzzleNames;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.shell.AddressCheck;
import org.crosscage.shell.WebManifest;
import org.crosscage.texts.Texts;
import org.springframework.boot.web.servlet.ServletRegistrationBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/// Which packs there are to be asked for, and what the installed game opens.
@Configuration(proxyBeanMethods = false)
class LibraryUiConfiguration {

    private static final Pattern PACK = Pattern.compile("/" + LibraryView.ADDRESS + "/([^/]+)");

    @Bean
    AddressCheck packs(PuzzleLibrary library) {
        return (path, _) -> {
            var address = PACK.matcher(path);
            return address.matches() && library.pack(address.group(1)).isEmpty();
        };
    }

    /// Here, because [ImportView] is where files are opened.
    @Bean
    ServletRegistrationBean<WebManifest> webManifest(Texts texts) {
        var description = texts.say("shell.description", "games", new PuzzleNames(texts).allKinds());
        return new ServletRegistrationBean<>(
                new WebManifest(texts, description, PuzzleKinds.fileEndings()), WebManifest.PATH);
    }
}
