package org.crosscage.shell;

import com.vaadin.flow.server.ServiceInitEvent;
import com.vaadin.flow.server.VaadinServiceInitListener;
import com.vaadin.flow.server.VaadinSession;
import com.vaadin.flow.server.WrappedSession;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import org.crosscage.player.PlayerToken;
import org.crosscage.player.store.Players;
import org.crosscage.player.store.PlayersListener;
import org.springframework.stereotype.Component;

/// Ends the sessions of browsers that were put out: their pages remember the player. Safe for use by several threads.
@Component
final class PlayerSessions implements VaadinServiceInitListener, PlayersListener {

    private static final long serialVersionUID = 1L;

    private final transient Set<VaadinSession> sessions = ConcurrentHashMap.newKeySet();
    private final transient Players players;

    PlayerSessions(Players players) {
        this.players = players;
    }

    @Override
    public void serviceInit(ServiceInitEvent event) {
        event.getSource().addSessionInitListener(init -> sessions.add(init.getSession()));
        event.getSource().addSessionDestroyListener(end -> sessions.remove(end.getSession()));
    }

    /// [CurrentPlayer] looks again by itself.
    @Override
    public void playersChanged() {
        // nothing is remembered here
    }

    @Override
    public void browserPutOut(String tokenHash) {
        end(session ->
                token(session).filter(token -> token.hash().equals(tokenHash)).isPresent());
    }

    @Override
    public void browsersPutOut() {
        end(session -> CurrentPlayer.isRemembered(session)
                && token(session).flatMap(players::find).isEmpty());
    }

    private static Optional<PlayerToken> token(VaadinSession session) {
        return Optional.ofNullable(session.getAttribute(PlayerToken.class));
    }

    private void end(Predicate<VaadinSession> isPutOut) {
        sessions.forEach(session -> session.access(() -> {
            if (isPutOut.test(session)) {
                session.close();
                Optional.ofNullable(session.getSession()).ifPresent(WrappedSession::invalidate);
            }
        }));
    }
}
