package org.crosscage.shell;

import org.crosscage.player.Quota;
import org.crosscage.texts.Texts;

/// The words for a quota that is used up, or nearly.
///
/// @param texts in the player's language
public record QuotaWords(Texts texts) {

    /// Why nothing is added, and what to do.
    public String full(Quota quota) {
        return texts.say("shell.full." + Texts.key(quota), "most", quota.told(quota.most()));
    }

    /// How much there is, how much there may be, and what to do.
    public String near(Quota quota, long used) {
        return texts.say(
                "shell.nearly-full." + Texts.key(quota), "used", quota.told(used), "most", quota.told(quota.most()));
    }
}
