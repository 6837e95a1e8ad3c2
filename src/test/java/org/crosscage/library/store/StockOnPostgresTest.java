package org.crosscage.library.store;

import org.crosscage.storage.OnPostgres;
import org.springframework.test.context.ContextConfiguration;

@ContextConfiguration(initializers = OnPostgres.class)
final class StockOnPostgresTest extends StockContract {}
