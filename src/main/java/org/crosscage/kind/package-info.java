/// The list of puzzle kinds, and what they share in text form. Each kind has a sub-package that knows only
/// the core.
@NullMarked
package org.crosscage.kind;

import org.jspecify.annotations.NullMarked;
