/// Fields and lists that several features ask by.
@NullMarked
package org.crosscage.shell.ui.field;

import org.jspecify.annotations.NullMarked;
