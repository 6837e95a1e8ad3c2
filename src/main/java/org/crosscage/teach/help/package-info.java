/// Help as a player meets it in a game: what is open, what is being looked for, what it costs, and what comes of a
/// press. Plain values that a page with a server and a page without one hold alike.
@NullMarked
package org.crosscage.teach.help;

import org.jspecify.annotations.NullMarked;
