/// When a page may open: whose turn it is, and who comes too late for one. Opening costs ten times what a move does, so
/// it has rules of its own, which know neither what a page shows nor who may ask for one.
@NullMarked
package org.crosscage.shell.opening;

import org.jspecify.annotations.NullMarked;
