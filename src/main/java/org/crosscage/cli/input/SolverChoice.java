package org.crosscage.cli.input;

import java.util.ArrayList;
import java.util.List;
import org.crosscage.core.search.Solver;
import org.crosscage.solver.Solvers;
import org.crosscage.texts.Texts;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// Which solvers a command is about that is about all of them otherwise.
public final class SolverChoice {

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--solver", split = ",", paramLabel = "ID")
    private List<String> ids = new ArrayList<>();

    /// Those that are named, in their order; all where none is.
    ///
    /// @throws picocli.CommandLine.ParameterException in words, when there is no solver of a name
    public List<Solver> solvers(Texts texts) {
        return ids.isEmpty()
                ? Solvers.all()
                : ids.stream().map(id -> SolveOptions.solver(id, spec, texts)).toList();
    }
}
