/// What the screens of a game share.
@NullMarked
package org.crosscage.play.ui.parts;

import org.jspecify.annotations.NullMarked;
