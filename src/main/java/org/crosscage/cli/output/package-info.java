/// What a command writes: formats of puzzles, pictures, lines of JSON, tables, whole files.
@NullMarked
package org.crosscage.cli.output;

import org.jspecify.annotations.NullMarked;
