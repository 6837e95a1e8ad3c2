package org.crosscage.store.transfer;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Properties;
import org.h2.jdbcx.JdbcDataSource;

/// Data folders as the server makes them: by the address that the application ships with, and without a user.
final class DataFolders {

    private DataFolders() {}

    static JdbcDataSource source(Path folder) throws IOException {
        try (var settings = DataFolders.class.getResourceAsStream("/application.properties")) {
            var properties = new Properties();
            properties.load(settings);
            var source = new JdbcDataSource();
            source.setURL(properties
                    .getProperty("spring.datasource.url")
                    .replace("${crosscage.data}", folder.toAbsolutePath().toString()));
            return source;
        }
    }

    /// Every table has rows.
    static void fill(Path folder) throws Exception {
        var source = source(folder);
        try (var connection = source.getConnection()) {
            Tables.make(source);
            new FilledTables(connection).fill();
        }
    }
}
