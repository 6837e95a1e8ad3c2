package org.crosscage.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// From 23 on, the version before a migration works on with the database after it. Those before are as they are.
class MigrationsOnlyAddTest {

    private static final Path FOLDER = Path.of("src/main/resources/db/migration");
    private static final Pattern FILE = Pattern.compile("V(\\d+)__[a-z_]+\\.sql");
    private static final int FIRST = 23;

    @Test
    void everyMigrationOnlyAdds() throws IOException {
        var migrations = migrations();

        assertThat(migrations).containsKey(FIRST);
        migrations
                .tailMap(FIRST)
                .forEach((number, migration) -> assertThat(migration.refusals())
                        .as("migration " + number)
                        .isEmpty());
    }

    private static TreeMap<Integer, Migration> migrations() throws IOException {
        var all = new TreeMap<Integer, Migration>();
        try (var files = Files.list(FOLDER)) {
            for (var file : files.toList()) {
                var name = FILE.matcher(file.getFileName().toString());
                assertThat(name.matches()).as("the name of " + file).isTrue();
                var before = all.put(Integer.valueOf(name.group(1)), new Migration(Files.readString(file)));
                assertThat(before)
                        .as("another migration with the number of " + file)
                        .isNull();
            }
        }
        return all;
    }

    /// Of those before the rule some do more than add, or it would refuse nothing.
    @Test
    void theRuleWouldHaveRefusedOlderOnes() throws IOException {
        assertThat(migrations().headMap(FIRST).values())
                .anyMatch(migration -> !migration.refusals().isEmpty());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "create table note (id bigint not null primary key, text varchar(10) not null unique)",
                "create table note (game varchar(22) not null references game (id) on delete cascade)",
                "create table note (id bigint primary key); create table part (note bigint references note (id))",
                "create table note (id bigint primary key); create unique index note_id on note (id)",
                "create index game_by_kind on game (kind, height)",
                "alter table game add column note varchar(100)",
                "alter table game add column note varchar(100) default '' not null",
                "ALTER TABLE game\n  ADD COLUMN rated boolean NOT NULL DEFAULT false; -- drop table game;",
                "alter table game add column parent varchar(22) references game (id) on delete cascade",
            })
    void whatOnlyAddsIsTaken(String sql) {
        assertThat(new Migration(sql).refusals()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "drop table game",
                "drop index game_of_player",
                "alter table game drop column title",
                "alter table game rename to match",
                "alter table game rename column title to name",
                "alter table game alter column title varchar(10)",
                "alter table game alter column title set data type varchar(10)",
                "alter table game alter column finished set not null",
                "alter table game alter column title drop default",
                "alter table game add column note varchar(100) not null",
                "alter table game add column note varchar(100) default '' not null unique",
                "alter table game add column note varchar(100), drop column title",
                "alter table game add column parent varchar(22) references game (id)",
                "alter table game add constraint short check (height < 10)",
                "alter table game add unique (title)",
                "create unique index game_by_title on game (title)",
                "create table note (game varchar(22) not null references game (id))",
                "create table note (id bigint primary key); drop table game",
                "update game set title = ''",
                "delete from game",
                "truncate table game",
                "create trigger note before insert on game execute function note()",
            })
    void whatAnOlderServerWouldNoticeIsRefused(String sql) {
        assertThat(new Migration(sql).refusals()).hasSize(1);
    }

    @Test
    void aRefusalSaysWhatToDo() {
        assertThat(new Migration("create table note (game varchar(22) references game (id))").refusals())
                .containsExactly("'references game (id)': an older server could not delete from game any more;"
                        + " say on delete cascade");
        assertThat(new Migration("alter table game add column note integer not null").refusals())
                .containsExactly("'alter table game add column note integer not null': an older server adds rows"
                        + " without it; give it a default");
    }
}
