/// What the clues say of a position: what each has so far, what it can still be, and why one can no longer be met.
@NullMarked
package org.crosscage.teach.clue;

import org.jspecify.annotations.NullMarked;
