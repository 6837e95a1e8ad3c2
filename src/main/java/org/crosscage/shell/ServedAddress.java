package org.crosscage.shell;

import java.util.Set;

/// An address at which a feature answers by a servlet of its own, beside its pages; each such feature
/// offers one.
///
/// @param path such as `/device/games`
/// @param methods of HTTP that it takes
public record ServedAddress(String path, Set<String> methods) {

    public ServedAddress {
        methods = Set.copyOf(methods);
    }

    boolean takes(String method, String asked) {
        return path.equals(asked) && methods.contains(method);
    }
}
