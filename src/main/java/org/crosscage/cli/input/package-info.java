/// What is typed after a command, and what it is typed of: options that several commands share, the numbers and sizes
/// that they take, and the puzzles of files.
@NullMarked
package org.crosscage.cli.input;

import org.jspecify.annotations.NullMarked;
