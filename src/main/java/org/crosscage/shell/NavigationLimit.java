package org.crosscage.shell;

import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.HasErrorParameter;
import com.vaadin.flow.server.ServiceInitEvent;
import com.vaadin.flow.server.VaadinServiceInitListener;
import com.vaadin.flow.server.VaadinSession;
import org.crosscage.shell.limit.Limit;
import org.crosscage.shell.limit.RateLimits;
import org.crosscage.texts.Texts;
import org.springframework.stereotype.Component;

/// Shows a page that says when to try again instead of a view past the limit, or of one that waited too long for its
/// turn.
@Component
final class NavigationLimit implements VaadinServiceInitListener {

    private static final long serialVersionUID = 1L;

    private static final String VIEW = NavigationLimit.class.getName() + ".view";

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
            refuse(event, texts.say("shell.limited.text", "wait", PlayerLimits.words(texts, wait.get())));
        } else if (!isTurn(event.getUI().getSession())) {
            limits.refund(Limit.NAVIGATION, visitor);
            refuse(event, texts.say("shell.busy.text", "wait", PlayerLimits.words(texts, PageOpenings.AGAIN)));
        }
    }

    /// Whether a view may be built now. It keeps its place while its session is locked, and no longer: whoever waits
    /// for a place has the lock of their own session, for which the end of the request before may wait.
    private boolean isTurn(VaadinSession session) {
        if (session.getAttribute(VIEW) != null) {
            return true; // a view that leads to another one
        }
        if (!openings.enterView()) {
            return false;
        }
        session.setAttribute(VIEW, true);
        session.access(() -> {
            session.setAttribute(VIEW, null);
            openings.leaveView();
        });
        return true;
    }

    private static void refuse(BeforeEnterEvent event, String words) {
        event.rerouteToError(new TooManyViewsException(words), "");
    }
}
