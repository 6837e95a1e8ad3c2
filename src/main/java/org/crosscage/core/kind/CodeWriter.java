package org.crosscage.core.kind;

import java.util.List;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;

/// Packs numbers into the letters that an address may have, six bits a letter, the highest first. [CodeReader] takes
/// them out again in the same order. Three letters at the end are a check on all others.
public final class CodeWriter {

    /// The letters of base64url (RFC 4648), by the number that each stands for.
    public static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

    static final int BITS_A_LETTER = 6;
    static final int CHECK_LETTERS = 3;

    /// A number of any size goes in pieces of so many bits, the lowest first, each with a bit that says whether
    /// another one follows.
    static final int BITS_A_PIECE = 4;

    static final int OPERATION_BITS = 3;

    /// The operations by their numbers in codes, for ever.
    static final List<Operation> OPERATIONS = List.of(
            Operation.EQUAL, Operation.ADD, Operation.SUBTRACT, Operation.MULTIPLY, Operation.DIVIDE, Operation.HIDDEN);

    /// The largest prime that three letters hold, and a factor: any one wrong letter and any two changed for each
    /// other give another check.
    private static final int CHECK_PRIME = 262_139;

    private static final int CHECK_FACTOR = 8_209;

    private final StringBuilder letters = new StringBuilder();
    private int open;
    private int openBits;

    /// @param value 0 … 2^width - 1
    /// @param width 0…63
    public void bits(long value, int width) {
        if (width < 0 || width > Long.SIZE - 1 || value >>> width != 0) {
            throw new IllegalArgumentException(value + " has more than " + width + " bits");
        }
        for (int bit = width - 1; bit >= 0; bit--) {
            open = open << 1 | (int) (value >>> bit & 1);
            if (++openBits == BITS_A_LETTER) {
                letters.append(LETTERS.charAt(open));
                open = 0;
                openBits = 0;
            }
        }
    }

    public void bit(boolean value) {
        bits(value ? 1 : 0, 1);
    }

    /// A number of any size, short for small ones.
    ///
    /// @param value 0 or more
    public void number(long value) {
        if (value < 0) {
            throw new IllegalArgumentException(value + " is negative");
        }
        long rest = value;
        do {
            bits(rest & (1 << BITS_A_PIECE) - 1, BITS_A_PIECE);
            rest >>>= BITS_A_PIECE;
            bit(rest != 0);
        } while (rest != 0);
    }

    /// Whether the digits are others than the usual ones, and then a bit for each of 0…63.
    public void digits(Digits digits, Digits usual) {
        bit(!digits.equals(usual));
        for (int value = 0; value <= Digits.LARGEST && !digits.equals(usual); value++) {
            bit(digits.contains(value));
        }
    }

    public void operation(Operation operation) {
        bits(OPERATIONS.indexOf(operation), OPERATION_BITS);
    }

    /// All that was written, and the check. Afterwards nothing more can be.
    ///
    /// @param before letters that stand before these, on which the check is too
    public String code(String before) {
        while (openBits != 0) {
            bit(false);
        }
        int check = check(before + letters);
        for (int i = CHECK_LETTERS - 1; i >= 0; i--) {
            bits(check >>> i * BITS_A_LETTER & (1 << BITS_A_LETTER) - 1, BITS_A_LETTER);
        }
        return before + letters;
    }

    /// @return 0 … 2^18 - 1
    static int check(CharSequence letters) {
        long check = 1;
        for (int i = 0; i < letters.length(); i++) {
            check = (check * CHECK_FACTOR + letters.charAt(i)) % CHECK_PRIME;
        }
        return (int) check;
    }
}
