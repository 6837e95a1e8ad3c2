package org.crosscage.shell;

import org.crosscage.player.Quota;
import org.crosscage.texts.Texts;

/// The words for a quota that is used up, or nearly.
///
/// @param texts in the player's language
public record QuotaWords(Texts texts) {

    private static final long MEGABYTE = 1_000_000;

    /// Why nothing is added, and what to do.
    public String full(Quota quota) {
        return texts.say("shell.full." + Texts.key(quota), "most", shown(quota, quota.most()));
    }

    /// How much there is, how much there may be, and what to do.
    public String near(Quota quota, long used) {
        return texts.say(
                "shell.nearly-full." + Texts.key(quota),
                "used",
                shown(quota, used),
                "most",
                shown(quota, quota.most()));
    }

    private static long shown(Quota quota, long amount) {
        return quota == Quota.GAME_BYTES ? amount / MEGABYTE : amount;
    }
}
