package org.crosscage.store.transfer;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.OffsetDateTime;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/// Counts rows and adds up their SHA-256, so that their order does not matter and a row that is there twice does.
final class RowSum {

    private static final int HASH_BITS = 256;
    private static final int SHOWN_BYTES = 8;

    private final MessageDigest hash = sha256();
    private BigInteger sum = BigInteger.ZERO;
    private long rows;
    private int longest = 1;

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    void add(@Nullable Object... row) {
        int characters = 0;
        for (var value : row) {
            var text = value == null ? null : written(value);
            // the length in front keeps ("a", "bc") and ("ab", "c") apart
            hash.update(((text == null ? "null" : text.length()) + ":").getBytes(StandardCharsets.US_ASCII));
            if (text != null) {
                hash.update(text.getBytes(StandardCharsets.UTF_8));
                characters += text.length();
            }
        }
        sum = sum.add(new BigInteger(1, hash.digest()));
        rows++;
        longest = Math.max(longest, characters);
    }

    /// How many characters the longest row has, at least 1.
    int longest() {
        return longest;
    }

    /// A moment is the same in every time zone.
    private static String written(Object value) {
        return value instanceof OffsetDateTime moment ? moment.toInstant().toString() : value.toString();
    }

    TableContent of(String table) {
        var bytes = BigInteger.ONE
                .shiftLeft(HASH_BITS)
                .or(sum.mod(BigInteger.ONE.shiftLeft(HASH_BITS)))
                .toByteArray();
        return new TableContent(table, rows, HexFormat.of().formatHex(bytes, 1, 1 + SHOWN_BYTES));
    }
}
