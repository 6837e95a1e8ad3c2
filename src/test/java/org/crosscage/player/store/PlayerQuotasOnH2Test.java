package org.crosscage.player.store;

import org.crosscage.storage.OnH2;
import org.springframework.test.context.ContextConfiguration;

@ContextConfiguration(initializers = OnH2.class)
final class PlayerQuotasOnH2Test extends PlayerQuotasContract {}
