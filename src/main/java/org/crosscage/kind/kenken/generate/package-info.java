/// Drafts of KenKen for the generator: a Latin square cut into cages as the options want them, their operations, and a
/// local search on the cages until they say as much as the grade wants.
@NullMarked
package org.crosscage.kind.kenken.generate;

import org.jspecify.annotations.NullMarked;
