package org.crosscage.cli.solve;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.crosscage.core.search.SolverEvent;
import org.crosscage.core.search.SolverEvent.GaveUp;

/// Counts what a solver says of its work.
final class EventCounts implements Consumer<SolverEvent> {

    private final Map<String, Integer> techniques = new LinkedHashMap<>();
    private long generations;
    private Optional<String> program = Optional.empty();
    private Optional<GaveUp.Reason> gaveUp = Optional.empty();

    @Override
    public void accept(SolverEvent event) {
        switch (event) {
            case SolverEvent.Deduced deduced ->
                techniques.merge(deduced.step().technique().id(), 1, Integer::sum);
            case SolverEvent.Generation _ -> generations++;
            case SolverEvent.Programmed(var expression, var _) -> program = Optional.of(expression);
            case GaveUp end -> gaveUp = Optional.of(end.reason());
            default -> {}
        }
    }

    /// How often each technique was used, by its id, in the order of their first use.
    Map<String, Integer> techniques() {
        return Collections.unmodifiableMap(techniques);
    }

    int steps() {
        return techniques.values().stream().mapToInt(Integer::intValue).sum();
    }

    long generations() {
        return generations;
    }

    /// The best program of a solver that breeds programs, as text.
    Optional<String> program() {
        return program;
    }

    /// Why the solver ended before its work was done, if it did.
    Optional<GaveUp.Reason> gaveUp() {
        return gaveUp;
    }
}
