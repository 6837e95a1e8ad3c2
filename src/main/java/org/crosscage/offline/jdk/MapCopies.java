package org.crosscage.offline.jdk;

import java.util.Map;

/// `Map.copyOf`. TeaVM's copy of an empty map divides by how many entries there are when it is asked for
/// one.
public final class MapCopies {

    private MapCopies() {}

    public static <K, V> Map<K, V> copyOf(Map<? extends K, ? extends V> map) {
        return map.isEmpty() ? Map.of() : Map.copyOf(map);
    }
}
