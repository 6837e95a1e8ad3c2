package org.crosscage.game.store;

import org.crosscage.storage.OnH2;
import org.springframework.test.context.ContextConfiguration;

/// Where each write of moves is forced onto the disk.
@ContextConfiguration(initializers = OnH2.class)
final class GamesAtOnceOnDiskTest extends GamesAtOnceContract {

    @Override
    GameService newService() {
        return gamesBy(clock, true);
    }
}
