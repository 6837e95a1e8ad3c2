/// What a KenKen is, for all the rest of its folder: the lines and cages that make a puzzle, and the outlines of cages
/// in a grid.
@NullMarked
package org.crosscage.kind.kenken.rules;

import org.jspecify.annotations.NullMarked;
