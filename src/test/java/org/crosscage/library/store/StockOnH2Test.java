package org.crosscage.library.store;

import org.crosscage.storage.OnH2;
import org.springframework.test.context.ContextConfiguration;

@ContextConfiguration(initializers = OnH2.class)
final class StockOnH2Test extends StockContract {}
