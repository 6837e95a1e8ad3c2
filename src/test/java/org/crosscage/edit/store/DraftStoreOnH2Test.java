package org.crosscage.edit.store;

import org.crosscage.storage.OnH2;
import org.springframework.test.context.ContextConfiguration;

@ContextConfiguration(initializers = OnH2.class)
final class DraftStoreOnH2Test extends DraftStoreContract {}
