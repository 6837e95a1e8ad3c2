package org.crosscage.offline.jdk;

import java.util.random.RandomGenerator;

/// `java.util.SplittableRandom` as far as it is used, with the same numbers: David Stafford's variants 13
/// and 4 of the mixing function of MurmurHash3 over a Weyl sequence, as G. L. Steele, D. Lea and C. H.
/// Flood, "Fast splittable pseudorandom number generators" (OOPSLA 2014), have it.
public final class SplittableRandom implements RandomGenerator {

    private static final long GOLDEN_GAMMA = 0x9e3779b97f4a7c15L;

    private long seed;

    public SplittableRandom(long seed) {
        this.seed = seed;
    }

    private long nextSeed() {
        seed += GOLDEN_GAMMA;
        return seed;
    }

    @Override
    public long nextLong() {
        long z = nextSeed();
        z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
        z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
        return z ^ (z >>> 31);
    }

    @Override
    public int nextInt() {
        long z = nextSeed();
        z = (z ^ (z >>> 33)) * 0x62a9d9ed799705f5L;
        return (int) (((z ^ (z >>> 28)) * 0xcb24d0a5c88c35b3L) >>> 32);
    }

    @Override
    public int nextInt(int bound) {
        int r = nextInt();
        int m = bound - 1;
        if ((bound & m) == 0) {
            return r & m;
        }
        int u = r >>> 1;
        r = u % bound;
        while (u + m - r < 0) {
            u = nextInt() >>> 1;
            r = u % bound;
        }
        return r;
    }

    @Override
    public double nextDouble() {
        return (nextLong() >>> 11) * 0x1.0p-53;
    }
}
