package org.crosscage.player;

/// A player has as much of something as there may be. What they have stays as it is, and can be played
/// on but for a game whose log has become long.
public final class FullQuotaException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final Quota quota;

    public FullQuotaException(Quota quota) {
        super("a player has " + quota.most() + " of " + quota + ", and nothing is added");
        this.quota = quota;
    }

    public Quota quota() {
        return quota;
    }
}
