/// How far techniques get, how often each is needed, and how the score compares with labels.
@NullMarked
package org.crosscage.experiment.technique;

import org.jspecify.annotations.NullMarked;
