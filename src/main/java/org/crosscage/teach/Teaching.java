package org.crosscage.teach;

import java.util.List;
import java.util.Optional;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.logic.Technique;
import org.crosscage.player.Preferences;

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

    /// @param preferences those that hold in the game
    public static Teaching of(Preferences preferences, PuzzleKind kind, Optional<Technique> practised) {
        return new Teaching(
                preferences.get(Preferences.TECHNIQUES).of(kind),
                preferences.get(Preferences.MARKS_IN_HINTS),
                preferences.get(Preferences.TIDY_MARKS),
                practised);
    }

    public Teaching {
        techniques = List.copyOf(techniques);
    }

    boolean practises(Technique technique) {
        return practised.filter(technique::equals).isPresent();
    }
}
