package org.crosscage.cli.input;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.stream.IntStream;

/// The text of a file's bytes, as pages read it too (`file-text.ts`): UTF-16 where the file begins so or every second
/// byte is 0, UTF-8 where it can be that, and else Windows-1252, which has the letters of Latin-1.
final class FileText {

    private static final Charset WINDOWS = Charset.forName("windows-1252");

    /// So many bytes tell whether every second one is 0.
    private static final int LOOK = 1000;

    private FileText() {}

    /// @throws CharacterCodingException when these are the bytes of no text
    static String of(byte... bytes) throws CharacterCodingException {
        if (begins(bytes, 0xFF, 0xFE) || !begins(bytes, 0xFE, 0xFF) && isZero(bytes, 1)) {
            return decoded(bytes, StandardCharsets.UTF_16LE);
        }
        if (begins(bytes, 0xFE, 0xFF) || isZero(bytes, 0)) {
            return decoded(bytes, StandardCharsets.UTF_16BE);
        }
        try {
            return decoded(bytes, StandardCharsets.UTF_8);
        } catch (CharacterCodingException e) {
            if (IntStream.range(0, bytes.length).anyMatch(i -> bytes[i] == 0)) {
                throw e;
            }
            return new String(bytes, WINDOWS);
        }
    }

    private static String decoded(byte[] bytes, Charset charset) throws CharacterCodingException {
        return charset.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    }

    private static boolean begins(byte[] bytes, int first, int second) {
        return bytes.length > 1 && Byte.toUnsignedInt(bytes[0]) == first && Byte.toUnsignedInt(bytes[1]) == second;
    }

    /// Whether most bytes at even or odd places are 0, and none at the others.
    private static boolean isZero(byte[] bytes, int from) {
        int pairs = Math.min(bytes.length, LOOK) / 2;
        long zeros = IntStream.range(0, pairs)
                .filter(pair -> bytes[2 * pair + from] == 0)
                .count();
        return 2 * zeros > pairs && IntStream.range(0, pairs).noneMatch(pair -> bytes[2 * pair + 1 - from] == 0);
    }
}
