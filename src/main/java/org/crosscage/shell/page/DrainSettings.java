package org.crosscage.shell.page;

import java.time.Duration;
import org.crosscage.setting.WrongSettingException;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.convert.DurationStyle;

/// How a server ends.
///
/// @param drain for how long it goes on with the pages that are open: a time with its unit, such as `20s`
@ConfigurationProperties("crosscage")
public record DrainSettings(String drain) {

    public DrainSettings {
        drain = drain.strip();
        if (!isTime(drain)) {
            throw new WrongSettingException("crosscage.drain", drain, "a time with its unit, such as 20s or 1m");
        }
    }

    /// A number alone would be milliseconds.
    private static boolean isTime(String written) {
        try {
            return !written.matches("[+-]?\\d+")
                    && !DurationStyle.detectAndParse(written).isNegative();
        } catch (IllegalArgumentException _) {
            return false;
        }
    }

    Duration longest() {
        return DurationStyle.detectAndParse(drain);
    }
}
