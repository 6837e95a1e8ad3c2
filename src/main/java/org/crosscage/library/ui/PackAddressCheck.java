package org.crosscage.library.ui;

import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.player.store.Player;
import org.crosscage.shell.AddressCheck;
import org.springframework.stereotype.Component;

/// Which packs there are to be asked for.
///
/// @param library where they are
@Component
record PackAddressCheck(PuzzleLibrary library) implements AddressCheck {

    private static final Pattern PACK = Pattern.compile("/" + LibraryView.ADDRESS + "/([^/]+)");

    @Override
    public boolean isMissing(String path, Supplier<Optional<Player>> player) {
        var address = PACK.matcher(path);
        return address.matches() && library.pack(address.group(1)).isEmpty();
    }
}
