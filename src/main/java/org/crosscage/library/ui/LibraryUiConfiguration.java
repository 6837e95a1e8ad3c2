package org.crosscage.library.ui;

import java.util.regex.Pattern;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.shell.AddressCheck;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/// Which packs there are to be asked for.
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
}
