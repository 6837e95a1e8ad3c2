/// Components that the views of several features use. The frame around them is [org.crosscage.shell.ui.frame]; a view
/// itself belongs to the `ui` package of its feature.
@NullMarked
package org.crosscage.shell.ui;

import org.jspecify.annotations.NullMarked;
