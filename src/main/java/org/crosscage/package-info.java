/// The entry point and nothing else: [org.crosscage.Application] starts the server, or hands a sub-command over to
/// [org.crosscage.cli]. Everything that does something has a package of its own below.
@NullMarked
package org.crosscage;

import org.jspecify.annotations.NullMarked;
