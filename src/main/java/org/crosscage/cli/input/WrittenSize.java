package org.crosscage.cli.input;

import java.util.regex.Pattern;
import org.crosscage.core.kind.Size;

/// A puzzle's size as it is typed: `9`, or `12x10` for rows and columns.
public final class WrittenSize {

    private static final Pattern WRITTEN = Pattern.compile("(\\d{1,3})(?:[xX×](\\d{1,3}))?");

    private WrittenSize() {}

    /// @throws IllegalArgumentException when it is none
    public static Size parse(String written) {
        var match = WRITTEN.matcher(written.strip());
        if (!match.matches()) {
            throw new IllegalArgumentException(written);
        }
        int rows = Integer.parseInt(match.group(1));
        return new Size(rows, match.group(2) == null ? rows : Integer.parseInt(match.group(2)));
    }
}
