/// What all stores share: transactions that reach the disk, and telling an outage from an error.
@NullMarked
package org.crosscage.store;

import org.jspecify.annotations.NullMarked;
