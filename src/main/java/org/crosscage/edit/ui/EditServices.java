package org.crosscage.edit.ui;

import java.util.concurrent.Executor;
import org.crosscage.analysis.Ratings;
import org.crosscage.edit.ClueFinder;
import org.crosscage.edit.Inspector;
import org.crosscage.edit.UniquenessRepair;
import org.crosscage.edit.store.DraftStore;
import org.crosscage.game.store.GameService;
import org.crosscage.shell.CurrentPlayer;
import org.crosscage.shell.PlayerLimits;

/// What the editor's pages work with.
///
/// @param backgroundTasks where work is done that is too long for an event
/// @param costlyTasks where work is done that takes long
record EditServices(
        DraftStore drafts,
        Inspector inspector,
        UniquenessRepair repair,
        ClueFinder filling,
        Ratings ratings,
        GameService games,
        CurrentPlayer player,
        PlayerLimits limits,
        Executor backgroundTasks,
        Executor costlyTasks) {}
