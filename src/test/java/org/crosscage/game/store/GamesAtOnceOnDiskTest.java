package org.crosscage.game.store;

/// Where each write of moves is forced onto the disk.
final class GamesAtOnceOnDiskTest extends GamesAtOnceTest {

    @Override
    GameService newService() {
        return gamesBy(clock, true);
    }
}
