package org.crosscage.sets.store;

import org.crosscage.storage.OnH2;
import org.springframework.test.context.ContextConfiguration;

@ContextConfiguration(initializers = OnH2.class)
final class PuzzleSetsOnH2Test extends PuzzleSetsContract {}
