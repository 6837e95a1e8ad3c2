/// Where a puzzle is chosen: home, library, import. Begins games, but does not play them.
@NullMarked
package org.crosscage.library.ui;

import org.jspecify.annotations.NullMarked;
