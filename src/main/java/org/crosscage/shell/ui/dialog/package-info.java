/// Dialogs: a question, a name, a deletion.
@NullMarked
package org.crosscage.shell.ui.dialog;

import org.jspecify.annotations.NullMarked;
