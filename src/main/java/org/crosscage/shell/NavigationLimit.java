package org.crosscage.shell;

import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.HasErrorParameter;
import com.vaadin.flow.server.ServiceInitEvent;
import com.vaadin.flow.server.VaadinServiceInitListener;
import com.vaadin.flow.server.VaadinSession;
import java.time.Duration;
import org.crosscage.shell.limit.Limit;
import org.crosscage.shell.limit.RateLimits;
import org.crosscage.shell.page.PageOpenings;
import org.crosscage.shell.player.PlayerLimits;
import org.crosscage.texts.Texts;
import org.springframework.stereotype.Component;
import org.springframework.web.context.request.RequestContextHolder;

/// Shows a page that says when to try again instead of a view past the limit, or of one that waited too long for its
/// turn.
@Component
final class NavigationLimit implements VaadinServiceInitListener {

    private static final long serialVersionUID = 1L;

    /// Whether a session has a place among the views.
    private static final String HAS_PLACE = NavigationLimit.class.getName() + ".place";

    private final transient RateLimits limits;
    private final transient PlayerLimits players;
    private final transient PageOpenings openings;
    private final transient Texts texts;

    NavigationLimit(RateLimits limits, PlayerLimits players, PageOpenings openings, Texts texts) {
        this.openings = openings;
        this.limits = limits;
        this.players = players;
        this.texts = texts;
    }

    @Override
    public void serviceInit(ServiceInitEvent event) {
        event.getSource().addUIInitListener(init -> init.getUI().addBeforeEnterListener(this::beforeEnter));
    }

    private void beforeEnter(BeforeEnterEvent event) {
        if (HasErrorParameter.class.isAssignableFrom(event.getNavigationTarget())) {
            return;
        }
        var visitor = players.visitor();
        var wait = limits.refusal(Limit.NAVIGATION, visitor);
        if (wait.isPresent()) {
            refuse(event, "limited", wait.get());
        } else if (!hasPlace(event.getUI().getSession())) {
            limits.refund(Limit.NAVIGATION, visitor);
            refuse(event, "busy", PageOpenings.AGAIN);
        }
    }

    /// Waits for a place, which is left together with the session's lock. Keeping it longer could block: the end
    /// of this request needs the lock, and the next request of the session may hold it while it waits for a place.
    /// A view that follows work in the background does not wait, because its thread has a place of another kind.
    private boolean hasPlace(VaadinSession session) {
        if (session.getAttribute(HAS_PLACE) != null || RequestContextHolder.getRequestAttributes() == null) {
            return true;
        }
        if (!openings.tryEnterView()) {
            return false;
        }
        session.setAttribute(HAS_PLACE, true);
        session.access(() -> {
            session.setAttribute(HAS_PLACE, null);
            openings.leaveView();
        });
        return true;
    }

    private void refuse(BeforeEnterEvent event, String why, Duration wait) {
        var words = texts.say("shell." + why + ".text", "wait", PlayerLimits.words(texts, wait));
        event.rerouteToError(new TooManyViewsException(texts.say("shell." + why + ".title"), words), "");
    }
}
