package org.crosscage.me.ui;

import java.util.Optional;
import org.crosscage.game.store.GameLists;
import org.crosscage.game.store.GameService;
import org.crosscage.player.FullQuotaException;
import org.crosscage.player.RecoveryCode;
import org.crosscage.player.store.Player;
import org.crosscage.player.store.PlayerQuotas;
import org.crosscage.player.store.Recovery;
import org.crosscage.shell.player.CurrentPlayer;
import org.springframework.stereotype.Component;

/// Two browsers become those of one player, by a code.
@Component
record Joining(Recovery recovery, PlayerQuotas quotas, GameService games, CurrentPlayer player) {

    /// The effect that joining by a code would have.
    sealed interface Effect {}

    /// The code is of the browser's own player.
    record Joined() implements Effect {}

    /// Nothing is kept of whoever is at the browser.
    ///
    /// @param there how many games the player has who had the code made
    record Alone(int there) implements Effect {}

    /// Two players would become one.
    ///
    /// @param here how many games the player at the browser has: none where other things are kept
    /// @param there how many the one has who had the code made
    record Together(int here, int there) implements Effect {}

    /// Both players have more than one may have.
    record TooMuch(PlayerQuotas.Usage together) implements Effect {}

    /// @return what joining by a code would do; empty when the code is not there
    Optional<Effect> effect(RecoveryCode code) {
        return recovery.owner(code).map(owner -> {
            var here = player.known().map(Player::id);
            if (here.filter(owner::equals).isPresent()) {
                return new Joined();
            }
            var tooMuch = here.flatMap(who -> quotas.exceeded(who, owner)).map(TooMuch::new);
            if (tooMuch.isPresent()) {
                return tooMuch.get();
            }
            int there = games.lists().count(owner, GameLists.Filter.ALL);
            return here.<Effect>map(who -> new Together(games.lists().count(who, GameLists.Filter.ALL), there))
                    .orElseGet(() -> new Alone(there));
        });
    }

    /// @return whether the code was there
    /// @throws FullQuotaException as for [Recovery#redeem]
    boolean join(RecoveryCode code) {
        boolean done = recovery.redeem(code, player.token());
        player.refresh();
        return done;
    }
}
