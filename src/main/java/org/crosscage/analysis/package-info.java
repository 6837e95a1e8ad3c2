/// What is known of a puzzle beyond its clues: how many solutions it has, which of its clues contradict each other, and
/// how hard it is.
@NullMarked
package org.crosscage.analysis;

import org.jspecify.annotations.NullMarked;
