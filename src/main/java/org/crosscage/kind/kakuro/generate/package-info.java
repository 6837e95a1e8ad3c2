/// Drafts of Kakuro for the generator: a pattern of black cells as the options want it, digits that keep the runs, and
/// their tuning until the clues say as much as the grade wants. How much they say is found by narrowing each run alone.
@NullMarked
package org.crosscage.kind.kakuro.generate;

import org.jspecify.annotations.NullMarked;
