/// How much one player and one address may ask for. Knows the web, and no view.
@NullMarked
package org.crosscage.shell.limit;

import org.jspecify.annotations.NullMarked;
