package org.crosscage.shell;

import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.HasErrorParameter;
import com.vaadin.flow.server.ServiceInitEvent;
import com.vaadin.flow.server.VaadinServiceInitListener;
import org.crosscage.shell.limit.Limit;
import org.crosscage.shell.limit.RateLimits;
import org.crosscage.texts.Texts;
import org.springframework.stereotype.Component;

/// Shows a page that says when to try again instead of a view past the limit.
@Component
final class NavigationLimit implements VaadinServiceInitListener {

    private static final long serialVersionUID = 1L;

    private final transient RateLimits limits;
    private final transient PlayerLimits players;
    private final transient Texts texts;

    NavigationLimit(RateLimits limits, PlayerLimits players, Texts texts) {
        this.limits = limits;
        this.players = players;
        this.texts = texts;
    }

    @Override
    public void serviceInit(ServiceInitEvent event) {
        event.getSource().addUIInitListener(init -> init.getUI().addBeforeEnterListener(this::beforeEnter));
    }

    private void beforeEnter(BeforeEnterEvent event) {
        if (!HasErrorParameter.class.isAssignableFrom(event.getNavigationTarget())) {
            limits.refusal(Limit.NAVIGATION, players.visitor())
                    .ifPresent(wait -> event.rerouteToError(
                            new TooManyViewsException(
                                    texts.say("shell.limited.text", "wait", PlayerLimits.words(texts, wait))),
                            ""));
        }
    }
}
