package org.crosscage.cli.input;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.crosscage.core.search.Parameter;
import org.crosscage.core.search.Settings;
import org.crosscage.core.search.Solver;
import org.crosscage.core.search.UnreadableException;
import org.crosscage.texts.Texts;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/// Parameters of solvers as they are typed: `--set population=20`.
///
/// @param values by the parameter's name
/// @param spec of the command that complains
public record TypedSettings(Map<String, String> values, CommandSpec spec, Texts texts) {

    /// @throws ParameterException in words, when a parameter is none that any of the solvers has
    public void requireKnown(List<Solver> solvers) {
        values.keySet().forEach(name -> requireKnown(name, solvers));
    }

    private void requireKnown(String name, List<Solver> solvers) {
        var known = solvers.stream()
                .flatMap(solver -> solver.parameters().stream())
                .map(Parameter::id)
                .distinct()
                .toList();
        if (!known.contains(name)) {
            throw new ParameterException(
                    spec.commandLine(),
                    texts.say(
                            "cli.no-parameter",
                            Map.of(
                                    "found",
                                    name,
                                    "solvers",
                                    solvers.stream().map(Solver::id).collect(Collectors.joining(", ")),
                                    "count",
                                    known.size(),
                                    "expected",
                                    String.join(", ", known))));
        }
    }

    /// What of all that is set is meant for one solver.
    ///
    /// @throws ParameterException in words, when a value is none that it takes
    public Settings of(Solver solver) {
        var own = new LinkedHashMap<String, String>();
        for (var parameter : solver.parameters()) {
            var text = values.get(parameter.id());
            if (text != null) {
                requireValue(parameter, text, solver);
                own.put(parameter.id(), text);
            }
        }
        return Settings.of(solver.parameters(), own);
    }

    private void requireValue(Parameter<?> parameter, String text, Solver solver) {
        try {
            parameter.parse(text);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(
                    spec.commandLine(),
                    texts.say(
                            e.getCause() instanceof UnreadableException
                                    ? "cli.unreadable-parameter"
                                    : "cli.wrong-parameter",
                            Map.of(
                                    "found",
                                    text,
                                    "parameter",
                                    parameter.id(),
                                    "solver",
                                    solver.id(),
                                    "range",
                                    parameter.range().toString(),
                                    "what",
                                    e.getCause() instanceof UnreadableException unreadable
                                            ? texts.say(unreadable.words(), unreadable.facts())
                                            : "")),
                    e);
        }
    }
}
