package org.crosscage.lab.ui;

import com.vaadin.flow.router.QueryParameters;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.crosscage.core.kind.Message;
import org.crosscage.core.search.Parameter;
import org.crosscage.core.search.Settings;
import org.crosscage.core.search.Solver;
import org.crosscage.lab.RaceOrder;
import org.crosscage.lab.Racer;
import org.crosscage.solver.Solvers;

/// Reads what an address says of a race. What it says wrongly is replaced or left out, and noted: which value it is,
/// and what was taken instead. Reads one address.
final class SetupReader {

    private static final int USUAL_SECONDS = 30;

    private final QueryParameters address;
    private final List<Message> wrong = new ArrayList<>();

    private SetupReader(QueryParameters address) {
        this.address = address;
    }

    /// @param wrong what the address says wrongly, in its order; the keys' words are `lab.misread.`…
    record Reading(Setup setup, List<Message> wrong) {

        Reading {
            wrong = List.copyOf(wrong);
        }
    }

    static Reading read(QueryParameters address) {
        var reader = new SetupReader(address);
        var setup = new Setup(
                PuzzlePlace.of(address),
                reader.racers(),
                reader.number(Setup.SEED, 1, -Setup.LARGEST_SEED, Setup.LARGEST_SEED),
                (int) reader.number(Setup.RUNS, 1, 1, RaceOrder.MOST_RUNS),
                (int) reader.number(Setup.SECONDS, USUAL_SECONDS, 1, Setup.MOST_SECONDS));
        return new Reading(setup, reader.wrong);
    }

    /// Two who breed, one of them without any rules, and one who reasons. The plain genetic algorithm works for
    /// several seconds, so that there is a race to watch.
    private static List<Racer> usual() {
        return List.of(
                usual("hybrid", Map.of("tier", "0")),
                usual("ga-retrievable", Map.of()),
                usual("queue-level-1", Map.of()));
    }

    private static Racer usual(String id, Map<String, String> set) {
        var solver = Solvers.of(id);
        return new Racer(solver, Settings.of(solver.parameters(), set));
    }

    private List<Racer> racers() {
        var texts = address.getParameters(Setup.SOLVER);
        var racers = texts.stream().map(this::racer).flatMap(Optional::stream).toList();
        if (racers.size() > RaceOrder.MOST_RACERS) {
            wrong.add(Message.of("too-many").counting("count", racers.size()).counting("most", RaceOrder.MOST_RACERS));
        }
        if (racers.isEmpty() && !texts.isEmpty()) {
            wrong.add(Message.of("no-solver"));
        }
        return racers.isEmpty()
                ? usual()
                : racers.stream().limit(RaceOrder.MOST_RACERS).toList();
    }

    private Optional<Racer> racer(String text) {
        var parts = text.split(Setup.NEXT, -1);
        var found = Solvers.all().stream()
                .filter(solver -> solver.id().equals(parts[0]))
                .findFirst();
        if (found.isEmpty()) {
            wrong.add(Message.of("solver").naming("value", LabWords.cut(parts[0])));
        }
        return found.map(solver -> new Racer(
                solver,
                settings(
                        solver,
                        Stream.of(parts)
                                .skip(1)
                                .map(part -> part.split(Setup.IS, 2))
                                .toList())));
    }

    private Settings settings(Solver solver, List<String[]> pairs) {
        var set = new LinkedHashMap<String, String>();
        for (var pair : pairs) {
            var value = pair.length > 1 ? pair[1] : "";
            solver.parameters().stream()
                    .filter(parameter -> parameter.id().equals(pair[0]))
                    .findFirst()
                    .ifPresentOrElse(
                            parameter -> {
                                if (allows(solver, parameter, value)) {
                                    set.put(parameter.id(), value);
                                }
                            },
                            () -> wrong.add(Message.of("no-parameter")
                                    .naming("solver", solver.id())
                                    .naming("value", LabWords.cut(pair[0]))));
        }
        return Settings.of(solver.parameters(), set);
    }

    private boolean allows(Solver solver, Parameter<?> parameter, String value) {
        try {
            parameter.parse(value);
            return true;
        } catch (IllegalArgumentException _) {
            wrong.add(Message.of("parameter")
                    .naming("solver", solver.id())
                    .naming("parameter", parameter.id())
                    .naming("value", LabWords.cut(value))
                    .naming("range", parameter.range())
                    .naming("used", parameter.usualText()));
            return false;
        }
    }

    private long number(String name, long usual, long least, long most) {
        var text = address.getSingleParameter(name);
        try {
            var number = text.map(Long::parseLong).filter(value -> least <= value && value <= most);
            if (number.isPresent() || text.isEmpty()) {
                return number.orElse(usual);
            }
        } catch (NumberFormatException _) {
            // no number is as wrong as one out of range
        }
        wrong.add(Message.of(name)
                .naming("value", LabWords.cut(text.orElseThrow()))
                .naming("least", least)
                .naming("most", most)
                .naming("used", usual));
        return usual;
    }
}
