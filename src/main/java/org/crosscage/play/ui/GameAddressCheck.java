package org.crosscage.play.ui;

import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.crosscage.game.store.GameService;
import org.crosscage.player.store.Player;
import org.crosscage.shell.AddressCheck;
import org.springframework.stereotype.Component;

/// Which games there are for a player.
///
/// @param games where they are stored
@Component
record GameAddressCheck(GameService games) implements AddressCheck {

    private static final Pattern GAME = Pattern.compile("/play/([^/]+)(/.*)?");

    @Override
    public boolean isMissing(String path, Supplier<Optional<Player>> player) {
        var game = GAME.matcher(path);
        return game.matches()
                && player.get()
                        .filter(known -> games.isOwn(known.id(), game.group(1)))
                        .isEmpty();
    }
}
