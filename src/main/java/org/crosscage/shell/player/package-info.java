/// The player of a request or a page: their cookie, their sessions, how much they may still do.
@NullMarked
package org.crosscage.shell.player;

import org.jspecify.annotations.NullMarked;
