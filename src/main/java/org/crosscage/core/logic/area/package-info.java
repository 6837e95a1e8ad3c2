/// Parts of a puzzle whose digits can be added up: blocks of lines, areas of runs, the cuts between them.
@NullMarked
package org.crosscage.core.logic.area;

import org.jspecify.annotations.NullMarked;
