package org.crosscage.shell.connection;

import org.atmosphere.cache.BroadcastMessage;
import org.atmosphere.cache.UUIDBroadcasterCache;

/// What a page that polls has not fetched yet. Atmosphere puts texts in as well that a websocket did not take, with
/// their length in front, and sends them with another length when the page is back, which the page cannot read. It
/// makes one by its name, so that it is public and needs nothing.
public final class LongPollingCache extends UUIDBroadcasterCache {

    @Override
    protected boolean inspect(BroadcastMessage message) {
        return !(message.message() instanceof String) && super.inspect(message);
    }
}
