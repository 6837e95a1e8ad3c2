/// What passes a puzzle on: its link, as text, code to scan and picture.
@NullMarked
package org.crosscage.board.ui.share;

import org.jspecify.annotations.NullMarked;
