package org.crosscage.offline.jdk;

import java.time.Instant;

/// `java.time.InstantSource`.
public interface InstantSource {

    Instant instant();

    static InstantSource system() {
        return Instant::now;
    }

    static InstantSource fixed(Instant instant) {
        return () -> instant;
    }
}
