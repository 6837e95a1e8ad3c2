package org.crosscage.cli.input;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.Field;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.crosscage.cli.Commands;
import org.crosscage.experiment.ExperimentCommand;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/// No command and no experiment takes a number that it can do nothing with.
final class NumberOptionTest {

    /// An option that is a number, of a command.
    ///
    /// @param path the command as it is typed
    private record TypedOption(List<String> path, OptionSpec option) {

        String name() {
            return option.longestName();
        }

        /// The command line with this value for the option, and with all that the command cannot do without.
        String[] typed(String value) {
            var typed = new ArrayList<>(path);
            typed.addAll(List.of(name(), value));
            for (var other : option.command().requiredArgs()) {
                if (other instanceof OptionSpec needed) {
                    typed.add(needed.longestName());
                }
                typed.add("nowhere");
            }
            if (List.of("solve", "rate").contains(path.getFirst())) { // their files have alternatives
                typed.add("nowhere");
            }
            return typed.toArray(String[]::new);
        }

        @Override
        public String toString() {
            return String.join(" ", path) + " " + name();
        }
    }

    static Stream<TypedOption> numbers() {
        return Stream.of(new CommandLine(new Commands()), Commands.rootOf(ExperimentCommand.class))
                .flatMap(root -> numbers(List.of(), root));
    }

    private static Stream<TypedOption> numbers(List<String> path, CommandLine command) {
        var own = command.getCommandSpec().options().stream()
                .filter(option -> NumberOption.of(option).isPresent())
                .map(option -> new TypedOption(path, option));
        var below = command.getSubcommands().entrySet().stream()
                .flatMap(sub -> numbers(
                        Stream.concat(path.stream(), Stream.of(sub.getKey())).toList(), sub.getValue()));
        return Stream.concat(own, below);
    }

    /// A seed may be any number.
    @ParameterizedTest
    @MethodSource("numbers")
    void aNumberOutsideTheRangeOfItsOptionIsRefusedWithTheRange(TypedOption number) {
        var field = (Field) number.option.userObject();
        var allowed = field.getAnnotation(AllowedNumbers.class);
        if (number.name().equals("--seed")) {
            assertThat(allowed).isNull();
            assertRefused(number, "9223372036854775808", "from -9223372036854775808 to 9223372036854775807");
            return;
        }
        var least = BigDecimal.valueOf(allowed.least()).stripTrailingZeros();
        var below = least.subtract(BigDecimal.ONE).toPlainString();
        if (Double.isInfinite(allowed.most())) {
            assertRefused(number, below, "at least " + least.toPlainString());
            return;
        }
        var most = BigDecimal.valueOf(allowed.most()).stripTrailingZeros();
        var words = "from %s to %s".formatted(least.toPlainString(), most.toPlainString());
        assertRefused(number, below, words);
        assertRefused(number, most.add(BigDecimal.ONE).toPlainString(), words);
    }

    private static void assertRefused(TypedOption number, String value, String range) {
        var err = new StringWriter();
        var writer = new PrintWriter(err, true);
        var typed = number.typed(value);
        int code = number.path.getFirst().equals("experiment")
                ? Commands.run(ExperimentCommand.class, writer, writer, typed)
                : new Commands().run(writer, writer, typed);
        assertThat(code).as(err.toString()).isEqualTo(Commands.USAGE);
        assertThat(err.toString().lines().findFirst().orElseThrow())
                .contains("“" + value + "”", number.name() + ":", range);
    }
}
