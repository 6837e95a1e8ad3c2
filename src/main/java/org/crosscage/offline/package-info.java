/// The teacher for a page without a server: compiled for browsers by TeaVM. It is asked and answers in
/// JSON, and has no word, no hint and no rule of its own.
@NullMarked
package org.crosscage.offline;

import org.jspecify.annotations.NullMarked;
