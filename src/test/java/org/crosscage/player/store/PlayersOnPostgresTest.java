package org.crosscage.player.store;

import org.crosscage.storage.OnPostgres;
import org.springframework.test.context.ContextConfiguration;

@ContextConfiguration(initializers = OnPostgres.class, inheritInitializers = false)
final class PlayersOnPostgresTest extends PlayersTest {}
