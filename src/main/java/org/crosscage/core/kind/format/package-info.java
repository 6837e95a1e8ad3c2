/// Readers that formats of several kinds share: of lists of cages, of the ids and saved games of Simon Tatham's
/// Portable Puzzle Collection, and of JSON as other programs write it.
@NullMarked
package org.crosscage.core.kind.format;

import org.jspecify.annotations.NullMarked;
