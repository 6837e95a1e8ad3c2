package org.crosscage.core.logic;

import org.crosscage.core.model.Digits;

/// Digits taken from the candidates of a cell; at least one.
public record Elimination(int cell, Digits digits) {

    public Elimination {
        if (digits.isEmpty()) {
            throw new IllegalArgumentException("an elimination takes at least one digit");
        }
    }
}
