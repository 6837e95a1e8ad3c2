/// The web around the views: cookies, security headers, sessions, the first HTML page. Knows Spring and servlets,
/// and no puzzle. What a player sees belongs to the `ui` packages, what a player does to [org.crosscage.game].
@NullMarked
package org.crosscage.shell;

import org.jspecify.annotations.NullMarked;
