package org.crosscage.shell.connection;

import com.vaadin.flow.server.ServiceInitEvent;
import com.vaadin.flow.server.VaadinServiceInitListener;
import com.vaadin.flow.server.VaadinServletService;
import java.util.Collections;
import org.atmosphere.cpr.AtmosphereFramework;
import org.springframework.stereotype.Component;

/// Leaves the end of push to the end of the server. Atmosphere has a hook in the JVM that closes every websocket at
/// SIGTERM, however long the server goes on with the pages that are open (`Draining`); there is no setting for that.
/// Vaadin ends it with its servlet all the same.
@Component
final class PushWhileDraining implements VaadinServiceInitListener {

    private static final long serialVersionUID = 1L;
    private static final String HOOK = "shutdownHook";

    @Override
    public void serviceInit(ServiceInitEvent event) {
        if (event.getSource() instanceof VaadinServletService service) {
            var context = service.getServlet().getServletContext();
            Collections.list(context.getAttributeNames()).stream()
                    .map(context::getAttribute)
                    .filter(AtmosphereFramework.class::isInstance)
                    .forEach(PushWhileDraining::removeHook);
        }
    }

    /// @throws IllegalStateException when this Atmosphere has another way to end
    private static void removeHook(Object atmosphere) {
        try {
            var hook = AtmosphereFramework.class.getDeclaredField(HOOK);
            hook.setAccessible(true);
            Runtime.getRuntime().removeShutdownHook((Thread) hook.get(atmosphere));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("Atmosphere has no field '" + HOOK + "' any more: see how it ends now", e);
        }
    }
}
