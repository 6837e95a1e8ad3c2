package org.crosscage.core.kind;

import java.util.List;
import java.util.Map;

/// The value of an option cannot be understood, or cannot be.
public final class OptionException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    private final transient Message problem;

    /// @param option its name, such as `longest-run`
    /// @param found what was asked for
    public OptionException(String option, String found, Message problem) {
        super(option + " " + found + ": " + problem);
        this.problem = problem.naming("found", found).naming("option", option);
    }

    /// @throws OptionException when one is given that is none of the options
    public static void requireKnown(Map<String, String> options, List<GeneratorOption> known) {
        var names = known.stream().map(GeneratorOption::name).toList();
        options.forEach((name, value) -> {
            if (!names.contains(name)) {
                throw new OptionException(
                        name, value, Message.of("unknown").naming("expected", String.join(", ", names)));
            }
        });
    }

    public Message problem() {
        return problem;
    }
}
