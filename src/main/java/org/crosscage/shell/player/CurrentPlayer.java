package org.crosscage.shell.player;

import com.vaadin.flow.server.VaadinSession;
import java.security.SecureRandom;
import java.util.Optional;
import java.util.function.Supplier;
import org.crosscage.player.PlayerToken;
import org.crosscage.player.store.Browsers.Holder;
import org.crosscage.player.store.Player;
import org.crosscage.player.store.Players;
import org.springframework.stereotype.Component;

/// Who sits at the browser of the current request: to be asked while a view is built, in its events, and in
/// `UI.access`.
///
/// The first page of a visit puts the token into the session; a player is stored together with the first thing
/// of theirs.
@Component
public final class CurrentPlayer {

    private final Players players;
    private final PlayerSessions sessions;
    private final SecureRandom random = new SecureRandom();

    /// A player that the session remembers.
    ///
    /// @param changes of [Players] when they were found: another browser of theirs may delete or join
    ///     players since
    private record Remembered(Player player, long changes) {}

    CurrentPlayer(Players players, PlayerSessions sessions) {
        this.players = players;
        this.sessions = sessions;
    }

    /// @throws IllegalStateException outside of a Vaadin request and of `UI.access`
    public Player get() {
        var session = session();
        return remembered(session)
                .orElseGet(() -> remember(session, () -> Optional.of(players.findOrCreate(token(session))))
                        .orElseThrow());
    }

    /// The stored player's number, what games are kept under.
    ///
    /// @throws IllegalStateException outside of a Vaadin request and of `UI.access`
    public long id() {
        return get().id();
    }

    /// The player at the browser if one is stored: for views that only look, so that looking around stores nobody.
    ///
    /// @throws IllegalStateException outside of a Vaadin request and of `UI.access`
    public Optional<Player> known() {
        var session = session();
        return remembered(session)
                .or(() -> remember(
                        session,
                        () -> Optional.ofNullable(session.getAttribute(PlayerToken.class))
                                .flatMap(players::find)));
    }

    /// The secret that the browser holds, which nobody is to see. Stores no player.
    ///
    /// @throws IllegalStateException outside of a Vaadin request and of `UI.access`
    public PlayerToken token() {
        return token(session());
    }

    private PlayerToken token(VaadinSession session) {
        begin(PlayerToken.random(random), session); // no first page went before, as in a test without a browser
        return session.getAttribute(PlayerToken.class);
    }

    /// Whoever holds the browser's token may be another player than before, or none.
    ///
    /// @throws IllegalStateException outside of a Vaadin request and of `UI.access`
    public void refresh() {
        session().setAttribute(Remembered.class, null);
    }

    /// Whose work it is that a session asks for: the stored player's number once the session knows it, and until
    /// then the session.
    public static Object owner(VaadinSession session) {
        return Optional.ofNullable(session.getAttribute(Remembered.class))
                .<Object>map(found -> found.player().id())
                .orElse(session);
    }

    /// Gives a session its token, which it keeps to its end.
    ///
    /// @return false when it has one already
    static boolean begin(PlayerToken token, VaadinSession session) {
        boolean begins = session.getAttribute(PlayerToken.class) == null;
        if (begins) {
            session.setAttribute(PlayerToken.class, token);
        }
        return begins;
    }

    private Optional<Player> remember(VaadinSession session, Supplier<Optional<Player>> search) {
        long changes = players.changes();
        var found = search.get();
        found.ifPresent(player -> {
            session.setAttribute(Remembered.class, new Remembered(player, changes));
            sessions.begin(session, new Holder(token(session).hash(), player.id()));
        });
        return found;
    }

    private Optional<Player> remembered(VaadinSession session) {
        return Optional.ofNullable(session.getAttribute(Remembered.class))
                .filter(found -> found.changes == players.changes())
                .map(Remembered::player);
    }

    static VaadinSession session() {
        return Optional.ofNullable(VaadinSession.getCurrent())
                .orElseThrow(
                        () -> new IllegalStateException("no Vaadin session here: ask in a request or in UI.access"));
    }
}
