/// Work that takes long: whose turn it is, so that all of it shares a few processors and leaves the others to moves and
/// hints.
@NullMarked
package org.crosscage.work;

import org.jspecify.annotations.NullMarked;
