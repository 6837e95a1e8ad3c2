package org.crosscage.lab;

import java.util.List;
import java.util.Optional;

/// How it stands with one racer.
///
/// @param run the one that is going on, or the last one
/// @param reports of the runs that have ended
/// @param totals what they come to
/// @param over whether there are no more
public record RacerStatus(RunStatus run, List<RunReport> reports, RunTotals totals, boolean over) {

    public RacerStatus {
        reports = List.copyOf(reports);
    }

    /// How the run that is seen ended, if it has.
    public Optional<RunReport> ended() {
        return reports.size() < run.number() || reports.isEmpty() ? Optional.empty() : Optional.of(reports.getLast());
    }
}
