/// Texts of puzzles of every kind: native text, JSON and the code in a link are three syntaxes of the parts that a kind
/// gives and takes. The one room of the core that knows a library for JSON.
@NullMarked
package org.crosscage.kind.text;

import org.jspecify.annotations.NullMarked;
