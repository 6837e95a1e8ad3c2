package org.crosscage.shell.player;

import java.time.Duration;
import java.util.Optional;
import org.crosscage.player.PlayerToken;
import org.crosscage.shell.limit.Limit;
import org.crosscage.shell.limit.RateLimits;
import org.crosscage.shell.limit.Refusal;
import org.crosscage.shell.limit.Requester;
import org.crosscage.texts.Texts;
import org.springframework.stereotype.Component;

/// What the player at a browser may still ask for, and what they are told when that is nothing.
@Component
public final class PlayerLimits {

    private static final long MINUTE = 60;

    private final RateLimits limits;
    private final Texts texts;

    PlayerLimits(RateLimits limits, Texts texts) {
        this.limits = limits;
        this.texts = texts;
    }

    /// Who sits at the browser of the current request.
    ///
    /// @throws IllegalStateException outside of a Vaadin request and of `UI.access`
    public Requester visitor() {
        var session = CurrentPlayer.session();
        return Requester.of(
                Optional.ofNullable(session.getAttribute(PlayerToken.class)).map(PlayerToken::hash),
                Optional.ofNullable(session.getBrowser().getAddress()).orElse(""));
    }

    /// Takes one of what the player at the browser may ask for.
    ///
    /// @return empty if there was one, else what to tell the player
    /// @throws IllegalStateException outside of a Vaadin request and of `UI.access`
    public Optional<String> refusal(Limit limit) {
        return refusal(limit, visitor());
    }

    /// The same for somebody who was known earlier, on any thread.
    public Optional<String> refusal(Limit limit, Requester who) {
        return limits.refusal(limit, who).map(wait -> texts.say("shell.limited.note", "wait", words(texts, wait)));
    }

    /// How long it is, rounded up.
    public static String words(Texts texts, Duration wait) {
        long seconds = Refusal.seconds(wait);
        return seconds <= MINUTE
                ? texts.say("shell.limited.seconds", "count", seconds)
                : texts.say("shell.limited.minutes", "count", (seconds + MINUTE - 1) / MINUTE);
    }
}
