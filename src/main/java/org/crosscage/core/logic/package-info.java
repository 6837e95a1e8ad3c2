/// How a puzzle is reasoned about: techniques find steps, a step carries its reason, the rule engine asks
/// the easiest technique first. Techniques only read a board; applying a step changes it. No words: a reason is
/// a key plus data.
@NullMarked
package org.crosscage.core.logic;

import org.jspecify.annotations.NullMarked;
