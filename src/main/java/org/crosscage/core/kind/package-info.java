/// What every puzzle kind and every puzzle format is, and what all formats share: a text in lines and pieces that
/// know their place, limits, errors and warnings as messages without words. The kinds themselves live in the kind
/// package.
@NullMarked
package org.crosscage.core.kind;

import org.jspecify.annotations.NullMarked;
