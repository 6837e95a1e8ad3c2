/// What every puzzle kind and every puzzle format is. The kinds themselves live in the kind package.
@NullMarked
package org.crosscage.core.kind;

import org.jspecify.annotations.NullMarked;
