package org.crosscage.core.search;

import java.util.List;
import java.util.Optional;

/// Something about a solver that can be set: the size of a population, say. It describes itself, so that lists,
/// forms and the command line offer it without knowing the solver; the values that are set are [Settings].
///
/// ```java
/// static final Parameter<Integer> POPULATION = Parameter.whole("population", 20, 1, 10_000);
///
/// int population = context.settings().get(POPULATION);
/// ```
///
/// @param <T> what a value is
/// @param id the parameter's name on the command line and in texts; the same name means the same in every solver.
///     Lower case with hyphens, such as `local-steps`
/// @param range the values allowed
/// @param usual the value when nothing is set
/// @param paper the value of the paper that the solver is from; empty where it names none, or where there is none
public record Parameter<T>(String id, Range<T> range, T usual, Optional<T> paper) {

    public Parameter {
        if (!id.matches("[a-z][a-z0-9-]*")) {
            throw new IllegalArgumentException("'" + id + "' is not a name for a parameter");
        }
        if (!range.allows(usual) || !paper.map(range::allows).orElse(true)) {
            throw new IllegalArgumentException(
                    "the parameter '" + id + "' is in " + range + ", not " + usual + " or " + paper);
        }
    }

    public static Parameter<Integer> whole(String id, int usual, int least, int most) {
        return new Parameter<>(id, new Range.Whole(least, most), usual, Optional.empty());
    }

    public static Parameter<Double> real(String id, double usual, double least, double most) {
        return new Parameter<>(id, new Range.Real(least, most), usual, Optional.empty());
    }

    public static Parameter<String> choice(String id, String usual, List<String> words) {
        return new Parameter<>(id, new Range.Choice(words), usual, Optional.empty());
    }

    public static Parameter<String> text(String id, String usual, Range.Text range) {
        return new Parameter<>(id, range, usual, Optional.empty());
    }

    public static Parameter<Boolean> toggle(String id, boolean usual) {
        return new Parameter<>(id, new Range.Toggle(), usual, Optional.empty());
    }

    /// The same with the value that the paper names.
    public Parameter<T> withPaper(T value) {
        return new Parameter<>(id, range, usual, Optional.of(value));
    }

    /// The key of the words that say what it means.
    public String meaning() {
        return "solvers.parameter." + id;
    }

    /// The usual value as text.
    public String usualText() {
        return range.text(usual);
    }

    /// The paper's value as text.
    public Optional<String> paperText() {
        return paper.map(range::text);
    }

    /// The value that a text names.
    ///
    /// @throws IllegalArgumentException when it names none, or one outside of the range; where the range knows more
    ///     of it, its cause is an [UnreadableException]
    public T parse(String text) {
        T value;
        try {
            value = range.parse(text.strip());
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(notAllowed(text), e);
        }
        return allowed(value);
    }

    /// @throws IllegalArgumentException when the value is outside of the range
    T allowed(T value) {
        if (!range.allows(value)) {
            throw new IllegalArgumentException(notAllowed(range.text(value)));
        }
        return value;
    }

    private String notAllowed(String text) {
        return "the parameter '" + id + "' is in " + range + ", not '" + text + "'";
    }
}
