package org.crosscage.game.store;

import java.util.Map;
import java.util.Optional;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.core.model.Position;
import org.crosscage.teach.PaidAnswers;
import org.crosscage.teach.PaidHint;
import org.springframework.jdbc.core.simple.JdbcClient;

/// What was asked for on devices without a connection, in the table `device_help`: each device tells all of
/// it each time, and what is more than it told before is added to what is counted of the game. To be called
/// in a transaction in which nobody else does so.
final class DeviceHelp {

    /// Stands for all techniques and for help that teaches none.
    private static final String ALL = "";

    /// Devices that are told apart in one game.
    static final int MOST_DEVICES = 50;

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

    /// A game that a file has brought counts already what the file says of the device; it may have been more since.
    void hasTold(String game, String device, ReturnedGame.Paid paid) {
        var counted = costs(
                "select '' as technique, hints, hint_cost as cost from game where id = :game"
                        + " union all select technique, hints, cost from hint_cost where game = :game",
                game,
                device);
        each(paid).forEach(now -> {
            var here = counted.getOrDefault(now.technique(), nothing(now));
            tell(
                    game,
                    device,
                    new ArchivedGame.Cost(
                            now.technique(), Math.min(now.hints(), here.hints()), Math.min(now.cost(), here.cost())));
        });
    }

    private static Stream<ArchivedGame.Cost> each(ReturnedGame.Paid paid) {
        return Stream.concat(
                Stream.of(new ArchivedGame.Cost(ALL, paid.hints(), paid.cost())), paid.techniques().stream());
    }

    private static ArchivedGame.Cost nothing(ArchivedGame.Cost of) {
        return new ArchivedGame.Cost(of.technique(), 0, 0);
    }

    /// @return whether anything of it is new
    boolean note(String game, String device, ReturnedGame.Paid paid) {
        var before = told(game, device);
        boolean isNew = false;
        for (var now : each(paid).toList()) {
            var told = before.getOrDefault(now.technique(), nothing(now));
            int hints = Math.max(0, now.hints() - told.hints());
            int cost = Math.max(0, now.cost() - told.cost());
            if (hints + cost > 0) {
                add(game, now.technique(), hints, cost);
                tell(game, device, new ArchivedGame.Cost(now.technique(), told.hints() + hints, told.cost() + cost));
                isNew = true;
            }
        }
        if (paid.solutionShown()) {
            store.noteSolutionShown(game);
        }
        return isNew;
    }

    /// Keeps what is paid of one position, so that nobody pays for it here again. What both know of the
    /// same position goes together; else what is about the one on the board stays or comes, and then what
    /// was paid since.
    ///
    /// @param board where the game stands
    /// @param there what the device knows
    /// @param isNew whether it was paid for since the device told of it last
    void keep(String game, Position board, ArchivedGameReader.Paid there, boolean isNew) {
        var now = PaidAnswers.none(board).position();
        one(store.paidHint(game), there.hint(), PaidHint::position, now, isNew, DeviceHelp::longer)
                .ifPresent(hint -> store.keepHint(game, hint));
        one(
                        store.paidAnswers(game),
                        there.help(),
                        PaidAnswers::position,
                        now,
                        isNew,
                        (one, other) -> one.with(other.answers()))
                .ifPresent(help -> store.keepHelp(game, help));
    }

    private static PaidHint longer(PaidHint one, PaidHint other) {
        return one.told() >= other.told() ? one : other;
    }

    private static <T> Optional<T> one(
            Optional<T> here,
            Optional<T> there,
            Function<T, String> position,
            String now,
            boolean isNew,
            BinaryOperator<T> together) {
        if (here.isEmpty() || there.isEmpty()) {
            return here.or(() -> there);
        }
        var ours = position.apply(here.get());
        var theirs = position.apply(there.get());
        if (ours.equals(theirs)) {
            return Optional.of(together.apply(here.get(), there.get()));
        }
        return ours.equals(now) || !theirs.equals(now) && !isNew ? here : there;
    }

    private void add(String game, String technique, int hints, int cost) {
        if (technique.equals(ALL)) {
            database.sql("update game set hints = least(hints + :hints, :most),"
                            + " hint_cost = least(hint_cost + :cost, :most) where id = :id")
                    .param("hints", hints)
                    .param("cost", cost)
                    .param("most", GameStore.MOST_COUNTED)
                    .param("id", game)
                    .update();
        } else {
            store.noteHintOf(game, technique, hints, cost);
        }
    }

    private Map<String, ArchivedGame.Cost> told(String game, String device) {
        return costs(
                "select technique, hints, cost from device_help where game = :game and device = :device", game, device);
    }

    /// By technique.
    private Map<String, ArchivedGame.Cost> costs(String query, String game, String device) {
        return database
                .sql(query)
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
        if (rows == 0 && hasRoom(game, device)) {
            write(
                    "insert into device_help (game, device, technique, hints, cost)"
                            + " values (:game, :device, :technique, :hints, :cost)",
                    game,
                    device,
                    cost);
        }
    }

    private boolean hasRoom(String game, String device) {
        long others = database.sql(
                        "select count(distinct device) from device_help where game = :game and device <> :device")
                .param("game", game)
                .param("device", device)
                .query(Long.class)
                .single();
        return others < MOST_DEVICES;
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
