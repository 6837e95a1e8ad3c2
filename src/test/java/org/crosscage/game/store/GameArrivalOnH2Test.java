package org.crosscage.game.store;

import org.crosscage.storage.OnH2;
import org.springframework.test.context.ContextConfiguration;

@ContextConfiguration(initializers = OnH2.class)
final class GameArrivalOnH2Test extends GameArrivalContract {}
