package org.crosscage.player;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Something that a player can choose: a line of the table in [Preferences].
///
/// @param id under which a choice is stored, shown in the settings and exported
/// @param byDefault what holds until a player chooses
/// @param values those among which a player chooses; none where they are too many to list
/// @param written a value as it is stored
/// @param read a stored value; empty when there is none of this text
/// @param onBoard what the board hears of it; empty when it is nothing to the board
/// @param <T> its values
public record Preference<T>(
        String id,
        T byDefault,
        List<T> values,
        Function<T, String> written,
        Function<String, Optional<T>> read,
        Optional<OnBoard<T>> onBoard) {

    /// What the board hears of a choice.
    ///
    /// @param name what the board calls it
    /// @param value a boolean or a word
    public record OnBoard<T>(String name, Function<T, Object> value) {}

    static Preference<Boolean> yesOrNo(String id, boolean byDefault) {
        return new Preference<>(
                id,
                byDefault,
                List.of(true, false),
                on -> on ? "yes" : "no",
                text -> Stream.of(true, false)
                        .filter(on -> text.equals(on ? "yes" : "no"))
                        .findFirst(),
                Optional.empty());
    }

    static <E extends Enum<E>> Preference<E> oneOf(String id, E byDefault) {
        return new Preference<>(
                id,
                byDefault,
                List.of(byDefault.getDeclaringClass().getEnumConstants()),
                Preference::word,
                text -> Stream.of(byDefault.getDeclaringClass().getEnumConstants())
                        .filter(value -> word(value).equals(text))
                        .findFirst(),
                Optional.empty());
    }

    /// @param known the words that there are
    static Preference<Set<String>> words(String id, Supplier<Set<String>> known) {
        return new Preference<>(
                id,
                Set.of(),
                List.of(),
                words -> String.join(" ", new TreeSet<>(words)),
                text -> Optional.of(Stream.of(text.split(" "))
                        .filter(known.get()::contains)
                        .collect(Collectors.toUnmodifiableSet())),
                Optional.empty());
    }

    /// A constant as it is stored, and as keys of messages name it.
    public static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// The board hears of this choice as it is.
    Preference<T> onBoard(String name) {
        return onBoard(name, value -> value instanceof Enum<?> constant ? word(constant) : value);
    }

    Preference<T> onBoard(String name, Function<T, Object> value) {
        return new Preference<>(id, byDefault, values, written, read, Optional.of(new OnBoard<>(name, value)));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Preference<?> preference && id.equals(preference.id);
    }

    @Override
    public int hashCode() {
        return id.hashCode();
    }

    @Override
    public String toString() {
        return id;
    }
}
