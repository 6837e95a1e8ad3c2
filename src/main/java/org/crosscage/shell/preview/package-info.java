/// What is seen of a page where its address is passed on, before anybody opens it. Features say it of their own
/// addresses ([LinkPreviewSource]).
@NullMarked
package org.crosscage.shell.preview;

import org.jspecify.annotations.NullMarked;
