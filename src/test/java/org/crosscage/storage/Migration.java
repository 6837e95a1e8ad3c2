package org.crosscage.storage;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// A migration as a text, and what of it a server of the version before it could not live with: two versions work
/// beside each other on one database while servers are updated, and an older one may come back.
///
/// What is not known to be harmless is refused.
///
/// @param sql its statements
record Migration(String sql) {

    private static final String NAME = "([a-z0-9_]+)";
    private static final Pattern COMMENT = Pattern.compile("--[^\n]*");
    private static final Pattern NEW_TABLE = Pattern.compile("create table " + NAME + " ?\\((.*)\\)");
    private static final Pattern NEW_INDEX =
            Pattern.compile("create (unique )?index " + NAME + " on " + NAME + " ?\\(.*\\)");
    private static final Pattern NEW_COLUMN = Pattern.compile("alter table " + NAME + " add column " + NAME + " (.*)");
    private static final Pattern REFERENCE =
            Pattern.compile("references " + NAME + " ?\\([^)]*\\)( on delete cascade)?");
    private static final Pattern ANOTHER_CHANGE =
            Pattern.compile("\\b(unique|primary key|check|generated|constraint)\\b");

    /// What has to be written in another way, each with the reason; empty when an older server notices nothing.
    List<String> refusals() {
        var created = statements().stream()
                .map(NEW_TABLE::matcher)
                .filter(table -> table.matches())
                .map(table -> table.group(1))
                .collect(Collectors.toUnmodifiableSet());
        return statements().stream()
                .flatMap(statement -> refusal(statement, created).stream())
                .toList();
    }

    private List<String> statements() {
        var plain = COMMENT.matcher(sql).replaceAll("");
        return Arrays.stream(plain.split(";"))
                .map(statement -> statement
                        .toLowerCase(Locale.ROOT)
                        .replaceAll("\\s+", " ")
                        .strip())
                .filter(statement -> !statement.isEmpty())
                .toList();
    }

    private static Optional<String> refusal(String statement, Set<String> created) {
        var table = NEW_TABLE.matcher(statement);
        var index = NEW_INDEX.matcher(statement);
        var column = NEW_COLUMN.matcher(statement);
        if (table.matches()) {
            return reference(statement, created);
        }
        if (index.matches()) {
            return Optional.of("'" + statement + "': an older server may store two of the same; make another table")
                    .filter(_ -> index.group(1) != null && !created.contains(index.group(3)));
        }
        if (column.matches()) {
            return created.contains(column.group(1))
                    ? reference(statement, created)
                    : column(statement, column.group(3), created);
        }
        return Optional.of("'" + statement + "': a migration only adds tables, columns and indexes");
    }

    private static Optional<String> column(String statement, String definition, Set<String> created) {
        if (definition.contains("not null") && !definition.contains("default")) {
            return Optional.of("'" + statement + "': an older server adds rows without it; give it a default");
        }
        if (ANOTHER_CHANGE.matcher(definition).find() || definition.contains(", ")) {
            return Optional.of("'" + statement + "': a new column may have a type, a default and not null");
        }
        return reference(statement, created);
    }

    /// An older server deletes rows without knowing what refers to them.
    private static Optional<String> reference(String statement, Set<String> created) {
        return REFERENCE
                .matcher(statement)
                .results()
                .filter(reference -> !created.contains(reference.group(1)) && reference.group(2) == null)
                .map(reference -> "'" + reference.group() + "': an older server could not delete from "
                        + reference.group(1) + " any more; say on delete cascade")
                .findFirst();
    }
}
