package org.crosscage.kind.killer.format;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.Token;

/// The compression of lz-string, as letters in base64: what stands behind the addresses of Sudoku pages. It
/// is LZ78 (Ziv and Lempel 1978), and its codes grow by a bit whenever they need one more; 0 and 1 bring a
/// new character of 8 and of 16 bits, 2 ends the text.
final class LzString {

    /// The longest text that comes out of a code: four Killer Sudokus with every mark there can be. A code
    /// of a few lines can stand for gigabytes.
    static final int LONGEST = 1 << 16;

    private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    private static final int LETTER_BITS = 6;
    private static final int HIGHEST_BIT = 1 << LETTER_BITS - 1;

    private static final int SHORT_CHARACTER = 0;
    private static final int LONG_CHARACTER = 1;
    private static final int END = 2;
    private static final int FIRST_FREE = 3;

    private LzString() {}

    /// The text that a code stands for.
    ///
    /// @throws FormatException when it stands for none or for nothing, or for one longer than [#LONGEST]
    static String decompress(Token code) {
        var text = new Decompression(code).text();
        if (text.isEmpty()) {
            throw code.error(Message.of("link-broken"));
        }
        return text;
    }

    /// The code that lz-string itself makes of a text.
    static String compress(String text) {
        return new Compression().code(text);
    }

    private static int width(int number) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(number);
    }

    /// Each phrase is a piece of the text that has already come out, so that none has to be kept.
    private static final class Decompression {

        private final Token code;
        private char[] text = new char[1024];
        private int length;
        private int[] starts = new int[256];
        private int[] lengths = new int[256];
        private int phrases = FIRST_FREE;
        private int bit;

        Decompression(Token code) {
            this.code = code;
        }

        String text() {
            int last = 0;
            for (int next = bits(width(phrases)); next != END; next = bits(width(phrases))) {
                int start = length;
                if (next == SHORT_CHARACTER || next == LONG_CHARACTER) {
                    requireRoom(1);
                    text[length++] = (char) bits(next == SHORT_CHARACTER ? 8 : 16);
                    add(start, 1);
                } else {
                    append(next, last);
                }
                if (start > 0) {
                    add(last, start - last + 1);
                }
                last = start;
            }
            return new String(text, 0, length);
        }

        /// @param phrase may be the one that it makes with what came last
        private void append(int phrase, int last) {
            if (phrase > phrases || length == 0) {
                throw broken();
            }
            if (phrase == phrases) {
                int repeated = length - last;
                requireRoom(repeated + 1);
                System.arraycopy(text, last, text, length, repeated);
                text[length + repeated] = text[last];
                length += repeated + 1;
            } else {
                requireRoom(lengths[phrase]);
                System.arraycopy(text, starts[phrase], text, length, lengths[phrase]);
                length += lengths[phrase];
            }
        }

        private void requireRoom(int more) {
            if (length + more > LONGEST) {
                throw code.error(Message.of("json-large"));
            }
            if (length + more > text.length) {
                text = Arrays.copyOf(text, Math.min(2 * (length + more), LONGEST));
            }
        }

        private void add(int start, int length) {
            if (phrases == starts.length) {
                starts = Arrays.copyOf(starts, 2 * phrases);
                lengths = Arrays.copyOf(lengths, 2 * phrases);
            }
            starts[phrases] = start;
            lengths[phrases++] = length;
        }

        /// The lowest comes first, in each letter from its highest down.
        private int bits(int count) {
            int bits = 0;
            for (int i = 0; i < count; i++) {
                int at = bit / LETTER_BITS;
                int letter =
                        at < code.text().length() ? LETTERS.indexOf(code.text().charAt(at)) : -1;
                if (letter < 0) {
                    throw broken();
                }
                if ((letter & HIGHEST_BIT >> bit % LETTER_BITS) != 0) {
                    bits |= 1 << i;
                }
                bit++;
            }
            return bits;
        }

        private FormatException broken() {
            return code.error(Message.of("link-broken"));
        }
    }

    private static final class Compression {

        private final StringBuilder code = new StringBuilder();
        private final Map<String, Integer> phrases = new HashMap<>();
        private final Set<String> newCharacters = new HashSet<>();

        /// The largest code that can come next: the reader hears of a character later than the writer.
        private int largest = END;

        private int letter;
        private int bits;

        String code(String text) {
            var phrase = "";
            for (int i = 0; i < text.length(); i++) {
                var character = text.substring(i, i + 1);
                if (!phrases.containsKey(character)) {
                    add(character);
                    newCharacters.add(character);
                }
                var longer = phrase + character;
                if (phrases.containsKey(longer)) {
                    phrase = longer;
                } else {
                    write(phrase);
                    add(longer);
                    phrase = character;
                }
            }
            if (!phrase.isEmpty()) {
                write(phrase);
            }
            write(END, width(largest));
            do {
                write(0, 1);
            } while (bits > 0);
            return code.append("=".repeat(-code.length() & 3)).toString();
        }

        private void add(String phrase) {
            phrases.put(phrase, FIRST_FREE + phrases.size());
        }

        private void write(String phrase) {
            if (newCharacters.remove(phrase)) {
                boolean isShort = phrase.charAt(0) < 256;
                write(isShort ? SHORT_CHARACTER : LONG_CHARACTER, width(largest));
                write(phrase.charAt(0), isShort ? 8 : 16);
                largest++;
            } else {
                write(Objects.requireNonNull(phrases.get(phrase)), width(largest));
            }
            largest++;
        }

        private void write(int number, int count) {
            for (int i = 0; i < count; i++) {
                letter = letter << 1 | number >> i & 1;
                if (++bits == LETTER_BITS) {
                    code.append(LETTERS.charAt(letter));
                    letter = 0;
                    bits = 0;
                }
            }
        }
    }
}
