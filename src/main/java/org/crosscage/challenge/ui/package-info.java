/// The page of a challenge, for the challenger and for friends.
@NullMarked
package org.crosscage.challenge.ui;

import org.jspecify.annotations.NullMarked;
