package org.crosscage.train.ui;

import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.crosscage.player.store.Player;
import org.crosscage.shell.AddressCheck;
import org.crosscage.train.store.TrainingRuns;
import org.springframework.stereotype.Component;

/// Which runs there are for a player.
///
/// @param runs where they are stored
@Component
record RunAddressCheck(TrainingRuns runs) implements AddressCheck {

    private static final Pattern RUN = Pattern.compile("/train/([^/]+)");

    @Override
    public boolean isMissing(String path, Supplier<Optional<Player>> player) {
        var address = RUN.matcher(path);
        return address.matches()
                && player.get()
                        .filter(known -> runs.exists(known.id(), address.group(1)))
                        .isEmpty();
    }
}
