package org.crosscage.experiment.load;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import org.crosscage.cli.Commands;
import picocli.CommandLine.Command;

/// The parts of `bench` that ask a server that runs, and need nothing of JMH.
@Command(
        name = "bench",
        resourceBundle = "org.crosscage.experiment.usage",
        subcommands = {
            PlayersLoad.class,
            TourLoad.class,
            RaceLoad.class,
            CostlyLoad.class,
            LibraryLoad.class,
            HostileLoad.class,
            FuzzLoad.class
        },
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "COMMAND",
        subcommandsRepeatable = false)
public final class LoadCommand {

    private LoadCommand() {}

    /// @param arguments `bench` and what is behind it
    public static void main(String[] arguments) {
        var out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
        var err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        System.exit(Commands.run(LoadCommand.class, out, err, arguments));
    }
}
