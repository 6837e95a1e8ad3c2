package org.crosscage.store;

import org.crosscage.setting.WrongSettingException;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.jdbc.core.simple.JdbcClient;

/// Where the database is, which says whether it is H2 or PostgreSQL.
///
/// @param url JDBC's
@ConfigurationProperties("spring.datasource")
public record DatabaseAddress(String url) {

    private static final String POSTGRES = "jdbc:postgresql:";
    private static final String H2 = "jdbc:h2:";

    public DatabaseAddress {
        url = url.strip();
        if (!url.startsWith(POSTGRES) && !url.startsWith(H2)) {
            throw new WrongSettingException(
                    "spring.datasource.url",
                    withoutSecrets(url),
                    "the address of a PostgreSQL, such as jdbc:postgresql://host/crosscage");
        }
    }

    /// An address may have a user and a password in it.
    private static String withoutSecrets(String address) {
        return withoutUser(address).replaceFirst("[?;].*", "");
    }

    private static String withoutUser(String address) {
        int from = address.indexOf("//");
        int to = address.lastIndexOf('@');
        return from < 0 || to < from ? address : address.substring(0, from) + "//…" + address.substring(to);
    }

    /// Of a database that is open, as its driver writes it.
    public static DatabaseAddress of(JdbcClient database) {
        return database.sql("select 1")
                .query((row, _) -> new DatabaseAddress(
                        row.getStatement().getConnection().getMetaData().getURL()))
                .single();
    }

    public boolean isH2() {
        return url.startsWith(H2);
    }

    /// Whether it is H2 with a file, and not in memory alone.
    public boolean isH2File() {
        return url.startsWith(H2 + "file:");
    }

    public boolean isPostgres() {
        return url.startsWith(POSTGRES);
    }
}
