/// How the puzzles of the day look: a day's page with its results, the calendar of all days, and the address that
/// leads straight into one of them.
@NullMarked
package org.crosscage.daily.ui;

import org.jspecify.annotations.NullMarked;
