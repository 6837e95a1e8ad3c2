package org.crosscage;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Values drawn at random, the same ones for the same seed. One number in ten is at an end of its range, where mistakes
/// are made, and one list, set or text in ten is as short as it may be.
public final class Samples {

    private final SplittableRandom random;

    public Samples(long seed) {
        this.random = new SplittableRandom(seed);
    }

    /// @param least included
    /// @param most included
    public long number(long least, long most) {
        return switch (random.nextInt(20)) {
            case 0 -> least;
            case 1 -> most;
            default -> between(least, most);
        };
    }

    /// @param least included
    /// @param most included
    public int number(int least, int most) {
        return (int) number((long) least, (long) most);
    }

    /// Small ones and large ones of either sign, and with as many bits as any.
    public long number() {
        return number(Long.MIN_VALUE, Long.MAX_VALUE) >> random.nextInt(Long.SIZE);
    }

    /// @param least included
    /// @param most included
    public double fraction(double least, double most) {
        return switch (random.nextInt(20)) {
            case 0 -> least;
            case 1 -> most;
            default -> least + random.nextDouble() * (most - least);
        };
    }

    public boolean flag() {
        return random.nextBoolean();
    }

    /// Each as often as the others.
    public <T> T oneOf(List<T> values) {
        return values.get(random.nextInt(values.size()));
    }

    /// One way to draw, each as often as the others.
    @SafeVarargs
    public final <T> T oneOf(Supplier<? extends T>... ways) {
        return ways[random.nextInt(ways.length)].get();
    }

    /// @param least how many at least
    /// @param most how many at most
    public <T> List<T> list(int least, int most, Supplier<? extends T> each) {
        return Stream.<T>generate(each).limit(length(least, most)).toList();
    }

    /// A list in which no two have the same key; it may be shorter than another one, but not empty.
    ///
    /// @param most how many at most
    public <T> List<T> distinct(int most, Supplier<? extends T> each, Function<T, Object> key) {
        var keys = new HashSet<>();
        List<T> all = list(1, most, each);
        return all.stream().filter(one -> keys.add(key.apply(one))).toList();
    }

    /// @param most how many at most
    public <T> Set<T> set(int most, Supplier<? extends T> each) {
        return new LinkedHashSet<>(list(0, most, each));
    }

    /// @param most how many at most
    public <T> Map<String, T> map(int most, Supplier<? extends T> each) {
        var map = new HashMap<String, T>();
        list(0, most, this::text).forEach(key -> map.put(key, each.get()));
        return map;
    }

    /// A text of these characters.
    ///
    /// @param most how many at most
    public String text(String characters, int most) {
        return list(0, most, () -> characters.charAt(random.nextInt(characters.length()))).stream()
                .map(String::valueOf)
                .collect(Collectors.joining());
    }

    /// A text of whatever characters Unicode has: half of them ASCII, none a half of a pair.
    public String text() {
        return list(0, 255, this::codePoint).stream().map(Character::toString).collect(Collectors.joining());
    }

    private int codePoint() {
        int point = oneOf(
                () -> number(0, 0x7f),
                () -> number(0, 0x7f),
                () -> number(0, 0xffff),
                () -> number(0, Character.MAX_CODE_POINT));
        return Character.MIN_SURROGATE <= point && point <= Character.MAX_SURROGATE ? ' ' : point;
    }

    private int length(int least, int most) {
        return random.nextInt(10) == 0 ? least : (int) between(least, most);
    }

    private long between(long least, long most) {
        return most == Long.MAX_VALUE
                ? least == Long.MIN_VALUE ? random.nextLong() : random.nextLong(least - 1, most) + 1
                : random.nextLong(least, most + 1);
    }
}
