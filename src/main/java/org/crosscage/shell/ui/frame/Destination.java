package org.crosscage.shell.ui.frame;

import com.vaadin.flow.router.Location;
import com.vaadin.flow.router.RouteConfiguration;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/// A place in the navigation.
///
/// @param key names it in the texts, `shell.destination.<key>`
/// @param path the address without the leading slash
/// @param rooms first segments of the addresses that belong to it
record Destination(String key, String path, Set<String> rooms) {

    private static final List<Destination> ALL = List.of(
            new Destination("play", "", Set.of("", "play", "p", "import", "edit", "set", "sets", "print")),
            new Destination("daily", "daily", Set.of("daily")),
            new Destination("library", "library", Set.of("library")),
            new Destination("learn", "learn", Set.of("learn", "how-to-play")),
            new Destination("train", "train", Set.of("train")),
            new Destination("lab", "lab", Set.of("lab")));

    /// The destinations that have a view, in their order. The navigation never leads nowhere.
    static Stream<Destination> open() {
        return ALL.stream().filter(destination -> isOpen(destination.path));
    }

    static boolean isOpen(String path) {
        return RouteConfiguration.forApplicationScope().getRoute(path).isPresent();
    }

    boolean holds(Location location) {
        return rooms.contains(location.getFirstSegment());
    }
}
