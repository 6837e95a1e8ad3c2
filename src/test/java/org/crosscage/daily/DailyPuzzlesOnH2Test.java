package org.crosscage.daily;

import org.crosscage.storage.OnH2;
import org.springframework.test.context.ContextConfiguration;

@ContextConfiguration(initializers = OnH2.class)
final class DailyPuzzlesOnH2Test extends DailyPuzzlesContract {}
