/// Games and who plays them: players, games and their moves, hints, and where they are stored. The views are in
/// `play.ui`; what a puzzle is and how it is solved belongs to [org.crosscage.core].
@NullMarked
package org.crosscage.play;

import org.jspecify.annotations.NullMarked;
