package org.crosscage.challenge;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.crosscage.core.kind.Size;
import org.crosscage.game.GameTotals;

/// A finished game as a challenge to friends.
///
/// @param code opens it: 22 URL-safe characters with 128 random bits
/// @param size as drawn
/// @param friends at most [#MOST_FRIENDS], in any order
public record Challenge(String code, String kind, Size size, Entrant challenger, List<Entrant> friends) {

    /// The page is at this address, followed by a slash and the code.
    public static final String ROOT = "challenge";

    /// So many friends may take one up.
    public static final int MOST_FRIENDS = 20;

    public Challenge {
        friends = List.copyOf(friends);
    }

    /// One of those whose games are compared.
    ///
    /// @param game the id of their game of the puzzle
    /// @param player the stored player's number
    /// @param name as they call themselves here; empty where they do not
    public record Entrant(String game, long player, EntrantName name, GameTotals totals) {

        public boolean isFinished() {
            return totals.finished().isPresent();
        }
    }

    /// Without a leading slash.
    public String address() {
        return ROOT + "/" + code;
    }

    public boolean isOf(long player) {
        return challenger.player() == player;
    }

    /// The friend whom a player is here.
    public Optional<Entrant> friend(long player) {
        return friends.stream().filter(each -> each.player() == player).findFirst();
    }

    public boolean isFull() {
        return friends.size() >= MOST_FRIENDS;
    }

    /// The entrants that a player sees: the challenger sees all, a friend the challenger and themselves.
    public Stream<Entrant> seenBy(long player) {
        return Stream.concat(
                Stream.of(challenger), friends.stream().filter(each -> isOf(player) || each.player() == player));
    }
}
