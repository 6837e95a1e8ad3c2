package org.crosscage.shell.ui.frame;

import java.util.Optional;

/// Says how far the player is at a place of the navigation.
public interface DestinationProgress {

    /// The address of the place, without the leading slash.
    String path();

    /// The words of a tick beside the name of the place; empty where there is none. Costs a query only when it is asked
    /// anew, and at the first time of a session and of a day.
    ///
    /// @param isAnew whether something may have been finished since
    Optional<String> words(boolean isAnew);
}
