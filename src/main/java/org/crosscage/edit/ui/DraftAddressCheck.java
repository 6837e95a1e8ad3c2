package org.crosscage.edit.ui;

import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.crosscage.edit.store.DraftStore;
import org.crosscage.player.store.Player;
import org.crosscage.shell.AddressCheck;
import org.springframework.stereotype.Component;

/// Which drafts there are for a player.
///
/// @param drafts where they are stored
@Component
record DraftAddressCheck(DraftStore drafts) implements AddressCheck {

    private static final Pattern DRAFT = Pattern.compile("/" + EditHomeView.ADDRESS + "/([^/]+)");

    @Override
    public boolean isMissing(String path, Supplier<Optional<Player>> player) {
        var address = DRAFT.matcher(path);
        return address.matches()
                && player.get()
                        .filter(known -> drafts.exists(known.id(), address.group(1)))
                        .isEmpty();
    }
}
