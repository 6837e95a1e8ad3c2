package org.crosscage.player;

/// A bound on what is stored of one player: far beyond what anybody plays, so that nobody meets it, and a stranger who
/// stores without end takes a small part of the disk.
public enum Quota {
    GAMES(20_000),
    /// Bytes of the puzzles and logs of all games.
    GAME_BYTES(500_000_000),
    DRAFTS(1_000),
    /// Characters of all drafts with what can be undone. Past it one that is there goes on with fewer steps.
    DRAFT_BYTES(50_000_000),
    SETS(500),
    /// Characters of the puzzles of all sets.
    SET_BYTES(25_000_000),
    /// Runs of the trainer.
    RUNS(50_000),
    /// In training, 27 a day for ten years.
    ANSWERS(100_000),
    /// Characters of the positions of all answers, of which most have some fifty.
    ANSWER_BYTES(10_000_000);

    private static final long MEGABYTE = 1_000_000;

    private final long most;

    Quota(long most) {
        this.most = most;
    }

    /// How much of it a player may have.
    public long most() {
        return most;
    }

    public boolean isInBytes() {
        return switch (this) {
            case GAME_BYTES, DRAFT_BYTES, SET_BYTES, ANSWER_BYTES -> true;
            case GAMES, DRAFTS, SETS, RUNS, ANSWERS -> false;
        };
    }

    /// An amount as it is told: in megabytes where bytes are counted.
    public long told(long amount) {
        return isInBytes() ? amount / MEGABYTE : amount;
    }
}
