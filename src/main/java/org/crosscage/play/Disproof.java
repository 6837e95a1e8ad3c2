package org.crosscage.play;

import java.util.List;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.Step;

/// Why a digit, or all marks of a cell, cannot be right: steps that follow from it and from digits that are right, up
/// to something impossible.
///
/// @param chain the steps, each of which something later rests on; none when the clash stands on the board already
/// @param end what is impossible then; its key is one of [Clash]'s. When no chain of techniques gets there,
///     [Clash#SEARCHED], and in a hint [Clash#FAR] when no chain does that is short enough to be told
public record Disproof(List<Step> chain, Reason end) {

    public Disproof {
        chain = List.copyOf(chain);
    }
}
