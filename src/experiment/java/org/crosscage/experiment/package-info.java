/// The command `experiment`, which makes the tables of `docs/experiments.md` anew. No part of the game: a source set of
/// its own over the game's classes, and over its command line, whose options and tables it shares.
@NullMarked
package org.crosscage.experiment;

import org.jspecify.annotations.NullMarked;
