package org.crosscage.player;

/// A bound on what is stored of one player: far beyond what anybody plays, so that nobody meets it, and a stranger who
/// stores without end takes a small part of the disk.
public enum Quota {
    GAMES(20_000),
    /// Bytes of the puzzles and logs of all games.
    GAME_BYTES(500_000_000),
    DRAFTS(1_000),
    SETS(500),
    /// Runs of the trainer.
    RUNS(50_000),
    /// In training, 27 a day for ten years. A player's pages and archive have all of them in memory.
    ANSWERS(100_000);

    private final long most;

    Quota(long most) {
        this.most = most;
    }

    /// How much of it a player may have.
    public long most() {
        return most;
    }
}
