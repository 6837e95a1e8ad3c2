/// What a board is told, by whatever shows it: lights, playbacks, sentences that light up, and the JSON of
/// all of it as plain values. Knows no web.
@NullMarked
package org.crosscage.board;

import org.jspecify.annotations.NullMarked;
