package org.crosscage.cli;

import java.io.PrintWriter;
import java.util.Arrays;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.cli.input.NumberOption;
import org.crosscage.cli.input.WrittenSize;
import org.crosscage.cli.solve.PuzzleOutcome;
import org.crosscage.core.kind.Size;
import org.crosscage.texts.Texts;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;

/// The root of the command line: which sub-commands exist stands here, once, and `help` reads it.
@Command(
        name = "crosscage",
        resourceBundle = Commands.BUNDLE,
        subcommands = {
            GenerateCommand.class,
            SolveCommand.class,
            RaceCommand.class,
            RateCommand.class,
            ConvertCommand.class,
            PrintCommand.class,
            TransferCommand.class,
            BackupCommand.class,
            HelpCommand.class
        },
        mixinStandardHelpOptions = true)
public final class Commands {

    /// Exit code for a sub-command that did not reach its aim.
    public static final int FAILED = CommandLine.ExitCode.SOFTWARE;

    /// Exit code for an unknown sub-command or option, or an input that cannot be read.
    public static final int USAGE = CommandLine.ExitCode.USAGE;

    /// Where picocli finds the words of its help: key `<command>.<option>`.
    static final String BUNDLE = "org.crosscage.texts.usage";

    /// Runs one sub-command.
    ///
    /// @param out where results go
    /// @param err where complaints go
    /// @param arguments the sub-command's name and its own arguments
    /// @return the process's exit code: 0 done, [#FAILED], or [#USAGE] not understood
    public int run(PrintWriter out, PrintWriter err, String... arguments) {
        return run(alone(arguments).orElseGet(() -> new CommandLine(this)), out, err, arguments);
    }

    /// Runs a sub-command that the game does not have, as it runs its own.
    ///
    /// @param command a class that picocli knows as one
    public static int run(Class<?> command, PrintWriter out, PrintWriter err, String... arguments) {
        return run(rootOf(command), out, err, arguments);
    }

    /// The exit code of a command for which the worst outcome of a puzzle was this one.
    static int code(PuzzleOutcome worst) {
        return switch (worst) {
            case SOLVED -> 0;
            case SEVERAL, NONE, GAVE_UP -> FAILED;
            case INVALID -> USAGE;
        };
    }

    /// The name and number that the jar carries; nothing where the classes do not come from one.
    private static String version() {
        var jar = Commands.class.getPackage();
        return Stream.of(jar.getImplementationTitle(), jar.getImplementationVersion())
                .filter(Objects::nonNull)
                .collect(Collectors.joining(" "));
    }

    private static void tellVersion(CommandLine command) {
        command.getCommandSpec().version(version());
        command.getSubcommands().values().forEach(Commands::tellVersion);
    }

    private static int run(CommandLine root, PrintWriter out, PrintWriter err, String... arguments) {
        var errors = new CommandErrors(Texts.in(Locale.getDefault()));
        tellVersion(root);
        return root.setCaseInsensitiveEnumValuesAllowed(true)
                .registerConverter(Size.class, WrittenSize::parse)
                .setExecutionStrategy(parsed -> {
                    var help = CommandLine.executeHelpRequest(parsed);
                    if (help != null) {
                        return help;
                    }
                    NumberOption.require(parsed);
                    return new CommandLine.RunLast().execute(parsed);
                })
                .setParameterExceptionHandler(errors)
                .setExecutionExceptionHandler(errors)
                .setOut(out)
                .setErr(err)
                .execute(arguments);
    }

    /// The root with none but the sub-command that the arguments begin with. To describe all of them to picocli takes
    /// longer than most commands run.
    ///
    /// @return empty where they begin with none, or with `help`, which knows all
    private static Optional<CommandLine> alone(String... arguments) {
        return Arrays.stream(Commands.class.getAnnotation(Command.class).subcommands())
                .filter(command -> command != HelpCommand.class)
                .filter(command -> arguments.length > 0 && name(command).equals(arguments[0]))
                .findFirst()
                .map(Commands::rootOf);
    }

    /// The root with this sub-command and no other.
    public static CommandLine rootOf(Class<?> command) {
        return new CommandLine(
                CommandSpec.create().name(name(Commands.class)).addSubcommand(name(command), new CommandLine(command)));
    }

    private static String name(Class<?> command) {
        return command.getAnnotation(Command.class).name();
    }
}
