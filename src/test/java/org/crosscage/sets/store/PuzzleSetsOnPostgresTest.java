package org.crosscage.sets.store;

import org.crosscage.storage.OnPostgres;
import org.springframework.test.context.ContextConfiguration;

@ContextConfiguration(initializers = OnPostgres.class)
final class PuzzleSetsOnPostgresTest extends PuzzleSetsContract {}
