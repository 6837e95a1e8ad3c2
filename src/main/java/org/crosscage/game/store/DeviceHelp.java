package org.crosscage.game.store;

import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.springframework.jdbc.core.simple.JdbcClient;

/// What was asked for on devices without a connection, in the table `device_help`: each device tells all of
/// it each time, and what is more than it told before is added to what is counted of the game. To be called
/// in a transaction in which nobody else does so.
final class DeviceHelp {

    /// Stands for all techniques and for help that teaches none.
    private static final String ALL = "";

    private final JdbcClient database;
    private final GameStore store;

    DeviceHelp(JdbcClient database, GameStore store) {
        this.database = database;
        this.store = store;
    }

    /// A game that is begun anew from another one has counted already what a device told of that.
    void goesOn(String from, String game, String device) {
        told(from, device).values().forEach(cost -> tell(game, device, cost));
    }

    void note(String game, String device, ReturnedGame.Paid paid) {
        var before = told(game, device);
        var all = new ArchivedGame.Cost(ALL, paid.hints(), paid.cost());
        Stream.concat(Stream.of(all), paid.techniques().stream()).forEach(now -> {
            var told = before.getOrDefault(now.technique(), new ArchivedGame.Cost(now.technique(), 0, 0));
            int hints = Math.max(0, now.hints() - told.hints());
            int cost = Math.max(0, now.cost() - told.cost());
            if (hints + cost > 0) {
                add(game, now.technique(), hints, cost);
                tell(game, device, new ArchivedGame.Cost(now.technique(), told.hints() + hints, told.cost() + cost));
            }
        });
        if (paid.solutionShown()) {
            store.noteSolutionShown(game);
        }
    }

    private void add(String game, String technique, int hints, int cost) {
        if (technique.equals(ALL)) {
            database.sql("update game set hints = hints + :hints, hint_cost = hint_cost + :cost where id = :id")
                    .param("hints", hints)
                    .param("cost", cost)
                    .param("id", game)
                    .update();
        } else {
            store.noteHintOf(game, technique, hints, cost);
        }
    }

    /// By technique.
    private Map<String, ArchivedGame.Cost> told(String game, String device) {
        return database
                .sql("select technique, hints, cost from device_help where game = :game and device = :device")
                .param("game", game)
                .param("device", device)
                .query(ArchivedGame.Cost.class)
                .list()
                .stream()
                .collect(Collectors.toMap(ArchivedGame.Cost::technique, cost -> cost));
    }

    private void tell(String game, String device, ArchivedGame.Cost cost) {
        int rows = write(
                "update device_help set hints = :hints, cost = :cost"
                        + " where game = :game and device = :device and technique = :technique",
                game,
                device,
                cost);
        if (rows == 0) {
            write(
                    "insert into device_help (game, device, technique, hints, cost)"
                            + " values (:game, :device, :technique, :hints, :cost)",
                    game,
                    device,
                    cost);
        }
    }

    private int write(String statement, String game, String device, ArchivedGame.Cost cost) {
        return database.sql(statement)
                .param("game", game)
                .param("device", device)
                .param("technique", cost.technique())
                .param("hints", cost.hints())
                .param("cost", cost.cost())
                .update();
    }
}
