package org.crosscage.cli;

import java.lang.reflect.Field;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/// The numbers that an option takes, by its type and its [AllowedNumbers].
///
/// @param most empty where only the type sets an end
record NumberRange(BigDecimal least, Optional<BigDecimal> most, Type type) {

    /// What kind of number an option is.
    enum Type {
        INT(List.of(int.class, Integer.class), Integer.MIN_VALUE, Integer.MAX_VALUE),
        LONG(List.of(long.class, Long.class), Long.MIN_VALUE, Long.MAX_VALUE),
        DOUBLE(List.of(double.class, Double.class), -Double.MAX_VALUE, Double.MAX_VALUE);

        private final List<Class<?>> classes;
        private final BigDecimal least;
        private final BigDecimal most;

        Type(List<Class<?>> classes, Number least, Number most) {
            this.classes = classes;
            this.least = new BigDecimal(least.toString());
            this.most = new BigDecimal(most.toString());
        }
    }

    /// @return empty for an option that is no number
    static Optional<NumberRange> of(ArgSpec option) {
        for (var type : Type.values()) {
            if (type.classes.contains(option.auxiliaryTypes()[0])) {
                return Optional.of(range(option)
                        .map(range -> new NumberRange(number(range.least()), most(range), type))
                        .orElseGet(() -> new NumberRange(type.least, Optional.empty(), type)));
            }
        }
        return Optional.empty();
    }

    /// What its field says of an option.
    static Optional<AllowedNumbers> range(ArgSpec option) {
        return option.userObject() instanceof Field field
                ? Optional.ofNullable(field.getAnnotation(AllowedNumbers.class))
                : Optional.empty();
    }

    private static Optional<BigDecimal> most(AllowedNumbers range) {
        return Double.isInfinite(range.most()) ? Optional.empty() : Optional.of(number(range.most()));
    }

    private static BigDecimal number(double value) {
        return BigDecimal.valueOf(value).stripTrailingZeros();
    }

    /// @throws ParameterException when one of the options that were typed is a number that it does not take
    static void require(ParseResult parsed) {
        for (var command : parsed.asCommandLineList()) {
            for (var option : command.getParseResult().matchedArgs()) {
                var typed = option.originalStringValues().getLast();
                if (of(option)
                        .filter(range -> !range.contains(option.getValue()))
                        .isPresent()) {
                    throw new ParameterException(command, typed + " is outside its range", option, typed);
                }
            }
        }
    }

    private boolean contains(Object value) {
        if (value instanceof Optional<?> given) {
            return given.filter(number -> !contains(number)).isEmpty();
        }
        double number = ((Number) value).doubleValue();
        return number >= least.doubleValue()
                && number <= most.map(BigDecimal::doubleValue).orElse(Double.POSITIVE_INFINITY);
    }

    /// The end of the key of the message that says what the option takes.
    String messageFor(String typed) {
        if (most.isEmpty() && isBelow(typed)) {
            return "too-small";
        }
        return type == Type.DOUBLE ? "wrong-value.number" : "wrong-value.whole";
    }

    private boolean isBelow(String typed) {
        try {
            return new BigDecimal(typed).compareTo(least) < 0 && least.compareTo(type.least) > 0;
        } catch (NumberFormatException _) {
            return false;
        }
    }

    /// What the messages name.
    Map<String, String> facts() {
        return Map.of(
                "least", least.toPlainString(), "most", most.orElse(type.most).toPlainString());
    }
}
