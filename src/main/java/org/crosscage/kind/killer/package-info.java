/// Killer Sudoku: a Sudoku of four sizes with cages whose sums are known. This package fills the places that every kind
/// has; what such a puzzle is stands in `rules`, how others write it in `format`, how it is made
/// in `generate`.
@NullMarked
package org.crosscage.kind.killer;

import org.jspecify.annotations.NullMarked;
