/// Work that is too long for an event of a page and goes on beside it.
@NullMarked
package org.crosscage.shell.ui.task;

import org.jspecify.annotations.NullMarked;
