package org.crosscage.cli;

import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.crosscage.cli.input.NumberOption;
import org.crosscage.cli.input.PuzzleInput;
import org.crosscage.core.kind.Size;
import org.crosscage.store.transfer.TransferException;
import org.crosscage.texts.Texts;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/// Says in one sentence what was not understood, and where to read more, instead of all there is to know; likewise of a
/// file that cannot be written and of data that cannot be brought over. Whatever else goes wrong is a fault of ours,
/// and is shown as one.
record CommandErrors(Texts texts) implements IParameterExceptionHandler, IExecutionExceptionHandler {

    @Override
    public int handleParseException(ParameterException error, String[] arguments) {
        var command = error.getCommandLine();
        var err = command.getErr();
        err.println(sentence(error, arguments));
        if (!(error instanceof PuzzleInput.Unreadable)) {
            err.println(more(command));
        }
        return Commands.USAGE;
    }

    @Override
    public int handleExecutionException(Exception failure, CommandLine command, ParseResult parsed) throws Exception {
        var cause = failure instanceof UncheckedIOException unchecked ? unchecked.getCause() : failure;
        command.getErr()
                .println(
                        switch (cause) {
                            case FileSystemException file ->
                                texts.say("cli.no-file", "file", String.valueOf(file.getFile()));
                            case TransferException refused ->
                                texts.say("cli.transfer." + Texts.key(refused.reason()), refused.facts());
                            case null, default -> throw failure;
                        });
        return Commands.FAILED;
    }

    /// Where to read more: `help` tells of commands, an option of the commands below one.
    private String more(CommandLine command) {
        if (isRoot(command)) {
            return texts.say("cli.more", "command", "");
        }
        return isRoot(command.getParent())
                ? texts.say("cli.more", "command", " " + path(command))
                : texts.say("cli.more.of", "command", path(command));
    }

    /// A command as it is typed, with those above it.
    private static String path(CommandLine command) {
        var above = command.getParent();
        return isRoot(above) ? command.getCommandName() : path(above) + " " + command.getCommandName();
    }

    private String sentence(ParameterException error, String... arguments) {
        var command = error.getCommandLine();
        return switch (error) {
            case UnmatchedArgumentException unknown
            when hasCommands(command) -> noCommand(unknown.getUnmatched().getFirst(), command);
            case UnmatchedArgumentException unknown ->
                texts.say("cli.unknown", "found", unknown.getUnmatched().getFirst());
            // more often than not it is why something else seems to be missing
            case MissingParameterException _
            when !command.getUnmatchedArguments().isEmpty() ->
                texts.say(
                        "cli.unknown", "found", command.getUnmatchedArguments().getFirst());
            case MissingParameterException missing ->
                missing(missing.getMissing().getFirst(), arguments);
            case ParameterException wrong
            when wrong.getArgSpec() != null && wrong.getValue() != null -> wrong(wrong.getArgSpec(), wrong.getValue());
            case ParameterException wrong when wrong.getValue() != null -> noCommand(wrong.getValue(), command);
            case ParameterException none
            when hasCommands(command) && !isRoot(command) ->
                texts.say("cli.which-command", "command", path(command), "expected", commands(command));
            default -> Objects.requireNonNull(error.getMessage());
        };
    }

    /// An option that was not typed, or one that was, without its value.
    private String missing(ArgSpec expected, String... arguments) {
        boolean isTyped = expected instanceof OptionSpec option
                && Arrays.stream(arguments)
                        .anyMatch(argument -> List.of(option.names()).contains(argument));
        return texts.say(isTyped ? "cli.missing-value" : "cli.missing", "expected", name(expected));
    }

    private String wrong(ArgSpec option, String found) {
        var facts = new HashMap<String, String>(Map.of("found", found, "option", name(option)));
        var number = NumberOption.of(option);
        if (number.isPresent()) {
            facts.putAll(number.get().facts());
            return texts.say("cli." + number.get().messageFor(found), facts);
        }
        facts.put("form", option.paramLabel());
        return texts.say("cli.wrong-value" + sort(option), facts);
    }

    /// The end of the message that says which values an option has; empty where nothing can be said of them.
    private static String sort(ArgSpec option) {
        if (option.typeInfo().isMap()) {
            return ".pair";
        }
        return option.auxiliaryTypes()[0] == Size.class ? ".size" : "";
    }

    /// An unknown word where a command should stand, or after `help`.
    private String noCommand(String found, CommandLine command) {
        return texts.say(
                "cli.no-command",
                "found",
                found,
                "what",
                isRoot(command) ? "command" : command.getCommandName(),
                "expected",
                commands(command));
    }

    /// Each once, without the other names that it has.
    private static String commands(CommandLine command) {
        return command.getSubcommands().values().stream()
                .map(CommandLine::getCommandName)
                .distinct()
                .collect(Collectors.joining(", "));
    }

    private static boolean hasCommands(CommandLine command) {
        return !command.getSubcommands().isEmpty();
    }

    private static boolean isRoot(CommandLine command) {
        return command.getParent() == null;
    }

    private static String name(ArgSpec argument) {
        return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
    }
}
