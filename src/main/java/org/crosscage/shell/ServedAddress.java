package org.crosscage.shell;

import java.util.Set;
import org.crosscage.shell.limit.BodyBudget;

/// An address at which a feature answers by a servlet of its own, beside its pages; each such feature
/// offers one.
///
/// @param path such as `/device/games`, or `/embed/*` for all below
/// @param methods of HTTP that it takes
/// @param mostBytes of the body of a request
public record ServedAddress(String path, Set<String> methods, int mostBytes) {

    public ServedAddress {
        methods = Set.copyOf(methods);
    }

    /// An address that takes as long a body as any page.
    public ServedAddress(String path, Set<String> methods) {
        this(path, methods, BodyBudget.MOST_BYTES);
    }

    boolean takes(String method, String asked) {
        return isAt(asked) && methods.contains(method);
    }

    boolean isAt(String asked) {
        return path.endsWith("/*") ? asked.startsWith(path.substring(0, path.length() - 1)) : path.equals(asked);
    }
}
