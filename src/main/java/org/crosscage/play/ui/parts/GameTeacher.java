package org.crosscage.play.ui.parts;

import java.util.concurrent.Executor;
import org.crosscage.analysis.Ratings;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.teach.Hints;
import org.crosscage.teach.WalkthroughSearch;
import org.springframework.stereotype.Component;

/// The teacher as pages of a game ask it, beside the page.
///
/// @param backgroundTasks where work is done that a player waits for with a finger on the key
/// @param costlyTasks where work is done that takes long
@Component
public record GameTeacher(
        SolutionFinder finder,
        Hints hints,
        HintTimer timer,
        Ratings ratings,
        WalkthroughSearch search,
        Executor backgroundTasks,
        Executor costlyTasks) {}
