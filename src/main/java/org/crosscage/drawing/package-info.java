/// A puzzle's picture as shapes: where each line, tile and figure of a board stands, once for every still picture
/// that is made of it (in a page, as SVG, as pixels, on paper). What is drawn comes from core.model; nothing here
/// knows a kind of puzzle, a word or the web.
@NullMarked
package org.crosscage.drawing;

import org.jspecify.annotations.NullMarked;
