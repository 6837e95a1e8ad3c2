package org.crosscage.lab;

import org.crosscage.core.search.Settings;
import org.crosscage.core.search.Solver;

/// Who takes part in a race.
///
/// @param settings the values of the solver's parameters
public record Racer(Solver solver, Settings settings) {}
