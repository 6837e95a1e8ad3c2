/// The frame that every view stands in, and the views that say what went wrong.
@NullMarked
package org.crosscage.shell.ui.frame;

import org.jspecify.annotations.NullMarked;
