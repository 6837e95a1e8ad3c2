/// The web around the views: the way of a request past limits and addresses. Knows Spring and servlets, and no
/// puzzle. What a player sees belongs to the `ui` packages, what a player does to [org.crosscage.game].
@NullMarked
package org.crosscage.shell;

import org.jspecify.annotations.NullMarked;
