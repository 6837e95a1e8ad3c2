package org.crosscage.cli;

import java.util.regex.Pattern;
import picocli.CommandLine.TypeConversionException;

/// A puzzle's size as it is typed and printed: `9`, or `12x10` for rows and columns. A Kakuro counts its clue row
/// and column.
record Size(int rows, int columns) {

    private static final Pattern WRITTEN = Pattern.compile("(\\d{1,3})(?:[xX×](\\d{1,3}))?");

    static Size parse(String written) {
        var match = WRITTEN.matcher(written.strip());
        if (!match.matches()) {
            throw new TypeConversionException("'" + written + "' is not a size such as 9 or 12x10");
        }
        int rows = Integer.parseInt(match.group(1));
        return new Size(rows, match.group(2) == null ? rows : Integer.parseInt(match.group(2)));
    }

    @Override
    public String toString() {
        return rows + "x" + columns;
    }
}
