/// What all stores share: transactions that share a write or reach the disk, and telling an outage from an error.
@NullMarked
package org.crosscage.store;

import org.jspecify.annotations.NullMarked;
