/// The editor: the list of drafts, and the page on which one is drawn, looked into and mended.
@NullMarked
package org.crosscage.edit.ui;

import org.jspecify.annotations.NullMarked;
