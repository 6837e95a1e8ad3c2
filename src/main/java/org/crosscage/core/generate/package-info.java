/// What generating is: drafts that a kind supplies are repaired until a solver proves exactly one solution.
/// No kind is known here.
@NullMarked
package org.crosscage.core.generate;

import org.jspecify.annotations.NullMarked;
