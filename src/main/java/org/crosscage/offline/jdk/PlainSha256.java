package org.crosscage.offline.jdk;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/// `org.crosscage.player.Sha256`, for the JDK's digests are not there: SHA-256 as FIPS 180-4 has it,
/// sections 5.1.1, 5.3.3 and 6.2.2.
public final class PlainSha256 {

    private static final int BLOCK = 64;
    private static final int ROUNDS = 64;
    private static final int LENGTH_BYTES = 8;

    /// The first 32 bits of the fractions of the cube roots of the first 64 primes.
    private static final int[] K = {
        0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
        0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
        0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
        0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
        0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
        0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
        0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
        0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2
    };

    private final int[] hash = {
        0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19
    };

    private PlainSha256() {}

    /// 64 lower-case hex digits.
    public static String of(String text) {
        var sha = new PlainSha256();
        var message = padded(text.getBytes(StandardCharsets.UTF_8));
        for (int start = 0; start < message.length; start += BLOCK) {
            sha.add(message, start);
        }
        var digits = new StringBuilder();
        for (int word : sha.hash) {
            for (int shift = 28; shift >= 0; shift -= 4) {
                digits.append(Character.forDigit(word >>> shift & 0xf, 16));
            }
        }
        return digits.toString();
    }

    private static byte[] padded(byte[] bytes) {
        int blocks = (bytes.length + LENGTH_BYTES) / BLOCK + 1;
        var padded = Arrays.copyOf(bytes, blocks * BLOCK);
        padded[bytes.length] = (byte) 0x80;
        long bits = bytes.length * 8L;
        for (int i = 1; i <= LENGTH_BYTES; i++) {
            padded[padded.length - i] = (byte) bits;
            bits >>>= 8;
        }
        return padded;
    }

    private void add(byte[] message, int start) {
        int[] w = new int[ROUNDS];
        for (int t = 0; t < 16; t++) {
            int at = start + 4 * t;
            w[t] = (message[at] & 0xff) << 24
                    | (message[at + 1] & 0xff) << 16
                    | (message[at + 2] & 0xff) << 8
                    | message[at + 3] & 0xff;
        }
        for (int t = 16; t < ROUNDS; t++) {
            int s0 = rotated(w[t - 15], 7) ^ rotated(w[t - 15], 18) ^ w[t - 15] >>> 3;
            int s1 = rotated(w[t - 2], 17) ^ rotated(w[t - 2], 19) ^ w[t - 2] >>> 10;
            w[t] = s1 + w[t - 7] + s0 + w[t - 16];
        }
        int[] h = hash.clone();
        for (int t = 0; t < ROUNDS; t++) {
            int a = h[0];
            int e = h[4];
            int t1 = h[7] + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + (e & h[5] ^ ~e & h[6]) + K[t] + w[t];
            int t2 = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + (a & h[1] ^ a & h[2] ^ h[1] & h[2]);
            System.arraycopy(h, 0, h, 1, 7);
            h[4] += t1;
            h[0] = t1 + t2;
        }
        for (int i = 0; i < h.length; i++) {
            hash[i] += h[i];
        }
    }

    private static int rotated(int word, int right) {
        return word >>> right | word << 32 - right;
    }
}
