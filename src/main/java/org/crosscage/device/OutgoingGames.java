package org.crosscage.device;

import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// Games on their way to a browser. Each is packed when those before it are written, so that a slow reader holds the
/// memory of one game; it is the reader's until this is closed.
final class OutgoingGames implements Iterable<DeviceGame>, AutoCloseable {

    static final OutgoingGames NONE = new OutgoingGames(List.of(), _ -> Optional.empty(), () -> {});

    private final List<String> ids;
    private final Function<String, Optional<DeviceGame>> packing;
    private final Runnable end;

    /// @param packing empty for a game that was deleted meanwhile
    /// @param end gives the memory back
    OutgoingGames(List<String> ids, Function<String, Optional<DeviceGame>> packing, Runnable end) {
        this.ids = List.copyOf(ids);
        this.packing = packing;
        this.end = end;
    }

    /// @return empty for a game that is none of these
    Optional<DeviceGame> game(String id) {
        return ids.contains(id) ? packing.apply(id) : Optional.empty();
    }

    @Override
    public Iterator<DeviceGame> iterator() {
        return ids.stream().map(packing).flatMap(Optional::stream).iterator();
    }

    @Override
    public void close() {
        end.run();
    }
}
