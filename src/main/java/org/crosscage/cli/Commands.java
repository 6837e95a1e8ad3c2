package org.crosscage.cli;

import java.io.PrintWriter;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;

/// The root of the command line: which sub-commands exist stands here, once, and `help` reads it.
@Command(
        name = "crosscage",
        description = "Kakuro and KenKen, with a teacher who gives reasons.",
        subcommands = {HelpCommand.class},
        mixinStandardHelpOptions = true)
public final class Commands {

    /// Exit code for an unknown sub-command or option.
    public static final int USAGE = CommandLine.ExitCode.USAGE;

    /// Runs one sub-command.
    ///
    /// @param out where results go
    /// @param err where complaints go
    /// @param arguments the sub-command's name and its own arguments
    /// @return the process's exit code: 0 done, 1 failed, [#USAGE] not understood
    public int run(PrintWriter out, PrintWriter err, String... arguments) {
        return new CommandLine(this).setOut(out).setErr(err).execute(arguments);
    }
}
