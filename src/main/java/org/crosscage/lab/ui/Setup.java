package org.crosscage.lab.ui;

import com.vaadin.flow.router.QueryParameters;
import java.time.Duration;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.Settings;
import org.crosscage.lab.RaceOrder;
import org.crosscage.lab.Racer;
import org.crosscage.solver.Solvers;

/// What the lab is set to, as its address says it: which puzzle, who races, seed, runs and limit. What an address
/// says wrongly is as if it did not say it.
///
/// @param place where the puzzle is from
/// @param racers 1…[RaceOrder#MOST_RACERS]
/// @param seconds of processor time that a run may take
record Setup(Place place, List<Racer> racers, long seed, int runs, int seconds) {

    static final int MOST_SECONDS = (int) RaceOrder.LONGEST.toSeconds();

    private static final List<String> USUAL = List.of("hybrid", "ga-light", "queue-level-1");
    private static final int USUAL_SECONDS = 30;
    private static final String SOLVER = "solver";
    private static final String SEED = "seed";
    private static final String RUNS = "runs";
    private static final String SECONDS = "limit";
    private static final String NEXT = "~";
    private static final String IS = ":";

    Setup {
        racers = List.copyOf(racers);
    }

    /// Where a puzzle is from.
    ///
    /// @param sort `puzzle` of the library, `game` of the player's, or `text`; empty when nobody said
    /// @param name the puzzle's or the game's id, or the code of a text
    record Place(String sort, String name) {

        static final String LIBRARY = "puzzle";
        static final String GAME = "game";
        static final String TEXT = "text";
        static final Place NOWHERE = new Place("", "");

        static Place of(QueryParameters address) {
            return Stream.of(LIBRARY, GAME, TEXT)
                    .flatMap(sort -> address.getSingleParameter(sort).stream().map(name -> new Place(sort, name)))
                    .findFirst()
                    .orElse(NOWHERE);
        }
    }

    static Setup of(QueryParameters address) {
        var racers = address.getParameters(SOLVER).stream()
                .flatMap(text -> racer(text).stream())
                .limit(RaceOrder.MOST_RACERS)
                .toList();
        return new Setup(
                Place.of(address),
                racers.isEmpty() ? usual() : racers,
                number(address, SEED, 1, Long.MIN_VALUE, Long.MAX_VALUE),
                (int) number(address, RUNS, 1, 1, RaceOrder.MOST_RUNS),
                (int) number(address, SECONDS, USUAL_SECONDS, 1, MOST_SECONDS));
    }

    private static List<Racer> usual() {
        return USUAL.stream()
                .map(id -> new Racer(Solvers.of(id), Settings.USUAL))
                .toList();
    }

    private static long number(QueryParameters address, String name, long usual, long least, long most) {
        try {
            return address.getSingleParameter(name)
                    .map(Long::parseLong)
                    .filter(number -> least <= number && number <= most)
                    .orElse(usual);
        } catch (NumberFormatException _) {
            return usual;
        }
    }

    private static Optional<Racer> racer(String text) {
        var parts = text.split(NEXT, -1);
        try {
            var solver = Solvers.of(parts[0]);
            var texts = Arrays.stream(parts)
                    .skip(1)
                    .map(part -> part.split(IS, 2))
                    .collect(Collectors.toMap(pair -> pair[0], pair -> pair.length > 1 ? pair[1] : "", (a, _) -> a));
            return Optional.of(new Racer(solver, Settings.of(solver.parameters(), texts)));
        } catch (IllegalArgumentException _) {
            return Optional.empty();
        }
    }

    private static String text(Racer racer) {
        var text = new StringJoiner(NEXT).add(racer.solver().id());
        racer.settings().texts().forEach((id, value) -> text.add(id + IS + value));
        return text.toString();
    }

    QueryParameters address() {
        var all = new LinkedHashMap<String, List<String>>();
        if (!place.equals(Place.NOWHERE)) {
            all.put(place.sort(), List.of(place.name()));
        }
        all.put(SOLVER, racers.stream().map(Setup::text).toList());
        all.put(SEED, List.of(Long.toString(seed)));
        all.put(RUNS, List.of(Integer.toString(runs)));
        all.put(SECONDS, List.of(Integer.toString(seconds)));
        return new QueryParameters(Map.copyOf(all));
    }

    RaceOrder order(Puzzle puzzle) {
        return new RaceOrder(puzzle, racers, seed, runs, Duration.ofSeconds(seconds));
    }
}
