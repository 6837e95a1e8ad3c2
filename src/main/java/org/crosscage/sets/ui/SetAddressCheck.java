package org.crosscage.sets.ui;

import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.crosscage.player.store.Player;
import org.crosscage.sets.store.PuzzleSets;
import org.crosscage.shell.AddressCheck;
import org.springframework.stereotype.Component;

/// Which sets can be asked for, by those who play them and by their makers.
///
/// @param sets where they are stored
@Component
record SetAddressCheck(PuzzleSets sets) implements AddressCheck {

    private static final Pattern PLAYERS = Pattern.compile("/" + SetView.ROOT + "/([^/]+)");
    private static final Pattern MAKERS = Pattern.compile("/sets/(?!new$)([^/]+)");

    @Override
    public boolean isMissing(String path, Supplier<Optional<Player>> player) {
        var players = PLAYERS.matcher(path);
        var makers = MAKERS.matcher(path);
        return players.matches() && !sets.exists(players.group(1))
                || makers.matches() && !sets.existsForMaker(player.get().map(Player::id), makers.group(1));
    }
}
