package org.crosscage.cli.input;

import java.lang.reflect.Field;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/// An option that is a number. It takes the numbers of its type, or those of them that its field allows.
public final class NumberOption {

    private final Type type;
    private final Optional<AllowedNumbers> allowed;

    private NumberOption(Type type, Optional<AllowedNumbers> allowed) {
        this.type = type;
        this.allowed = allowed;
    }

    private enum Type {
        INT(List.of(int.class, Integer.class), Integer.MIN_VALUE, Integer.MAX_VALUE),
        LONG(List.of(long.class, Long.class), Long.MIN_VALUE, Long.MAX_VALUE),
        DOUBLE(List.of(double.class, Double.class), -Double.MAX_VALUE, Double.MAX_VALUE);

        private final List<Class<?>> classes;
        private final Number least;
        private final Number most;

        Type(List<Class<?>> classes, Number least, Number most) {
            this.classes = classes;
            this.least = least;
            this.most = most;
        }
    }

    /// @return empty for an option that is no number
    public static Optional<NumberOption> of(ArgSpec option) {
        return Stream.of(Type.values())
                .filter(type -> type.classes.contains(option.auxiliaryTypes()[0]))
                .findFirst()
                .map(type -> new NumberOption(type, allowed(option)));
    }

    private static Optional<AllowedNumbers> allowed(ArgSpec option) {
        return option.userObject() instanceof Field field
                ? Optional.ofNullable(field.getAnnotation(AllowedNumbers.class))
                : Optional.empty();
    }

    /// @throws ParameterException when one of the options that were typed is a number that it does not take
    public static void require(ParseResult parsed) {
        for (var command : parsed.asCommandLineList()) {
            for (var option : command.getParseResult().matchedArgs()) {
                var typed = option.originalStringValues().getLast();
                if (!of(option).map(number -> number.takes(option.getValue())).orElse(true)) {
                    throw new ParameterException(command, typed + " is not allowed", option, typed);
                }
            }
        }
    }

    private boolean takes(Object value) {
        if (value instanceof Optional<?> given) {
            return given.map(this::takes).orElse(true);
        }
        double number = ((Number) value).doubleValue();
        return allowed.map(numbers -> numbers.least() <= number && number <= numbers.most())
                .orElse(true);
    }

    /// The end of the key of the message that says what the option takes.
    public String messageFor(String typed) {
        if (allowed.isPresent() && most().isEmpty() && isBelow(typed)) {
            return "too-small";
        }
        return type == Type.DOUBLE ? "wrong-value.number" : "wrong-value.whole";
    }

    private boolean isBelow(String typed) {
        try {
            return new BigDecimal(typed).compareTo(least()) < 0;
        } catch (NumberFormatException _) {
            return false;
        }
    }

    /// What the messages name.
    public Map<String, String> facts() {
        return Map.of(
                "least",
                least().toPlainString(),
                "most",
                most().orElse(number(type.most)).toPlainString());
    }

    private BigDecimal least() {
        return number(allowed.<Number>map(AllowedNumbers::least).orElse(type.least));
    }

    /// @return empty where only the type sets an end
    private Optional<BigDecimal> most() {
        return allowed.map(AllowedNumbers::most).filter(Double::isFinite).map(NumberOption::number);
    }

    private static BigDecimal number(Number value) {
        return new BigDecimal(value.toString()).stripTrailingZeros();
    }
}
