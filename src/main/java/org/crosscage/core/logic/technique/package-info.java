/// The techniques, one class each, named as players name them. A technique reads a board and finds steps; it keeps
/// no state and no words. What several need to know of clues is worked out beside the board by the package above.
@NullMarked
package org.crosscage.core.logic.technique;

import org.jspecify.annotations.NullMarked;
