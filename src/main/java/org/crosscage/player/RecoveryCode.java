package org.crosscage.player;

import java.util.Locale;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// What carries a player to another browser: 95 random bits and a check, as twenty letters and digits that are not
/// mistaken for each other (D. Crockford's base 32: no I, L, O and U). Holding it is being the player, once.
///
/// @param text the twenty characters
public record RecoveryCode(String text) {

    private static final String SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    private static final int RANDOM_SIGNS = 19;
    private static final int GROUP = 4;
    /// A prime, so that one wrong sign is noticed (but Z for 0), and two neighbours that changed places are.
    private static final int MODULUS = 31;

    /// @param random must be fit for secrets
    public static RecoveryCode random(RandomGenerator random) {
        var signs = IntStream.range(0, RANDOM_SIGNS)
                .mapToObj(_ -> String.valueOf(SIGNS.charAt(random.nextInt(SIGNS.length()))))
                .collect(Collectors.joining());
        return new RecoveryCode(signs + check(signs));
    }

    private static char check(String signs) {
        int sum = 0;
        for (int i = 0; i < RANDOM_SIGNS; i++) {
            sum = (sum * 2 + SIGNS.indexOf(signs.charAt(i))) % MODULUS;
        }
        return SIGNS.charAt(sum);
    }

    /// Reads what somebody typed: small letters, blanks and hyphens do not matter, and O is 0, I and L are 1.
    ///
    /// @return empty when it cannot be a code, with a slip in it for example
    public static Optional<RecoveryCode> read(String typed) {
        var signs = typed.toUpperCase(Locale.ROOT)
                .replaceAll("[\\s-]", "")
                .replace('O', '0')
                .replaceAll("[IL]", "1");
        return signs.length() == RANDOM_SIGNS + 1
                        && signs.chars().allMatch(sign -> SIGNS.indexOf(sign) >= 0)
                        && signs.charAt(RANDOM_SIGNS) == check(signs)
                ? Optional.of(new RecoveryCode(signs))
                : Optional.empty();
    }

    /// For reading: five groups with hyphens between.
    public String grouped() {
        return IntStream.range(0, text.length() / GROUP)
                .mapToObj(i -> text.substring(i * GROUP, (i + 1) * GROUP))
                .collect(Collectors.joining("-"));
    }

    public String hash() {
        return Sha256.of(text);
    }

    /// Without the secret, so that it never reaches a log.
    @Override
    public String toString() {
        return "RecoveryCode[…]";
    }
}
