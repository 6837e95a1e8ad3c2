package org.crosscage.core.model;

/// What a thing is in an explanation: a cell that is lit while it is told, or a word that names the thing.
public enum Role {
    /// Where to look.
    LOOK,
    /// Part of the proof.
    CAUSE,
    /// Goes away, or is wrong.
    GONE,
    /// Comes out: the result.
    FOUND,
    /// Cannot all stand as it is, although no single cell is to blame: it glows and is not struck out.
    BROKEN
}
