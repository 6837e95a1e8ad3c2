/// Challenges: a finished game under a link for friends, and how they did in their own games of its puzzle.
@NullMarked
package org.crosscage.challenge;

import org.jspecify.annotations.NullMarked;
