package org.crosscage.storage;

import static org.assertj.core.api.Assertions.assertThat;

import org.flywaydb.core.Flyway;
import org.h2.jdbcx.JdbcDataSource;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;

/// Tables 12 and 13 came after 15: a database that was begun between them gets them all the same.
@StorageTest
final class LateMigrationTest {

    @Autowired
    private Flyway ours;

    @Test
    void tablesWithANumberBelowTheLastOneAreMade() {
        var database = new JdbcDataSource();
        database.setUrl("jdbc:h2:mem:late-migration;DB_CLOSE_DELAY=-1");
        var flyway = Flyway.configure()
                .configuration(ours.getConfiguration())
                .dataSource(database)
                .load();
        flyway.migrate();
        var client = JdbcClient.create(database);
        client.sql("drop table draft").update();
        int forgotten = client.sql("delete from \"flyway_schema_history\" where \"version\" = '13'")
                .update();
        assertThat(forgotten).isEqualTo(1);

        assertThat(flyway.migrate().migrationsExecuted).isEqualTo(1);

        assertThat(client.sql("select count(*) from draft").query(Integer.class).single())
                .isZero();
    }
}
