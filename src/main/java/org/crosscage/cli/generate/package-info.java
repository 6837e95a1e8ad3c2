/// Puzzles that are made for a file: batches from neighbouring seeds, books, the shipped packs, puzzles to practise
/// on and those that scores are compared with.
@NullMarked
package org.crosscage.cli.generate;

import org.jspecify.annotations.NullMarked;
