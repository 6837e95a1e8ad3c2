/// How new Killer Sudokus are made: full grids, and cages cut from them.
@NullMarked
package org.crosscage.kind.killer.generate;

import org.jspecify.annotations.NullMarked;
