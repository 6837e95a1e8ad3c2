package org.crosscage.shell;

import java.util.Optional;
import java.util.function.Supplier;
import org.crosscage.player.store.Player;

/// What the views with a name in their address are about: games, techniques, lessons. Whoever has such views says
/// here which addresses lead to nothing, so that these are answered before Vaadin makes a session for them.
@FunctionalInterface
public interface AddressCheck {

    /// Whether this is an address of one of those views, but there is nothing for it to show.
    ///
    /// @param path such as `/learn/naked-single`
    /// @param player who asks, if known; costs a query
    boolean isMissing(String path, Supplier<Optional<Player>> player);
}
