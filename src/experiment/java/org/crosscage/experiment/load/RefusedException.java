package org.crosscage.experiment.load;

import java.io.IOException;
import java.util.Set;

/// The server answered a request with an error.
final class RefusedException extends IOException {

    private static final long serialVersionUID = 1L;
    /// 502 and 504 are of a proxy whose servers are all away.
    private static final Set<Integer> BUSY = Set.of(429, 502, 503, 504);

    private final int status;

    RefusedException(String what, int status) {
        super(what + " answers " + status);
        this.status = status;
    }

    /// The HTTP status.
    int status() {
        return status;
    }

    /// Whether it is a limit that was passed, or a server that takes nobody now: worth another try later.
    boolean isForNow() {
        return BUSY.contains(status);
    }
}
