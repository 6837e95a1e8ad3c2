/// What generating and grading are: drafts that a kind supplies are repaired until a solver proves exactly one
/// solution; a puzzle is rated by the path that the techniques take through it. No kind is known here.
@NullMarked
package org.crosscage.core.generate;

import org.jspecify.annotations.NullMarked;
