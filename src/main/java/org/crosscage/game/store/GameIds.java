package org.crosscage.game.store;

import java.util.Base64;
import java.util.HexFormat;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.crosscage.player.Sha256;

/// The names of games: 128 random bits in 22 URL-safe characters, so that nobody guesses another one's.
public final class GameIds {

    private static final int BYTES = 16;
    private static final Pattern FORM = Pattern.compile("[A-Za-z0-9_-]{22}");

    private GameIds() {}

    /// @param random must be fit for secrets
    public static String random(RandomGenerator random) {
        var bytes = new byte[BYTES];
        random.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /// The id of a player's own game that comes from elsewhere: each time the same, so that what is sent again
    /// is found again.
    ///
    /// @param name tells the game there: its id on a device where that is another player's here, or what a file
    ///     says of it
    static String derived(long player, String name) {
        var bytes = HexFormat.of().parseHex(Sha256.of(player + " " + name), 0, 2 * BYTES);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /// The ids under which a player's own game may be that a device knows by an id.
    static Stream<String> own(long player, String id) {
        return Stream.of(id, derived(player, id));
    }

    /// Whether a text out of an address can be a game's id at all.
    public static boolean isId(String text) {
        return FORM.matcher(text).matches();
    }
}
