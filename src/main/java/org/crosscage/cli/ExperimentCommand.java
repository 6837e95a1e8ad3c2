package org.crosscage.cli;

import picocli.CommandLine.Command;

/// `experiment`: the tables of `docs/experiments.md`, made anew. Each prints Markdown.
@Command(
        name = "experiment",
        resourceBundle = Commands.BUNDLE,
        subcommands = {
            TiersExperiment.class,
            StepsExperiment.class,
            RulesExperiment.class,
            LabelsExperiment.class,
            GradesExperiment.class,
            GeneratorExperiment.class,
            PeersExperiment.class,
            StockExperiment.class,
            BeautyExperiment.class,
            WishesExperiment.class,
            ExactExperiment.class,
            HybridExperiment.class,
            Seeds000Experiment.class,
            Seeds000ParametersExperiment.class,
            Seeds001Experiment.class,
            Seeds002Experiment.class,
            Seeds003Experiment.class,
            RevealExperiment.class,
            StopsExperiment.class,
            FormatsExperiment.class,
            TextsExperiment.class,
            BeyondExperiment.class
        },
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "COMMAND",
        subcommandsRepeatable = false)
final class ExperimentCommand {}
