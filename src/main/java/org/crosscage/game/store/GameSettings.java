package org.crosscage.game.store;

import org.crosscage.setting.WrongSettingException;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.ConfigurationProperties;

/// How games are stored.
///
/// @param sync whether moves are forced onto the disk before they count as stored
@ConfigurationProperties("crosscage")
public record GameSettings(@Nullable Boolean sync) {

    public GameSettings {
        if (sync == null) { // somebody wrote the name and nothing behind it
            throw new WrongSettingException("crosscage.sync", "", "true or false");
        }
    }

    public boolean isSynced() {
        return Boolean.TRUE.equals(sync);
    }
}
