package org.crosscage.experiment.load;

import java.io.IOException;
import java.util.Set;

/// The server answered a request with an error.
final class RefusedException extends IOException {

    private static final long serialVersionUID = 1L;
    private static final Set<Integer> BUSY = Set.of(429, 503);

    private final int status;

    RefusedException(String what, int status) {
        super(what + " answers " + status);
        this.status = status;
    }

    /// Whether it is a limit that was passed, or a server that takes nobody now: worth another try later.
    boolean isForNow() {
        return BUSY.contains(status);
    }
}
