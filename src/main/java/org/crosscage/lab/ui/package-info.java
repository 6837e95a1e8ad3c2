/// The lab's page: what is raced, the boards and curves of the racers, what came out.
@NullMarked
package org.crosscage.lab.ui;

import org.jspecify.annotations.NullMarked;
