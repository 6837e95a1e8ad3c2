package org.crosscage.player.store;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.crosscage.player.PlayerToken;
import org.crosscage.player.RecoveryCode;
import org.crosscage.store.ChangeNotifications;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionOperations;

/// Lets a player play on in another browser, and lets them go for good.
///
/// A [code][RecoveryCode] makes the browser in which it is typed one of the player's: both stay, and what the other
/// browser had comes along. It counts once and for a week, and a new one makes the one before worthless. The token of
/// neither browser is shown or changed.
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
        this.listeners = List.copyOf(listeners);
        this.players = players;
        this.notifications = notifications;
        this.clock = clock;
        this.random = random;
        notifications.subscribe(TOPIC, _ -> changedAnywhere(), this::changedAnywhere);
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
    public boolean redeem(RecoveryCode code, PlayerToken token) {
        var joined =
                Objects.requireNonNull(transactions.execute(_ -> owner(code).map(owner -> join(token, owner))));
        if (joined.orElse(false)) {
            changed();
        }
        return joined.isPresent();
    }

    /// Whoever deletes the row has used the code.
    private Optional<Long> owner(RecoveryCode code) {
        var owner = database.sql("select player from recovery where code_hash = :hash and expires >= :now")
                .param("hash", code.hash())
                .param("now", clock.instant().atOffset(ZoneOffset.UTC))
                .query(Long.class)
                .optional();
        return owner.filter(_ -> database.sql("delete from recovery where code_hash = :hash")
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
        before.ifPresent(id -> {
            // it was made for what this browser had, not for everything that its player has from now on
            forgetCode(id);
            rows.move(id, owner);
            // the first token of a player stands with the player
            keep(
                    database.sql("select token_hash from player where id = :id")
                            .param("id", id)
                            .query(String.class)
                            .single(),
                    id,
                    owner);
        });
        if (before.isEmpty()) {
            add(token.hash(), owner);
        }
        return true;
    }

    private void forgetCode(long player) {
        database.sql("delete from recovery where player = :player")
                .param("player", player)
                .update();
    }

    private void keep(String hash, long from, long owner) {
        rows.delete(from);
        add(hash, owner);
    }

    private void add(String hash, long owner) {
        database.sql("insert into player_key (token_hash, player) values (:hash, :player)")
                .param("hash", hash)
                .param("player", owner)
                .update();
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
        changedAnywhere();
    }

    /// Here or on another server.
    private void changedAnywhere() {
        players.changed();
        listeners.forEach(PlayersListener::playersChanged);
    }
}
