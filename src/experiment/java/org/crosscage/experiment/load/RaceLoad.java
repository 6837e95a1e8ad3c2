package org.crosscage.experiment.load;

import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// `bench races`: how long moves and hints take while players race in the lab, on a server that runs already, over
/// loopback: first without races and then with ten players who race four solvers each, and whose pages hear how they
/// get on.
@Command(name = "races", mixinStandardHelpOptions = true)
public final class RaceLoad implements Callable<Integer> {

    private static final int PLAYERS = 10;
    private static final int MOVES = 2_000;
    private static final int WARM_UP = 2_000;
    /// Two solvers that do not end on that puzzle, and two that breed.
    private static final String RACE = "puzzle=kenken-9x9-easy-1&solver=brute-force&solver=backtracking&solver=ga-pro"
            + "&solver=ga-light&limit=300&runs=100";

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private ServerAddress address = new ServerAddress();

    @Override
    public Integer call() throws IOException, InterruptedException {
        var server = address.require();
        try (var game = new TimedGame(server, spec.commandLine().getOut());
                var races = new OpenedPages()) {
            game.play("first", WARM_UP, () -> false);
            game.play("without races", MOVES, () -> false);
            for (int i = 0; i < PLAYERS; i++) {
                var race = new LoadedPage(server, "lab", RACE);
                race.click(race.byAttribute("id", "lab-run"));
                races.add(race);
            }
            game.play(PLAYERS + " players racing", MOVES, () -> false);
        }
        return 0;
    }
}
