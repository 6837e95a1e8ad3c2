package org.crosscage.core.search;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/// The values that a [Parameter] may have. Its text form is in signs and needs no translation: `1…1000`,
/// `0.0…1.0`, `on | off`.
///
/// @param <T> what a value is
public sealed interface Range<T> {

    boolean allows(T value);

    /// The value that a text names, allowed or not.
    ///
    /// @throws IllegalArgumentException when it names none
    T parse(String text);

    /// The text that names a value, the reverse of [#parse].
    default String text(T value) {
        return value.toString();
    }

    /// Whole numbers.
    record Whole(int least, int most) implements Range<Integer> {

        @Override
        public boolean allows(Integer value) {
            return least <= value && value <= most;
        }

        @Override
        public Integer parse(String text) {
            return Integer.valueOf(text);
        }

        @Override
        public String toString() {
            return least + "…" + most;
        }
    }

    /// Numbers.
    record Real(double least, double most) implements Range<Double> {

        @Override
        public boolean allows(Double value) {
            return least <= value && value <= most;
        }

        @Override
        public Double parse(String text) {
            return Double.valueOf(text);
        }

        @Override
        public String toString() {
            return least + "…" + most;
        }
    }

    /// Some words.
    record Choice(List<String> words) implements Range<String> {

        public Choice {
            words = List.copyOf(words);
        }

        @Override
        public boolean allows(String value) {
            return words.contains(value);
        }

        @Override
        public String parse(String text) {
            return text;
        }

        @Override
        public String toString() {
            return String.join(" | ", words);
        }
    }

    /// Texts of a form of their own, such as expressions.
    ///
    /// @param form what they are, in signs
    /// @param check throws [UnreadableException] where a text is none of them
    record Text(String form, Consumer<String> check) implements Range<String> {

        @Override
        public boolean allows(String value) {
            try {
                check.accept(value);
                return true;
            } catch (UnreadableException e) {
                return false;
            }
        }

        @Override
        public String parse(String text) {
            check.accept(text);
            return text;
        }

        @Override
        public String toString() {
            return form;
        }
    }

    /// On or off.
    record Toggle() implements Range<Boolean> {

        private static final String ON = "on";
        private static final String OFF = "off";

        @Override
        public boolean allows(Boolean value) {
            return true;
        }

        @Override
        public Boolean parse(String text) {
            return switch (text.toLowerCase(Locale.ROOT)) {
                case ON -> true;
                case OFF -> false;
                default -> throw new IllegalArgumentException("'" + text + "' is neither " + ON + " nor " + OFF);
            };
        }

        @Override
        public String text(Boolean value) {
            return value ? ON : OFF;
        }

        @Override
        public String toString() {
            return ON + " | " + OFF;
        }
    }
}
