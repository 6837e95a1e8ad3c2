/// The teacher's sentences, in parts that light up on the board.
@NullMarked
package org.crosscage.teach.words;

import org.jspecify.annotations.NullMarked;
