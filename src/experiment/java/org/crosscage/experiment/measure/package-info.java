/// What experiments share: clocks, the puzzles that a table has a row for, the files in which long runs are kept.
@NullMarked
package org.crosscage.experiment.measure;

import org.jspecify.annotations.NullMarked;
