/// Puzzles being drawn: sketches that may be unfinished, the edits that change them, and what can be said of them:
/// how many solutions, how hard, what would make them unique. No words, no pages; those are in `edit.ui`.
@NullMarked
package org.crosscage.edit;

import org.jspecify.annotations.NullMarked;
