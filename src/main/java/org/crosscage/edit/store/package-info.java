/// Where drafts are stored, and who listens to them.
@NullMarked
package org.crosscage.edit.store;

import org.jspecify.annotations.NullMarked;
