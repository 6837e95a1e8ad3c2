/// Where challenges are stored.
@NullMarked
package org.crosscage.challenge.store;

import org.jspecify.annotations.NullMarked;
