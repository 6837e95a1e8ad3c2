package org.crosscage.game.store;

import org.crosscage.storage.OnPostgres;
import org.springframework.test.context.ContextConfiguration;

@ContextConfiguration(initializers = OnPostgres.class, inheritInitializers = false)
final class GameTotalsOnPostgresTest extends GameTotalsTest {}
