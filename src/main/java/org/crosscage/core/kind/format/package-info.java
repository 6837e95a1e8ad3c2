/// What formats of several kinds share: lists of cages, the ids and saved games of Simon Tatham's Portable Puzzle
/// Collection, and JSON as other programs write it.
@NullMarked
package org.crosscage.core.kind.format;

import org.jspecify.annotations.NullMarked;
