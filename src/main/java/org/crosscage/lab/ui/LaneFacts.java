package org.crosscage.lab.ui;

import java.util.LinkedHashMap;
import java.util.Map;
import org.crosscage.core.model.Puzzle;
import org.crosscage.lab.Race;
import org.crosscage.lab.RacerStatus;
import org.crosscage.lab.RunStatus;

/// What is told of a racer in numbers: which run it is and how far it has come, its population if it has one, and what
/// it has cost. A number that says nothing about its way of solving is left out.
record LaneFacts(Puzzle puzzle, LabWords words, ClueWords clues) {

    /// @return the values by their names, in the order in which they are read
    Map<String, String> of(Race race, RacerStatus status) {
        var all = new LinkedHashMap<String, String>();
        putProgress(race, status.run(), all);
        putPopulation(status.run(), all);
        putEffort(status, all);
        return all;
    }

    private void putProgress(Race race, RunStatus run, Map<String, String> all) {
        var now = run.now();
        if (race.order().runs() > 1) {
            all.put(words.say("fact.run"), some(run.number(), race.order().runs()));
        }
        all.put(words.say("fact.time"), words.time(now.nanos()));
        all.put(words.say("fact.filled"), some(now.filled(), puzzle.cellCount()));
        all.put(words.say("fact.met"), some(now.met(), puzzle.constraints().size()));
    }

    private String some(int some, int all) {
        return words.texts().say("lab.fact.of", "some", some, "all", all);
    }

    private void putPopulation(RunStatus run, Map<String, String> all) {
        putUnlessNone("fact.generations", run.generations(), all);
        run.now().generation().ifPresent(latest -> {
            all.put(words.say("fact.fitness"), words.digits(latest.best()));
            all.put(words.say("fact.diversity"), words.digits(latest.diversity()));
        });
        putUnlessNone("fact.restarts", run.restarts(), all);
    }

    private void putEffort(RacerStatus status, Map<String, String> all) {
        var run = status.run();
        status.ended().ifPresent(report -> all.put(words.say("fact.nodes"), words.digits(report.nodes())));
        putUnlessNone("fact.guesses", run.now().guesses(), all);
        putUnlessNone("fact.steps", run.now().steps(), all);
        run.considered().ifPresent(clue -> {
            var name = clues.names().of(clue.constraint());
            var ways = words.texts().say("lab.fact.ways", "clue", name, "ways", clue.ways());
            all.put(words.say("fact.considered"), ways);
        });
    }

    private void putUnlessNone(String name, long count, Map<String, String> all) {
        if (count > 0) {
            all.put(words.say(name), words.digits(count));
        }
    }
}
