package org.crosscage.edit.store;

import java.security.SecureRandom;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.InstantSource;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.crosscage.core.kind.NameCharacters;
import org.crosscage.core.sketch.Sketch;
import org.crosscage.edit.Draft;
import org.crosscage.edit.History;
import org.crosscage.player.FullQuotaException;
import org.crosscage.player.Quota;
import org.crosscage.player.store.PlayerQuotas;
import org.crosscage.store.ChangeNotifications;
import org.crosscage.store.Listeners;
import org.crosscage.store.Subscription;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/// The drafts of all players: the table `draft`, on H2 and PostgreSQL alike.
@Repository
public final class DraftStore {

    /// The topic of drafts that were changed or deleted.
    private static final String TOPIC = "draft";

    private static final int ID_BYTES = 12;

    /// A draft that grows asks for room once for each so many characters.
    private static final int ROOM_ASKED_EACH = 1 << 16;

    private final JdbcClient database;
    private final ChangeNotifications notifications;
    private final InstantSource clock;
    private final PlayerQuotas quotas;
    private final SecureRandom random = new SecureRandom();
    private final Listeners<Consumer<Optional<Draft>>> listeners = new Listeners<>();

    public DraftStore(JdbcClient database, ChangeNotifications notifications, InstantSource clock) {
        this.database = database;
        this.notifications = notifications;
        this.clock = clock;
        this.quotas = new PlayerQuotas(database);
        notifications.subscribe(
                TOPIC, change -> reread(change.id()), () -> listeners.open().forEach(this::reread));
    }

    /// Another server may have changed a draft.
    private void reread(String id) {
        if (listeners.isOpen(id)) {
            var now = database.sql("select * from draft where id = :id")
                    .param("id", id)
                    .query(DraftStore::draft)
                    .optional();
            listeners.of(id).forEach(listener -> listener.accept(now));
        }
    }

    private void publish(String id, Optional<Draft> now) {
        notifications.publish(TOPIC, id, now.map(Draft::revision).orElse(Long.MAX_VALUE));
        listeners.of(id).forEach(listener -> listener.accept(now));
    }

    /// Begins a draft.
    ///
    /// @throws FullQuotaException when the player has as many as there may be, or they take as much room
    public Draft begin(long player, String title, Sketch sketch) {
        var now = clock.instant().truncatedTo(ChronoUnit.MICROS);
        return add(player, title, History.of(sketch), now, room(player));
    }

    /// The characters that a player's drafts may still take.
    PlayerQuotas.Room room(long player) {
        return quotas.room(player, Quota.DRAFT_BYTES);
    }

    /// Adds a draft as it was when it was changed last.
    ///
    /// @param changed in whole microseconds
    /// @param room that the player has
    /// @throws FullQuotaException as for [#begin]
    Draft add(long player, String title, History history, Instant changed, PlayerQuotas.Room room) {
        quotas.require(player, Quota.DRAFTS);
        var sketches = history.text();
        room.use(sketches.length());
        byte[] bytes = new byte[ID_BYTES];
        random.nextBytes(bytes);
        var id = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
        var draft = new Draft(id, cut(title), history, "", 0, 0, changed);
        database.sql("insert into draft (id, player, title, sketches, characters, client, seq, changed)"
                        + " values (:id, :player, :title, :sketches, :characters, '', 0, :changed)")
                .param("id", id)
                .param("player", player)
                .param("title", draft.title())
                .param("sketches", sketches)
                .param("characters", sketches.length())
                .param("changed", draft.changed().atOffset(ZoneOffset.UTC))
                .update();
        return draft;
    }

    /// A draft of this player.
    public Optional<Draft> find(long player, String id) {
        return database.sql("select * from draft where id = :id and player = :player")
                .param("id", id)
                .param("player", player)
                .query(DraftStore::draft)
                .optional();
    }

    /// Whether the player has this draft; reads no sketch.
    public boolean exists(long player, String id) {
        return database.sql("select exists (select 1 from draft where id = :id and player = :player)")
                .param("id", id)
                .param("player", player)
                .query(Boolean.class)
                .single();
    }

    /// All drafts of a player, the one changed last first. Each is read when its turn comes.
    public Stream<Draft> all(long player) {
        return database
                .sql("select id from draft where player = :player order by changed desc, id")
                .param("player", player)
                .query(String.class)
                .list()
                .stream()
                .flatMap(id -> find(player, id).stream());
    }

    public int count(long player) {
        return database.sql("select count(*) from draft where player = :player")
                .param("player", player)
                .query(Integer.class)
                .single();
    }

    /// A draft in a list.
    ///
    /// @param sketch as it is now
    public record Listed(String id, String title, Sketch sketch, Instant changed) {}

