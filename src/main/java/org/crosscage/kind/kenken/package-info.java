/// KenKen, all of it: the kind with its list of techniques, its picture, first lesson, parts for texts, spelling in
/// links, and what the editor of cages asks of it. Below are its rules, its formats, and drafts for the generator.
/// Knows only the core.
@NullMarked
package org.crosscage.kind.kenken;

import org.jspecify.annotations.NullMarked;
