package org.crosscage.cli;

import java.io.PrintWriter;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
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
            ExperimentCommand.class,
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
        var complaint = new Complaint(Texts.in(Locale.getDefault()));
        return alone(arguments)
                .orElseGet(() -> new CommandLine(this))
                .setCaseInsensitiveEnumValuesAllowed(true)
                .registerConverter(Size.class, WrittenSize::parse)
                .setParameterExceptionHandler(complaint)
                .setExecutionExceptionHandler(complaint)
                .setOut(out)
                .setErr(err)
                .execute(arguments);
    }

    /// The root with none but the sub-command that the arguments begin with. To describe all of them to picocli takes
    /// longer than most commands run.
    ///
    /// @return empty where they begin with none, or with `help`, which knows all
    private static Optional<CommandLine> alone(String... arguments) {
        var root = Commands.class.getAnnotation(Command.class);
        return Arrays.stream(root.subcommands())
                .filter(command -> command != HelpCommand.class)
                .filter(command -> arguments.length > 0
                        && command.getAnnotation(Command.class).name().equals(arguments[0]))
                .findFirst()
                .map(command -> new CommandLine(
                        CommandSpec.create().name(root.name()).addSubcommand(arguments[0], new CommandLine(command))));
    }
}
