package org.crosscage.shell.limit;

import io.github.bucket4j.Bandwidth;
import java.time.Duration;
import java.util.Optional;
import java.util.regex.Pattern;
import org.crosscage.setting.WrongSettingException;

/// How much may be asked for: so many at once, and as many again spread over a period.
///
/// @param count at least 1
/// @param period more than nothing
record Allowance(int count, Duration period) {

    static final String NONE = "none";
    private static final Pattern FORM = Pattern.compile("([1-9]\\d{0,8})/([1-9]\\d{0,4}[smh])");

    /// Reads a setting such as `120/1m`: units are s, m and h.
    ///
    /// @param setting its name, for the error
    /// @return empty for `none`: then there is no limit
    /// @throws WrongSettingException when it is neither
    static Optional<Allowance> read(String setting, String value) {
        if (value.equals(NONE)) {
            return Optional.empty();
        }
        var parts = FORM.matcher(value);
        if (!parts.matches()) {
            throw new WrongSettingException(
                    setting, value, "a number and a time, such as 120/1m (units s, m, h), or " + NONE);
        }
        return Optional.of(new Allowance(Integer.parseInt(parts.group(1)), period(parts.group(2))));
    }

    private static Duration period(String written) {
        return Duration.parse("PT" + written);
    }

    Bandwidth bandwidth() {
        return Bandwidth.builder().capacity(count).refillGreedy(count, period).build();
    }
}
