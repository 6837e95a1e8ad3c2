/// Kakuro, all of it: the kind with its list of techniques, its picture, first lesson, parts for texts and spelling in
/// links. Below are its rules, its formats, its editing, and drafts for the generator. Knows only the core.
@NullMarked
package org.crosscage.kind.kakuro;

import org.jspecify.annotations.NullMarked;
