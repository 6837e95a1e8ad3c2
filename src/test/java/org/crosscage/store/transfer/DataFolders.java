package org.crosscage.store.transfer;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Properties;
import org.h2.jdbcx.JdbcDataSource;
import org.springframework.util.FileSystemUtils;

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

    /// Puts a file there in which every table has rows. It is made once for all tests.
    static void fill(Path folder) throws Exception {
        Files.write(Files.createDirectories(folder).resolve(DataFolder.FILE), Filled.FILE);
    }

    private static final class Filled {

        static final byte[] FILE = make();

        private static byte[] make() {
            try {
                var folder = Files.createTempDirectory("filled");
                try {
                    var source = source(folder);
                    try (var connection = source.getConnection()) {
                        Tables.make(source);
                        new FilledTables(connection).fill();
                    }
                    return Files.readAllBytes(folder.resolve(DataFolder.FILE));
                } finally {
                    FileSystemUtils.deleteRecursively(folder);
                }
            } catch (IOException | SQLException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
