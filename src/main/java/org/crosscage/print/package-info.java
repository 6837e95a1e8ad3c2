/// Puzzles on paper: which stands on which page, and the pages as a file of PDF. Boards come from `drawing`, so that no
/// kind of puzzle is known here; where puzzles come from is somebody else's.
@NullMarked
package org.crosscage.print;

import org.jspecify.annotations.NullMarked;
