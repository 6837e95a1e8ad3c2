/// Values for whatever shows a board: lights, playbacks, sentences that light up, the cards beside it, and the JSON
/// of all of it as plain values and as text. Knows no web.
@NullMarked
package org.crosscage.board;

import org.jspecify.annotations.NullMarked;
