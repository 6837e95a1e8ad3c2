/// Puzzles of every kind as JSON. The one room of the core that knows a library for that; what the pieces mean is a
/// matter of the kinds, which it is given.
@NullMarked
package org.crosscage.kind.json;

import org.jspecify.annotations.NullMarked;
