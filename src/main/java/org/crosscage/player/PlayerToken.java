package org.crosscage.player;

import java.util.HexFormat;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;

/// The secret that makes a browser one player: 128 random bits, 32 hex digits. The browser keeps it in a cookie;
/// the server stores its hash only, so that a stolen database opens nobody's games.
///
/// @param text 32 lower-case hex digits
public record PlayerToken(String text) implements Comparable<PlayerToken> {

    private static final int BYTES = 16;
    private static final Pattern FORM = Pattern.compile("[0-9a-f]{" + 2 * BYTES + "}");

    /// @throws IllegalArgumentException when the text is not 32 lower-case hex digits
    public PlayerToken {
        if (!FORM.matcher(text).matches()) {
            // the text may be somebody's secret with a typing error: it is not repeated here
            throw new IllegalArgumentException("a player token is 32 lower-case hex digits");
        }
    }

    /// @param random must be fit for secrets, such as a `SecureRandom`
    public static PlayerToken random(RandomGenerator random) {
        var bytes = new byte[BYTES];
        random.nextBytes(bytes);
        return new PlayerToken(HexFormat.of().formatHex(bytes));
    }

    /// Reads what a browser sent; empty when it is no token.
    public static Optional<PlayerToken> parse(String text) {
        return FORM.matcher(text).matches() ? Optional.of(new PlayerToken(text)) : Optional.empty();
    }

    /// SHA-256 of the token's text, 64 hex digits. A plain hash is enough: 128 random bits can not be guessed.
    public String hash() {
        return Sha256.of(text);
    }

    /// By this a map finds one among many whose hash codes somebody made equal.
    @Override
    public int compareTo(PlayerToken other) {
        return text.compareTo(other.text);
    }

    /// Without the secret, so that it never reaches a log.
    @Override
    public String toString() {
        return "PlayerToken[…]";
    }
}
