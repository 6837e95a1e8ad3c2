package org.crosscage.device.ui;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.player.store.Player;
import org.crosscage.sets.store.PuzzleSets;
import org.crosscage.shell.AddressCheck;
import org.springframework.stereotype.Component;

/// Which packs and sets can be asked for.
@Component
record TakeAlongAddressCheck(PuzzleLibrary library, PuzzleSets sets) implements AddressCheck {

    @Override
    public boolean isMissing(String path, Supplier<Optional<Player>> player) {
        return false;
    }

    @Override
    public boolean isMissing(String path, Map<String, String[]> parameters, Supplier<Optional<Player>> player) {
        return path.equals("/" + TakeAlongView.ADDRESS)
                && (first(parameters, TakeAlongChoice.PACK)
                                .filter(id -> library.pack(id).isEmpty())
                                .isPresent()
                        || first(parameters, TakeAlongChoice.SET)
                                .filter(code -> !sets.exists(code))
                                .isPresent());
    }

    /// The page believes the first value too.
    private static Optional<String> first(Map<String, String[]> parameters, String name) {
        return Arrays.stream(parameters.getOrDefault(name, new String[0])).findFirst();
    }
}
