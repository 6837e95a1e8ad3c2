/// What follows when a digit or a layout is supposed: simple iteration over all constraints, and why it ended as it
/// did.
@NullMarked
package org.crosscage.core.logic.trial;

import org.jspecify.annotations.NullMarked;
