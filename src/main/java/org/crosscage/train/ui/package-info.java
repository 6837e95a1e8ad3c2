/// The screens of the trainer: what to train, and a run of positions.
@NullMarked
package org.crosscage.train.ui;

import org.jspecify.annotations.NullMarked;
