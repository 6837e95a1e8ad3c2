/// KenKen: its rules, drafts for the generator, picture and formats. Knows only the core.
@NullMarked
package org.crosscage.kind.kenken;

import org.jspecify.annotations.NullMarked;
