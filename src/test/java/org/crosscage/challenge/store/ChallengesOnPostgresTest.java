package org.crosscage.challenge.store;

import org.crosscage.storage.OnPostgres;
import org.springframework.test.context.ContextConfiguration;

@ContextConfiguration(initializers = OnPostgres.class, inheritInitializers = false)
final class ChallengesOnPostgresTest extends ChallengesTest {}
