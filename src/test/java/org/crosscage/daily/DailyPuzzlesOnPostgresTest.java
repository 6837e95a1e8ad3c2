package org.crosscage.daily;

import org.crosscage.storage.OnPostgres;
import org.springframework.test.context.ContextConfiguration;

@ContextConfiguration(initializers = OnPostgres.class, inheritInitializers = false)
final class DailyPuzzlesOnPostgresTest extends DailyPuzzlesTest {}
