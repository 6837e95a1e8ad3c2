/// The error for a setting of the server that nobody can use, wherever it is read. Knows the JDK only.
@NullMarked
package org.crosscage.setting;

import org.jspecify.annotations.NullMarked;
