/// The pages that teach a newcomer: how to play, and the first lessons. Knows the lessons, the board and the texts;
/// stores nothing.
@NullMarked
package org.crosscage.learn.ui;

import org.jspecify.annotations.NullMarked;
