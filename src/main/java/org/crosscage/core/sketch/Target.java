package org.crosscage.core.sketch;

import org.crosscage.core.model.Operation;

/// What the digits of a clue must come to.
public record Target(Operation operation, long number) {

    public static Target sum(long number) {
        return new Target(Operation.ADD, number);
    }
}
