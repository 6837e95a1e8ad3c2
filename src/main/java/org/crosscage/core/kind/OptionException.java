package org.crosscage.core.kind;

import java.util.List;
import java.util.Map;

/// What is wished for a new puzzle cannot be understood, or cannot be.
public final class OptionException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    private final String wish;
    private final transient Message problem;

    /// @param wish its name, such as `longest-run`
    /// @param found what was asked for
    public OptionException(String wish, String found, Message problem) {
        super(wish + " " + found + ": " + problem);
        this.wish = wish;
        this.problem = problem.naming("found", found).naming("wish", wish);
    }

    /// @throws OptionException when something is wished that is none of the options
    public static void requireKnown(Map<String, String> wishes, List<GeneratorOption> options) {
        var names = options.stream().map(GeneratorOption::name).toList();
        wishes.forEach((name, value) -> {
            if (!names.contains(name)) {
                throw new OptionException(
                        name, value, Message.of("unknown").naming("expected", String.join(", ", names)));
            }
        });
    }

    public String wish() {
        return wish;
    }

    public Message problem() {
        return problem;
    }
}
