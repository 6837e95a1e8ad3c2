/// What a player prefers, as pages and as a dialog: settings, and the techniques that hints use.
@NullMarked
package org.crosscage.settings.ui;

import org.jspecify.annotations.NullMarked;
