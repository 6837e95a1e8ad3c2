/// All data of a data folder at once: into PostgreSQL, or into a backup, counted and summed.
@NullMarked
package org.crosscage.store.transfer;

import org.jspecify.annotations.NullMarked;
