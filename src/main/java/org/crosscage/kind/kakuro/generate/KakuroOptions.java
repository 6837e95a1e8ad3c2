package org.crosscage.kind.kakuro.generate;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SequencedMap;
import java.util.stream.IntStream;
import org.crosscage.core.kind.GeneratorOption;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.OptionException;
import org.crosscage.core.kind.Size;
import org.crosscage.core.kind.Token;
import org.crosscage.core.model.Shape;
import org.crosscage.kind.kakuro.rules.Symmetry;

/// What can be asked of a Kakuro's pattern.
///
/// @param density white places without clue row and clue column, in percent; empty for what chance gives
/// @param longestRun 3…9
/// @param shortestRun 1 or 2; 1 only allows runs of one cell, which are legal but say their digit outright
/// @param pattern exactly this one; then nothing else counts
public record KakuroOptions(
        Symmetry symmetry, OptionalInt density, int longestRun, int shortestRun, Optional<Shape> pattern) {

    public static final List<GeneratorOption> OPTIONS = List.of(
            GeneratorOption.of("symmetry"),
            GeneratorOption.of("density"),
            GeneratorOption.of("longest-run"),
            GeneratorOption.of("shortest-run"),
            new GeneratorOption("pattern", true));
    static final KakuroOptions NONE = of(Map.of());

    private static final int LEAST_DENSITY = 45;
    private static final int MOST_DENSITY = 80;
    private static final int DENSITY_STEP = 5;
    private static final int SHORTEST = 3;
    private static final int LONGEST = 9;
    private static final int USUALLY_SHORTEST = 2;

    /// How a pattern looks like itself.
    enum Symmetry {
        /// After half a turn.
        POINT,
        /// Left and right.
        MIRROR,
        NONE
    }

    /// All but the pattern, which is a file, and the shortest run, which hardly anybody wants otherwise.
    public static SequencedMap<String, List<String>> offered(Size size) {
        int longest = Math.min(LONGEST, Math.max(size.rows(), size.columns()) - 1);
        var offered = new LinkedHashMap<String, List<String>>();
        offered.put("symmetry", List.of("mirror", "none"));
        offered.put("density", numbers(LEAST_DENSITY, MOST_DENSITY, DENSITY_STEP));
        offered.put("longest-run", numbers(SHORTEST + 1, longest - 1, 1));
        return Collections.unmodifiableSequencedMap(offered);
    }

    private static List<String> numbers(int least, int most, int step) {
        return IntStream.iterate(least, n -> n <= most, n -> n + step)
                .mapToObj(Integer::toString)
                .toList();
    }

    /// @throws OptionException as [org.crosscage.core.kind.PuzzleKind#drafts(Map)]
    public static KakuroOptions of(Map<String, String> options) {
        OptionException.requireKnown(options, OPTIONS);
        var pattern = Optional.ofNullable(options.get("pattern")).map(WrittenPattern::shape);
        if (pattern.isPresent() && options.size() > 1) {
            var other = OPTIONS.stream()
                    .map(GeneratorOption::name)
                    .filter(options::containsKey)
                    .findFirst()
                    .orElseThrow();
            throw new OptionException(other, Objects.requireNonNull(options.get(other)), Message.of("beside-pattern"));
        }
        return new KakuroOptions(
                symmetry(options.getOrDefault("symmetry", "point")),
                number(options, "density", LEAST_DENSITY, MOST_DENSITY),
                number(options, "longest-run", SHORTEST, LONGEST).orElse(LONGEST),
                number(options, "shortest-run", 1, USUALLY_SHORTEST).orElse(USUALLY_SHORTEST),
                pattern);
    }

    private static Symmetry symmetry(String typed) {
        return List.of(Symmetry.values()).stream()
                .filter(symmetry -> symmetry.name().toLowerCase(Locale.ROOT).equals(typed))
                .findFirst()
                .orElseThrow(() -> new OptionException(
                        "symmetry", typed, Message.of("none-of").naming("expected", "point, mirror, none")));
    }

    private static OptionalInt number(Map<String, String> options, String name, int least, int most) {
        var typed = options.get(name);
        if (typed == null) {
            return OptionalInt.empty();
        }
        var number = new Token(1, 1, typed).number(least, most);
        if (number.isEmpty()) {
            throw new OptionException(
                    name,
                    typed,
                    Message.of("no-number-between").naming("least", least).naming("most", most));
        }
        return number;
    }
}
