/// The list of puzzle kinds, and what can be said of all of them. Each kind has a sub-package that knows only the core;
/// the texts of all kinds have one too.
@NullMarked
package org.crosscage.kind;

import org.jspecify.annotations.NullMarked;
