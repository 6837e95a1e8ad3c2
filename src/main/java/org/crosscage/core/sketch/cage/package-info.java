/// The editor of every kind whose puzzles are cages in a square grid: such a kind writes [CageRules].
@NullMarked
package org.crosscage.core.sketch.cage;

import org.jspecify.annotations.NullMarked;
