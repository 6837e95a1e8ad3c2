package org.crosscage.teach;

import java.util.List;
import java.util.Optional;
import org.crosscage.core.logic.Technique;

/// How a player wants to be taught.
///
/// @param techniques those the player has switched on, easiest first
/// @param marks whether the player works with candidate marks; without, a hint leads up to the next digit
/// @param tidy whether marks tidy themselves after a digit
/// @param practised the technique for which the game was begun, if it was
public record Teaching(List<Technique> techniques, boolean marks, boolean tidy, Optional<Technique> practised) {

    /// Of who practises nothing in particular.
    public Teaching(List<Technique> techniques, boolean marks, boolean tidy) {
        this(techniques, marks, tidy, Optional.empty());
    }

    public Teaching {
        techniques = List.copyOf(techniques);
    }

    boolean practises(Technique technique) {
        return practised.filter(technique::equals).isPresent();
    }
}
