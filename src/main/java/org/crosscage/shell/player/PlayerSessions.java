package org.crosscage.shell.player;

import com.vaadin.flow.server.ServiceInitEvent;
import com.vaadin.flow.server.VaadinServiceInitListener;
import com.vaadin.flow.server.VaadinSession;
import com.vaadin.flow.server.VaadinSessionState;
import com.vaadin.flow.server.WrappedSession;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import org.crosscage.player.store.Browsers;
import org.crosscage.player.store.Browsers.Holder;
import org.crosscage.player.store.PlayersListener;
import org.springframework.stereotype.Component;

/// Ends the sessions of browsers that were put out: their pages remember the player. Safe for use by several threads.
@Component
final class PlayerSessions implements VaadinServiceInitListener, PlayersListener {

    private static final long serialVersionUID = 1L;

    private final transient Map<VaadinSession, Holder> holders = new ConcurrentHashMap<>();
    private final transient Browsers browsers;

    PlayerSessions(Browsers browsers) {
        this.browsers = browsers;
    }

    @Override
    public void serviceInit(ServiceInitEvent event) {
        event.getSource().addSessionDestroyListener(end -> holders.remove(end.getSession()));
    }

    /// A session's pages show what its player has from here on. Those of the player before end with the session if
    /// the browser was put out unheard; of a player who was joined or deleted nothing is left to show.
    ///
    /// @param session locked; one that has ended is passed over, since nothing would remove it any more
    void begin(VaadinSession session, Holder holder) {
        if (session.getState() != VaadinSessionState.OPEN) {
            return;
        }
        var before = holders.put(session, holder);
        if (before != null && before.player() != holder.player() && browsers.isPutOut(before)) {
            end(session::equals);
        }
    }

    /// [CurrentPlayer] looks again by itself.
    @Override
    public void playersChanged() {
        // nothing of a player is remembered here
    }

    @Override
    public void browserPutOut(String tokenHash) {
        end(session -> Optional.ofNullable(holders.get(session))
                .filter(holder -> holder.tokenHash().equals(tokenHash))
                .isPresent());
    }

    /// Those of players who are deleted stay: there is nothing that their pages could still do.
    @Override
    public void browsersPutOut() {
        var putOut = browsers.putOut(holders.values());
        end(session -> Optional.ofNullable(holders.get(session))
                .filter(putOut::contains)
                .isPresent());
    }

    /// On a thread of its own: whoever asks may have another session locked.
    private void end(Predicate<VaadinSession> isPutOut) {
        var ended = holders.keySet().stream().filter(isPutOut).toList();
        if (!ended.isEmpty()) {
            Thread.ofVirtual().name("put-out").start(() -> ended.forEach(PlayerSessions::end));
        }
    }

    private static void end(VaadinSession session) {
        session.access(() -> {
            session.close();
            Optional.ofNullable(session.getSession()).ifPresent(WrappedSession::invalidate);
        });
    }
}
