package org.crosscage.library;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.Size;

/// Which of the options that a form offers come up in which size, and of which grades: a table that comes with the
/// product, made by `./crosscage experiment options --table FILE`.
public final class OptionTable {

    private static final String FILE = "option-table.txt";
    private static final Pattern LINE =
            Pattern.compile("([a-z]+) (\\d{1,3})x(\\d{1,3}) ([a-z-]+)=(\\S+)((?: [a-z]++)*+)");
    private static final OptionTable STANDARD = load();

    private final Map<Option, Row> rows;

    private OptionTable(List<Row> rows) {
        this.rows = new HashMap<>();
        rows.forEach(row -> this.rows.put(row.option(), row));
    }

    /// A value of an option, for one size.
    ///
    /// @param size as drawn
    /// @param value as [org.crosscage.core.kind.PuzzleKind#drafts(Map)] takes it
    public record Option(String kind, Size size, String name, String value) {

        @Override
        public String toString() {
            return kind + " " + size + " " + name + "=" + value;
        }
    }

    /// What came up of an option.
    ///
    /// @param grades none where no puzzle came up at all
    public record Row(Option option, Set<Grade> grades) {

        public Row {
            grades = Set.copyOf(grades);
        }

        @Override
        public String toString() {
            return option
                    + Arrays.stream(Grade.values())
                            .filter(grades::contains)
                            .map(grade -> " " + grade.id())
                            .collect(Collectors.joining());
        }
    }

    public static OptionTable standard() {
        return STANDARD;
    }

    /// @param text as [#text(List)] writes it; lines that begin with `#` are comments
    /// @throws IllegalArgumentException at a line that is none of the table
    public static OptionTable parse(String text) {
        return new OptionTable(text.lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .map(OptionTable::row)
                .toList());
    }

    private static Row row(String line) {
        var found = LINE.matcher(line);
        if (!found.matches()) {
            throw new IllegalArgumentException("no kind, size, option and grades: " + line);
        }
        var size = new Size(Integer.parseInt(found.group(2)), Integer.parseInt(found.group(3)));
        var words = List.of(found.group(6).strip().split(" "));
        var grades = EnumSet.noneOf(Grade.class);
        Arrays.stream(Grade.values())
                .filter(grade -> words.contains(grade.id()))
                .forEach(grades::add);
        return new Row(new Option(found.group(1), size, found.group(4), found.group(5)), grades);
    }

    public static String text(List<Row> rows) {
        return "# Which options come up in which size, and of which grades.\n"
                + "# Made by ./crosscage experiment options --table FILE.\n"
                + rows.stream().map(row -> row + "\n").collect(Collectors.joining());
    }

    /// What was tried.
    public Set<Option> options() {
        return Set.copyOf(rows.keySet());
    }

    /// Whether an option may come up: what is not in the table was not tried, so that nothing speaks against it.
    ///
    /// @param grade empty for any
    public boolean mayComeUp(Option option, Optional<Grade> grade) {
        var row = rows.get(option);
        return row == null
                || grade.map(row.grades()::contains).orElse(!row.grades().isEmpty());
    }

    /// As [#mayComeUp(Option,Optional)], of one kind.
    public boolean mayComeUp(String kind, Size size, String name, String value, Optional<Grade> grade) {
        return mayComeUp(new Option(kind, size, name, value), grade);
    }

    private static OptionTable load() {
        try (InputStream file = OptionTable.class.getResourceAsStream(FILE)) {
            if (file == null) {
                throw new IllegalStateException(FILE + " is missing beside " + OptionTable.class.getName());
            }
            return parse(new String(file.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
