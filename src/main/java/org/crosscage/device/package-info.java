/// Games as a browser keeps them for the time without a connection: what it gets of them, and what it
/// brings back.
@NullMarked
package org.crosscage.device;

import org.jspecify.annotations.NullMarked;
