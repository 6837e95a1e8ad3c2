/// A kind of puzzle to copy: what a kind must have, and no more. It is in the list of kinds while tests run, goes
/// through every screen, format, command and contract test, and is never offered to players. See docs/architecture.md.
@org.jspecify.annotations.NullMarked
package org.crosscage.kind.template;
