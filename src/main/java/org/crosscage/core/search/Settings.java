package org.crosscage.core.search;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The values of a solver's [parameters][Parameter], as far as they are set. Immutable; the texts by which it is
/// kept can be written down and read again.
///
/// ```java
/// var settings = Settings.USUAL.with(HybridSolver.TIER, 0);
/// ```
public final class Settings {

    /// Nothing is set: every parameter has its usual value.
    public static final Settings USUAL = new Settings(Map.of());

    private final Map<String, String> texts;

    private Settings(Map<String, String> texts) {
        this.texts = Map.copyOf(texts);
    }

    /// The values that texts name.
    ///
    /// @param parameters those that there are
    /// @param texts by the parameter's id
    /// @throws IllegalArgumentException when there is no such parameter, or a text does not name one of its values
    public static Settings of(List<Parameter<?>> parameters, Map<String, String> texts) {
        texts.forEach((id, text) -> parameters.stream()
                .filter(parameter -> parameter.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no parameter '" + id + "', maybe "
                        + parameters.stream().map(Parameter::id).collect(Collectors.joining(", "))))
                .parse(text));
        return new Settings(texts);
    }

    /// @throws IllegalArgumentException when the value is outside of the parameter's range
    public <T> Settings with(Parameter<T> parameter, T value) {
        var more = new TreeMap<>(texts);
        more.put(parameter.id(), parameter.range().text(parameter.allowed(value)));
        return new Settings(more);
    }

    /// The value that is set, or the usual one.
    public <T> T get(Parameter<T> parameter) {
        var text = texts.get(parameter.id());
        return text == null ? parameter.usual() : parameter.parse(text);
    }

    /// What is set, by the parameter's id, in order.
    public Map<String, String> texts() {
        return new TreeMap<>(texts);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Settings settings && texts.equals(settings.texts);
    }

    @Override
    public int hashCode() {
        return texts.hashCode();
    }

    @Override
    public String toString() {
        return texts().toString();
    }
}