    /// Some drafts of a player, in the order of [#all].
    ///
    /// @param from how many come before
    public List<Listed> listed(long player, int from, int most) {
        return database.sql("select id, title, sketches, changed from draft where player = :player"
                        + " order by changed desc, id limit :most offset :from")
                .param("player", player)
                .param("most", most)
                .param("from", from)
                .query((row, _) -> new Listed(
                        row.getString("id"),
                        row.getString("title"),
                        History.now(row.getString("sketches")),
                        instant(row)))
                .list();
    }

    /// Keeps what was done to a draft; when it returns, it is stored.
    ///
    /// @param next the draft as it was found, [with][Draft#with] what was done
    /// @return as it is kept; empty, and nothing is kept, when the player has no such draft or it was changed
    ///     since it was found
    /// @throws FullQuotaException when the sketch has become longer, and neither it nor the player's drafts may
    public Optional<Draft> keep(long player, Draft next) {
        var sketches = fitting(player, next);
        var changed = clock.instant().truncatedTo(ChronoUnit.MICROS);
        int rows = database.sql(
                        "update draft set sketches = :sketches, characters = :characters, client = :client, seq = :seq,"
                                + " changed = :changed, revision = revision + 1"
                                + " where id = :id and player = :player and revision = :revision")
                .param("sketches", sketches)
                .param("characters", sketches.length())
                .param("client", next.client())
                .param("seq", next.seq())
                .param("changed", changed.atOffset(ZoneOffset.UTC))
                .param("id", next.id())
                .param("player", player)
                .param("revision", next.revision())
                .update();
        var kept = new Draft(
                next.id(), next.title(), next.history(), next.client(), next.seq(), next.revision() + 1, changed);
        if (rows == 1) {
            publish(kept.id(), Optional.of(kept));
        }
        return rows == 1 ? Optional.of(kept) : Optional.empty();
    }

    /// The steps that find room: all of them, unless they take another 64 kB and the player has none left.
    private String fitting(long player, Draft next) {
        var all = next.history().text();
        int granted = ROOM_ASKED_EACH;
        if (all.length() > granted) {
            granted += characters(next.id()) / ROOM_ASKED_EACH * ROOM_ASKED_EACH;
        }
        if (all.length() <= granted
                || all.length() <= History.LONGEST_TEXT && room(player).isLeft()) {
            return all;
        }
        var fewer = next.history().text(granted);
        if (fewer.length() > granted) {
            throw new FullQuotaException(Quota.DRAFT_BYTES);
        }
        return fewer;
    }

    private int characters(String id) {
        return database.sql("select char_length(sketches) from draft where id = :id")
                .param("id", id)
                .query(Integer.class)
                .optional()
                .orElse(0);
    }

    /// @param title at most [Draft#LONGEST_TITLE] characters, none of them [unfit][NameCharacters#unfit]
    /// @throws IllegalArgumentException when it is no title
    public void rename(long player, String id, String title) {
        var plain = plain(title);
        if (plain.length() > Draft.LONGEST_TITLE || NameCharacters.unfit(title).isPresent()) {
            throw new IllegalArgumentException("a title of " + title.length() + " characters is none");
        }
        database.sql("update draft set title = :title where id = :id and player = :player")
                .param("title", plain)
                .param("id", id)
                .param("player", player)
                .update();
        find(player, id).ifPresent(renamed -> publish(id, Optional.of(renamed)));
    }

    public void delete(long player, String id) {
        int rows = database.sql("delete from draft where id = :id and player = :player")
                .param("id", id)
                .param("player", player)
                .update();
        if (rows == 1) {
            publish(id, Optional.empty());
        }
    }

    /// Listens to what other pages do to a draft until the subscription is closed.
    ///
    /// @param found a draft of whoever listens
    /// @param listener gets it after each change, on the thread that made it or heard of it from another server,
    ///     empty when it was deleted; it may come later than one that came after it, which [Draft#revision] tells
    public Subscription listen(Draft found, Consumer<Optional<Draft>> listener) {
        return listeners.add(found.id(), listener);
    }

    private static String plain(String title) {
        return NameCharacters.plain(title)
                .replaceAll("[\\s\\p{Z}\\p{Cc}]+", " ")
                .strip();
    }

    /// What is drawn from elsewhere may have a longer name.
    static String cut(String title) {
        var plain = plain(title);
        return plain.length() <= Draft.LONGEST_TITLE
                ? plain
                : NameCharacters.beginning(plain, Draft.LONGEST_TITLE - 1) + "…";
    }

    private static Draft draft(ResultSet row, int number) throws SQLException {
        return new Draft(
                row.getString("id"),
                row.getString("title"),
                History.read(row.getString("sketches")),
                row.getString("client"),
                row.getLong("seq"),
                row.getLong("revision"),
                instant(row));
    }

    private static Instant instant(ResultSet row) throws SQLException {
        return row.getObject("changed", OffsetDateTime.class).toInstant();
    }
}
