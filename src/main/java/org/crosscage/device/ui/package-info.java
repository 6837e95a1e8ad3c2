/// The page where a player chooses puzzles for the time without a connection.
@NullMarked
package org.crosscage.device.ui;

import org.jspecify.annotations.NullMarked;
