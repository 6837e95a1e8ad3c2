package org.crosscage.sets;

import java.util.Base64;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import org.crosscage.player.Sha256;

/// What opens a set, as its maker or as one who plays it: 128 random bits in 22 URL-safe characters.
public record SetCode(String written) {

    private static final int BYTES = 16;
    private static final Pattern FORM = Pattern.compile("[A-Za-z0-9_-]{22}");

    /// @param random must be fit for secrets
    public static SetCode random(RandomGenerator random) {
        var bytes = new byte[BYTES];
        random.nextBytes(bytes);
        return new SetCode(Base64.getUrlEncoder().withoutPadding().encodeToString(bytes));
    }

    /// Whether a text out of an address can be a code at all.
    public static boolean isCode(String text) {
        return FORM.matcher(text).matches();
    }

    public static String hash(String written) {
        return Sha256.of(written);
    }

    /// Keeps a secret out of logs.
    @Override
    public String toString() {
        return "SetCode";
    }
}
