package org.crosscage.core.kind;

import java.util.Optional;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;

/// Takes numbers out of a code that [CodeWriter] made.
public final class CodeReader {

    private final Token code;
    private final int end;
    private int at;
    private int open;
    private int openBits;

    /// @param code with its check
    /// @param start how many letters stand before those that numbers are packed into
    /// @throws FormatException when the check says that a letter is wrong or missing
    public CodeReader(Token code, int start) {
        this.code = code;
        this.at = start;
        this.end = code.text().length() - CodeWriter.CHECK_LETTERS;
        if (end < start || !isWhole()) {
            throw broken();
        }
    }

    private boolean isWhole() {
        int check = 0;
        for (char letter : code.text().substring(end).toCharArray()) {
            check = check << CodeWriter.BITS_A_LETTER | CodeWriter.LETTERS.indexOf(letter);
        }
        return check == CodeWriter.check(code.text().substring(0, end));
    }

    /// What is said of a code that nobody can have made.
    public FormatException broken() {
        return code.error(Message.of("link-broken"));
    }

    /// Where the code stands.
    public Token place() {
        return code;
    }

    /// @param width 0…63
    /// @throws FormatException when the code ends before
    public long bits(int width) {
        long value = 0;
        for (int i = 0; i < width; i++) {
            if (openBits == 0) {
                open = at < end ? CodeWriter.LETTERS.indexOf(code.text().charAt(at++)) : -1;
                openBits = CodeWriter.BITS_A_LETTER;
                if (open < 0) {
                    throw broken();
                }
            }
            value = value << 1 | open >>> --openBits & 1;
        }
        return value;
    }

    public boolean bit() {
        return bits(1) != 0;
    }

    /// A number that [CodeWriter#number] wrote.
    ///
    /// @throws FormatException when it has more than 63 bits
    public long number() {
        long value = 0;
        for (int shift = 0; ; shift += CodeWriter.BITS_A_PIECE) {
            long piece = bits(CodeWriter.BITS_A_PIECE);
            if (shift >= Long.SIZE - CodeWriter.BITS_A_PIECE && piece >>> Long.SIZE - 1 - shift != 0) {
                throw broken();
            }
            value |= piece << shift;
            if (!bit()) {
                return value;
            }
            if (shift >= Long.SIZE - CodeWriter.BITS_A_PIECE) {
                throw broken();
            }
        }
    }

    /// Digits that [CodeWriter#digits] wrote; empty for the usual ones.
    public Optional<Digits> digits() {
        if (!bit()) {
            return Optional.empty();
        }
        var digits = Digits.NONE;
        for (int value = 0; value <= Digits.LARGEST; value++) {
            digits = bit() ? digits.with(value) : digits;
        }
        return Optional.of(digits);
    }

    /// @throws FormatException when no operation has this number
    public Operation operation() {
        int number = (int) bits(CodeWriter.OPERATION_BITS);
        if (number >= CodeWriter.OPERATIONS.size()) {
            throw broken();
        }
        return CodeWriter.OPERATIONS.get(number);
    }

    /// @throws FormatException when more stands here than what was read
    public void requireEnd() {
        if (at < end || bits(openBits) != 0) {
            throw broken();
        }
    }
}
