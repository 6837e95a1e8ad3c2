package org.crosscage.play.ui;

import java.util.concurrent.Executor;
import org.crosscage.library.Oracle;
import org.crosscage.play.GameService;
import org.crosscage.play.Hints;
import org.crosscage.play.PreferenceService;
import org.crosscage.shell.CurrentPlayer;
import org.crosscage.texts.Texts;
import org.springframework.stereotype.Component;

/// What the screens of a game work with.
///
/// @param errands runs work that is too long for an event
@Component
record PlayDesk(
        GameService games,
        PreferenceService preferences,
        CurrentPlayer player,
        Oracle oracle,
        Hints hints,
        NextPuzzle nextPuzzle,
        Texts texts,
        Executor errands) {}
