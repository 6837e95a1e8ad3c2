package org.crosscage.store;

import java.util.Optional;

/// That something stored was changed: never what it is now, which whoever wants to know reads from the database.
///
/// @param topic what sort of thing it is: a short word of small letters
/// @param id names the thing: URL-safe characters; empty where there is only one
/// @param version of the thing with the change; 0 where it has none
public record StoredChange(String topic, String id, long version) {

    /// As it goes from server to server.
    String written() {
        return topic + " " + id + " " + version;
    }

    /// @return empty when it is none, as from a server of another version
    static Optional<StoredChange> read(String text) {
        var parts = text.split(" ", -1);
        try {
            return parts.length == 3
                    ? Optional.of(new StoredChange(parts[0], parts[1], Long.parseLong(parts[2])))
                    : Optional.empty();
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }
}
