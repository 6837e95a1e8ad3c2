package org.crosscage.experiment;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import org.crosscage.cli.Commands;
import org.crosscage.experiment.beyond.BeyondExperiment;
import org.crosscage.experiment.format.FormatsExperiment;
import org.crosscage.experiment.format.TextsExperiment;
import org.crosscage.experiment.generator.BeautyExperiment;
import org.crosscage.experiment.generator.GeneratorExperiment;
import org.crosscage.experiment.generator.GradesExperiment;
import org.crosscage.experiment.generator.OptionsExperiment;
import org.crosscage.experiment.generator.PeersExperiment;
import org.crosscage.experiment.generator.StockExperiment;
import org.crosscage.experiment.paper.RulesExperiment;
import org.crosscage.experiment.paper.Seeds000Experiment;
import org.crosscage.experiment.paper.Seeds000ParametersExperiment;
import org.crosscage.experiment.paper.Seeds001Experiment;
import org.crosscage.experiment.paper.Seeds002Experiment;
import org.crosscage.experiment.paper.Seeds003Experiment;
import org.crosscage.experiment.solver.ExactExperiment;
import org.crosscage.experiment.solver.HybridExperiment;
import org.crosscage.experiment.solver.RevealExperiment;
import org.crosscage.experiment.solver.StopsExperiment;
import org.crosscage.experiment.technique.LabelsExperiment;
import org.crosscage.experiment.technique.StepsExperiment;
import org.crosscage.experiment.technique.TiersExperiment;
import org.crosscage.experiment.technique.WalkthroughExperiment;
import org.crosscage.experiment.technique.WordsExperiment;
import org.crosscage.experiment.train.RatingsExperiment;
import picocli.CommandLine.Command;

/// `experiment`: the tables of `docs/experiments.md`, made anew. Each prints Markdown.
@Command(
        name = "experiment",
        resourceBundle = "org.crosscage.experiment.usage",
        subcommands = {
            TiersExperiment.class,
            StepsExperiment.class,
            WalkthroughExperiment.class,
            WordsExperiment.class,
            RatingsExperiment.class,
            RulesExperiment.class,
            LabelsExperiment.class,
            GradesExperiment.class,
            GeneratorExperiment.class,
            PeersExperiment.class,
            StockExperiment.class,
            BeautyExperiment.class,
            OptionsExperiment.class,
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
public final class ExperimentCommand {

    private ExperimentCommand() {}

    /// @param arguments `experiment` and what is behind it
    public static void main(String[] arguments) {
        var out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
        var err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        System.exit(Commands.run(ExperimentCommand.class, out, err, arguments));
    }
}
