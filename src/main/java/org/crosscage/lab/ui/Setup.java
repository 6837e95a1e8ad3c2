package org.crosscage.lab.ui;

import com.vaadin.flow.router.QueryParameters;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.StringJoiner;
import org.crosscage.core.model.Puzzle;
import org.crosscage.lab.RaceOrder;
import org.crosscage.lab.Racer;

/// What the lab is set to: which puzzle, who races, seed, runs and limit. Its address says all of it, and
/// [SetupReader] reads that again.
///
/// @param place where the puzzle is from
/// @param racers 1…[RaceOrder#MOST_RACERS]
/// @param seed at most [#LARGEST_SEED] from zero
/// @param seconds of processor time that a run may take, 1…[#MOST_SECONDS]
record Setup(PuzzlePlace place, List<Racer> racers, long seed, int runs, int seconds) {

    static final int MOST_SECONDS = (int) RaceOrder.LONGEST.toSeconds();
    /// Eighteen digits.
    static final long LARGEST_SEED = 999_999_999_999_999_999L;

    static final String SOLVER = "solver";
    static final String SEED = "seed";
    static final String RUNS = "runs";
    static final String SECONDS = "limit";
    /// Between a solver and what is set of it, and between its parameters.
    static final String NEXT = "~";
    /// Between a parameter and its value.
    static final String IS = ":";

    Setup {
        racers = List.copyOf(racers);
    }

    private static String text(Racer racer) {
        var text = new StringJoiner(NEXT).add(racer.solver().id());
        racer.settings().texts().forEach((id, value) -> text.add(id + IS + value));
        return text.toString();
    }

    /// The same with a puzzle from somewhere else.
    Setup from(PuzzlePlace other) {
        return new Setup(other, racers, seed, runs, seconds);
    }

    QueryParameters address() {
        var all = new LinkedHashMap<String, List<String>>();
        if (!place.equals(PuzzlePlace.NOWHERE)) {
            all.put(place.sort(), List.of(place.name()));
        }
        all.put(SOLVER, racers.stream().map(Setup::text).toList());
        all.put(SEED, List.of(Long.toString(seed)));
        all.put(RUNS, List.of(Integer.toString(runs)));
        all.put(SECONDS, List.of(Integer.toString(seconds)));
        return new QueryParameters(all);
    }

    RaceOrder order(Puzzle puzzle) {
        return new RaceOrder(puzzle, racers, seed, runs, Duration.ofSeconds(seconds), false);
    }
}
