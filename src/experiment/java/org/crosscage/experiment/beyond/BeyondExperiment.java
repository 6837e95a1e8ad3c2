package org.crosscage.experiment.beyond;

import picocli.CommandLine.Command;

/// `experiment beyond-level-1`: is there a Kakuro with exactly one solution that level-1 iteration cannot solve?
@Command(
        name = "beyond-level-1",
        subcommands = {ShapesBeyond.class, AnnealBeyond.class, ProveBeyond.class},
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "COMMAND",
        subcommandsRepeatable = false)
public final class BeyondExperiment {}
