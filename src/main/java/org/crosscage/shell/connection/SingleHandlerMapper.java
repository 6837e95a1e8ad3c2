package org.crosscage.shell.connection;

import java.util.Map;
import org.atmosphere.util.DefaultEndpointMapper;

/// Finds who handles a message of a websocket. It is always Vaadin; Atmosphere's own way makes a pattern of each
/// handler's address and compares it, for each message. Atmosphere makes one by its name, so that it is public and
/// needs nothing.
///
/// @param <H> what handles messages
public final class SingleHandlerMapper<H> extends DefaultEndpointMapper<H> {

    @Override
    protected H match(String path, Map<String, H> handlers) {
        return handlers.size() == 1 ? handlers.values().iterator().next() : super.match(path, handlers);
    }
}
