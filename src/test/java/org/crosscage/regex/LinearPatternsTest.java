package org.crosscage.regex;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.crosscage.Sweep;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// No pattern of the game goes back over its text: for texts that fit at length and fail at their end, twice the length
/// takes twice the work. Work is how often a pattern looks at a character, so that no clock is needed.
class LinearPatternsTest {

    private static final int SHORT = 200;
    private static final int LONG = 4_000;
    /// So many pieces overflow so small a stack, in bytes, if each takes a call.
    private static final int DEEP = 1_000;

    private static final int STACK = 32 << 10;

    /// Where a pattern is made of what is not constant, and such patterns.
    private static final Map<String, List<String>> MADE = Map.of(
            "PuzzleOrder#options", List.of("-(bands|sum)=(.*?)(?=-(?:bands|sum)=|$)"),
            "SketchLines#number", List.of("[0-9]{1,18}"),
            "Variants$Variant#of", List.of("/"));

    private record Tried(String regex, int flags, boolean anywhere) {}

    static Stream<Tried> patterns() {
        return Stream.concat(
                        PatternUse.all().stream()
                                .filter(use -> use.regex().isPresent())
                                .map(use -> new Tried(use.regex().get(), use.flags(), use.anywhere())),
                        MADE.values().stream().flatMap(List::stream).map(regex -> new Tried(regex, 0, true)))
                .distinct();
    }

    @Test
    void patternsThatAreNoConstantsAreListed() {
        var made = new TreeSet<String>();
        var kept = new TreeSet<String>();
        PatternUse.all().forEach(use -> (use.regex().isEmpty() ? made : kept).add(use.place()));
        made.removeAll(kept);
        assertThat(made).isEqualTo(new TreeSet<>(MADE.keySet()));
    }

    /// One that calls itself for each part of a text ends with an error on a long one.
    @ParameterizedTest
    @MethodSource("patterns")
    void aLongTextNeedsNoDeepStack(Tried tried) throws InterruptedException {
        var regex = new Regex(tried.regex);
        var failures = new ArrayList<Throwable>();
        var thread = new Thread(
                null,
                () -> {
                    for (var frame : regex.frames()) {
                        for (var piece : Sweep.of(List.copyOf(regex.pieces()), 4, tried.regex)) {
                            work(
                                    Pattern.compile(tried.regex, tried.flags),
                                    tried.anywhere,
                                    frame.before() + piece.repeat(DEEP));
                        }
                    }
                },
                "deep",
                STACK);
        thread.setUncaughtExceptionHandler((_, failure) -> failures.add(failure));
        thread.start();
        thread.join();
        assertThat(failures).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("patterns")
    void twiceTheTextTakesTwiceTheWork(Tried tried) {
        var pattern = Pattern.compile(tried.regex, tried.flags);
        var regex = new Regex(tried.regex);
        var pieces = new ArrayList<>(regex.pieces());
        pieces.addAll(Sweep.of(regex.pairs(), 10, tried.regex));
        for (var frame : regex.frames()) {
            for (var piece : pieces) {
                for (var end : List.of("\u0001", " \u0001", frame.after() + " \u0001")) {
                    requireLinear(pattern, tried.anywhere, frame.before(), piece, end);
                }
                for (var end : regex.refused()) {
                    requireLinear(pattern, tried.anywhere, frame.before(), piece, end + "b\u0001");
                }
            }
        }
    }

    private static void requireLinear(Pattern pattern, boolean anywhere, String start, String piece, String end) {
        if (grows(pattern, anywhere, start, piece, end, SHORT) > 2
                && grows(pattern, anywhere, start, piece, end, LONG) > 2.05) {
            throw new AssertionError("%s takes more than twice as long for twice the text: %s, then %s often, then %s"
                    .formatted(pattern, quoted(start), quoted(piece), quoted(end)));
        }
    }

    private static String quoted(String text) {
        return '"' + text.replace("\u0001", "\\u0001").replace("\n", "\\n") + '"';
    }

    private static double grows(Pattern pattern, boolean anywhere, String start, String piece, String end, int length) {
        int times = Math.ceilDiv(length, piece.length());
        long once = work(pattern, anywhere, start + piece.repeat(times) + end);
        long twice = work(pattern, anywhere, start + piece.repeat(2 * times) + end);
        return (double) twice / Math.max(1, once);
    }

    private static long work(Pattern pattern, boolean anywhere, String text) {
        var counted = new CountedText(text);
        var matcher = pattern.matcher(counted);
        if (anywhere) {
            while (matcher.find()) {
                // goes on behind each
            }
        } else {
            matcher.matches();
        }
        return counted.looks;
    }

    /// Counts how often somebody looks at a character.
    private static final class CountedText implements CharSequence {

        private static final long MOST = 200_000_000;

        private final String text;
        private long looks;

        CountedText(String text) {
            this.text = text;
        }

        @Override
        public int length() {
            return text.length();
        }

        @Override
        public char charAt(int index) {
            if (++looks > MOST) {
                throw new AssertionError("without end on " + text.substring(0, 40));
            }
            return text.charAt(index);
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            return text.subSequence(start, end);
        }

        @Override
        public String toString() {
            return text;
        }
    }
}
