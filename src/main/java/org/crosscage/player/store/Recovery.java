package org.crosscage.player.store;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.crosscage.player.FullQuotaException;
import org.crosscage.player.PlayerToken;
import org.crosscage.player.RecoveryCode;
import org.crosscage.store.ChangeNotifications;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;
import org.springframework.transaction.support.TransactionOperations;

/// Lets a player play on in another browser, and lets them go for good.
///
/// A [code][RecoveryCode] makes the browser in which it is typed one of the player's: both stay, and what the other
/// browser had comes along. It counts once and for a week, and a new one makes the one before worthless. The token of
/// neither browser is shown or changed.
@Service
public final class Recovery {

    /// So long a code counts.
    public static final Duration AGE = Duration.ofDays(7);

    /// So long the devices of a player who was deleted hear of it.
    public static final Duration REMEMBERED = Duration.ofDays(365);

    /// The topic of players that were joined or deleted.
    private static final String TOPIC = "player";

    private final JdbcClient database;
    private final TransactionOperations transactions;
    private final PlayerRows rows;
    private final PlayerQuotas quotas;
    private final List<PlayersListener> listeners;
    private final Players players;
    private final ChangeNotifications notifications;
    private final InstantSource clock;
    private final RandomGenerator random;

    /// @param random must be fit for secrets
    public Recovery(
            JdbcClient database,
            TransactionOperations transactions,
            PlayerRows rows,
            List<PlayersListener> listeners,
            Players players,
            ChangeNotifications notifications,
            InstantSource clock,
            RandomGenerator random) {
        this.database = database;
        this.transactions = transactions;
        this.rows = rows;
        this.quotas = new PlayerQuotas(database);
        this.listeners = List.copyOf(listeners);
        this.players = players;
        this.notifications = notifications;
        this.clock = clock;
        this.random = random;
        notifications.subscribe(TOPIC, change -> changedAnywhere(change.id()), this::reload);
    }

    /// A new code, in place of the one before.
    public RecoveryCode code(long player) {
        var code = RecoveryCode.random(random);
        transactions.executeWithoutResult(_ -> {
            database.sql("delete from recovery where player = :player or expires < :now")
                    .param("player", player)
                    .param("now", clock.instant().atOffset(ZoneOffset.UTC))
                    .update();
            database.sql("insert into recovery (code_hash, player, expires) values (:hash, :player, :expires)")
                    .param("hash", code.hash())
                    .param("player", player)
                    .param("expires", expiry().atOffset(ZoneOffset.UTC))
                    .update();
        });
        return code;
    }

    private Instant expiry() {
        return clock.instant().plus(AGE);
    }

    /// Makes the browser that holds a token one of the browsers of the player who had the code made, and uses the code
    /// up. Games and everything else of the browser's player so far become that player's; settings are that
    /// player's, and so is whatever else everybody has one of, if that player has it.
    ///
    /// @return false when the code is not there: wrong, too old or used
    /// @throws FullQuotaException when both have too much for one player; then nothing changes, and the code stays
    public boolean redeem(RecoveryCode code, PlayerToken token) {
        var joined = Objects.requireNonNull(transactions.execute(_ -> take(code).map(owner -> join(token, owner))));
        if (joined.orElse(false)) {
            changed();
        }
        return joined.isPresent();
    }

    /// The player who had a code made, as long as it counts.
    public Optional<Long> owner(RecoveryCode code) {
        return database.sql("select player from recovery where code_hash = :hash and expires >= :now")
                .param("hash", code.hash())
                .param("now", clock.instant().atOffset(ZoneOffset.UTC))
                .query(Long.class)
                .optional();
    }

    /// The server that deletes the row has used the code.
    private Optional<Long> take(RecoveryCode code) {
        return owner(code)
                .filter(_ -> database.sql("delete from recovery where code_hash = :hash")
                                .param("hash", code.hash())
                                .update()
                        == 1);
    }

    /// @return false when the browser is the player's already
    private boolean join(PlayerToken token, long owner) {
        var before = players.find(token).map(Player::id);
        if (before.filter(id -> id == owner).isPresent()) {
            return false;
        }
        before.ifPresentOrElse(id -> bring(id, owner), () -> add(token.hash(), owner));
        return true;
    }

    /// Nobody brings games to one of the players until they are one, nor joins them the other way round.
    private void lock(long one, long other) {
        database.sql("select id from player where id in (:one, :other) order by id for update")
                .param("one", one)
                .param("other", other)
                .query(Long.class)
                .list();
    }

