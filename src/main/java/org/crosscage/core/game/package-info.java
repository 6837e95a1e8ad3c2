/// One game as a value: its log entries with their one-line texts, moves, branches, undo and redo. Nothing here is
/// stored or drawn; the same log is folded by `frontend/board` in the browser.
@NullMarked
package org.crosscage.core.game;

import org.jspecify.annotations.NullMarked;
