/// What the candidates of a board say of each other: weak and strong links, those of almost locked sets, the graph that
/// they make, and the shortest chains through it. For techniques; knows nothing of any of them.
@NullMarked
package org.crosscage.core.logic.link;

import org.jspecify.annotations.NullMarked;
