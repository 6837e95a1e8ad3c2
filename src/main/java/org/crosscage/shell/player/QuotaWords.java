package org.crosscage.shell.player;

import java.util.Locale;
import java.util.Map;
import org.crosscage.player.Quota;
import org.crosscage.player.store.PlayerQuotas;
import org.crosscage.texts.Texts;

/// The words for a quota that is used up, or nearly.
///
/// @param texts in the player's language
public record QuotaWords(Texts texts) {

    /// Why nothing is added, and what to do.
    public String full(Quota quota) {
        return texts.say("shell.full." + Texts.key(quota), "most", quota.told(quota.most()));
    }

    /// How much two players have together, how much one may have, and what to do.
    public String joined(PlayerQuotas.Usage both) {
        var quota = both.quota();
        var how = Map.<String, Object>of(
                "what",
                quota.name().toLowerCase(Locale.ROOT),
                "used",
                quota.told(both.used()),
                "most",
                quota.told(quota.most()));
        var much =
                quota.isInBytes() ? texts.say("shell.full-together.bytes", how) : texts.say("shell.full-together", how);
        return much + " " + texts.say("shell.full-together.do");
    }

    /// How much there is, how much there may be, and what to do.
    public String near(Quota quota, long used) {
        return texts.say(
                "shell.nearly-full." + Texts.key(quota), "used", quota.told(used), "most", quota.told(quota.most()));
    }
}
