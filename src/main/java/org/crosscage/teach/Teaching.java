package org.crosscage.teach;

import java.util.List;
import org.crosscage.core.logic.Technique;

/// How a player wants to be taught.
///
/// @param techniques those the player has switched on, easiest first
/// @param marks whether the player works with candidate marks; without, a hint leads up to the next digit
/// @param tidy whether marks tidy themselves after a digit
public record Teaching(List<Technique> techniques, boolean marks, boolean tidy) {

    public Teaching {
        techniques = List.copyOf(techniques);
    }
}
