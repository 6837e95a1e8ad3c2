/// How much one player and one address may ask for, and how much all of them may send at once. Knows the web, and no
/// view.
@NullMarked
package org.crosscage.shell.limit;

import org.jspecify.annotations.NullMarked;
