/// The pages that teach: how to play and the first lessons, the catalogue of techniques with a page for each, the
/// table of combinations. Knows what there is to learn, the board and the texts; stores nothing but the games that
/// somebody begins here.
@NullMarked
package org.crosscage.learn.ui;

import org.jspecify.annotations.NullMarked;