    private void bring(long from, long owner) {
        lock(from, owner);
        quotas.exceeded(from, owner).ifPresent(both -> {
            throw new FullQuotaException(both.quota());
        });
        // it was made for what this browser had, not for everything that its player has from now on
        forgetCode(from);
        rows.move(from, owner);
        listeners.forEach(listener -> listener.joined(from, owner));
        // the first token of a player stands with the player, unless it is nobody's any more
        var first = database.sql("select token_hash, created, last_seen, browser from player"
                        + " where id = :id and mark is null")
                .param("id", from)
                .query()
                .listOfRows();
        rows.delete(from);
        first.forEach(row -> database.sql("insert into player_key (token_hash, player, first_seen, last_seen, browser)"
                        + " values (:hash, :player, :first, :last, :browser)")
                .param("hash", row.get("token_hash"))
                .param("player", owner)
                .param("first", row.get("created"))
                .param("last", row.get("last_seen"))
                .param("browser", row.get("browser"))
                .update());
    }

    private void forgetCode(long player) {
        database.sql("delete from recovery where player = :player")
                .param("player", player)
                .update();
    }

    private void add(String hash, long owner) {
        database.sql("insert into player_key (token_hash, player, first_seen) values (:hash, :player, :now)")
                .param("hash", hash)
                .param("player", owner)
                .param("now", clock.instant().atOffset(ZoneOffset.UTC))
                .update();
    }

    /// Makes another browser of a player nobody's: its token opens nothing any more, on no server, and its pages close.
    /// The player's code is worthless from then on.
    ///
    /// @param own the token of the browser that asks, which stays
    /// @param tokenHash of the one that goes
    /// @return false when it is none of the player's others
    public boolean putOut(PlayerToken own, String tokenHash) {
        boolean done = !own.hash().equals(tokenHash)
                && Boolean.TRUE.equals(transactions.execute(_ -> players.find(own)
                        .map(player -> isPutOut(player, tokenHash))
                        .orElse(false)));
        if (done) {
            notifications.publish(TOPIC, tokenHash, 0);
            changedAnywhere(tokenHash);
        }
        return done;
    }

    private boolean isPutOut(Player player, String tokenHash) {
        boolean done = isJoinedPutOut(player, tokenHash) || isFirstPutOut(player, tokenHash);
        if (done) {
            forgetCode(player.id()); // the browser that goes may know it
        }
        return done;
    }

    private boolean isJoinedPutOut(Player player, String tokenHash) {
        return database.sql("delete from player_key where token_hash = :hash and player = :player")
                        .param("hash", tokenHash)
                        .param("player", player.id())
                        .update()
                == 1;
    }

    /// Its token stands with the player, whose mark follows from it: the mark stays, and another hash comes in the
    /// place of the token's that is nobody's.
    private boolean isFirstPutOut(Player player, String tokenHash) {
        return database.sql(
                                "update player set token_hash = :nobodys, mark = :mark where token_hash = :hash and id = :id")
                        .param("nobodys", PlayerToken.random(random).hash())
                        .param("mark", player.mark())
                        .param("hash", tokenHash)
                        .param("id", player.id())
                        .update()
                == 1;
    }

    /// Deletes the player and everything that is stored of them, in every table. Their mark stays, for their devices.
    public void deleteEverything(long player) {
        transactions.executeWithoutResult(_ -> {
            players.find(player).map(Player::mark).ifPresent(this::remember);
            rows.delete(player);
        });
        changed();
    }

    private void remember(String mark) {
        var now = clock.instant();
        database.sql("delete from deleted_player where mark = :mark or expires < :now")
                .param("mark", mark)
                .param("now", now.atOffset(ZoneOffset.UTC))
                .update();
        database.sql("insert into deleted_player (mark, expires) values (:mark, :expires)")
                .param("mark", mark)
                .param("expires", now.plus(REMEMBERED).atOffset(ZoneOffset.UTC))
                .update();
    }

    /// @param marks of players
    /// @return those of players who were deleted
    public List<String> deleted(List<String> marks) {
        return marks.isEmpty()
                ? List.of()
                : database.sql("select mark from deleted_player where mark in (:marks) order by mark")
                        .param("marks", marks)
                        .query(String.class)
                        .list();
    }

    private void changed() {
        notifications.publish(TOPIC, "", 0);
        changedAnywhere("");
    }

    /// Here or on another server.
    ///
    /// @param putOut the hash of a browser's token that is nobody's any more, or nothing
    private void changedAnywhere(String putOut) {
        players.changed();
        listeners.forEach(PlayersListener::playersChanged);
        if (!putOut.isEmpty()) {
            listeners.forEach(listener -> listener.browserPutOut(putOut));
        }
    }

    private void reload() {
        changedAnywhere("");
        listeners.forEach(PlayersListener::browsersPutOut);
    }
}
