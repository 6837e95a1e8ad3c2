package org.crosscage.train.store;

import org.crosscage.storage.OnPostgres;
import org.springframework.test.context.ContextConfiguration;

@ContextConfiguration(initializers = OnPostgres.class, inheritInitializers = false)
final class TrainingRatingsOnPostgresTest extends TrainingRatingsTest {}
