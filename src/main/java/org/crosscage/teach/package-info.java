/// What the teacher says of a position: hints and what they cost, mistakes, refutations, all open steps,
/// walk-throughs. It computes facts alone: words are in `texts`, and where hints are paid is stored by
/// [org.crosscage.game.store].
@NullMarked
package org.crosscage.teach;

import org.jspecify.annotations.NullMarked;
