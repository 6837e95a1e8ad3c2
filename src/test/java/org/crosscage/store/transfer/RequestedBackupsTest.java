package org.crosscage.store.transfer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.crosscage.store.DatabaseAddress;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.jdbc.core.simple.JdbcClient;

/// What goes wrong beside the backups that a server is asked for.
@ExtendWith(OutputCaptureExtension.class)
final class RequestedBackupsTest {

    private static final Duration LONGEST_WAIT = Duration.ofSeconds(30);

    @TempDir
    private Path folder = Path.of("");

    private Path asked() {
        return folder.resolve("asked");
    }

    private void during(Action action) throws Exception {
        var source = DataFolders.source(folder.resolve("data"));
        try (var _ = source.getConnection();
                var backups = new RequestedBackups(
                        JdbcClient.create(source),
                        asked(),
                        InstantSource.system(),
                        Thread.ofPlatform().daemon().factory())) {
            backups.start();
            action.run();
        }
    }

    @FunctionalInterface
    private interface Action {
        void run() throws IOException;
    }

    private static void requireAnswer(Path folder) throws IOException {
        var token = UUID.randomUUID().toString();
        Files.createFile(RequestedBackups.file(folder, token, RequestedBackups.REQUEST));
        await().atMost(LONGEST_WAIT)
                .until(() -> Files.exists(RequestedBackups.file(folder, token, RequestedBackups.DONE)));
    }

    @Test
    void aFolderThatCannotBeReadForAWhileIsLookedAtAgain(CapturedOutput said) throws Exception {
        Files.createFile(asked()); // no folder
        during(() -> {
            await().atMost(LONGEST_WAIT).until(() -> said.getAll().contains("cannot be read for now"));
            Files.delete(asked());
            Files.createDirectory(asked());
            requireAnswer(asked());
        });
    }

    @Test
    void aBackupIsForItsOwnerAloneFromTheBeginning() throws Exception {
        Files.createDirectory(asked());
        during(() -> {
            requireAnswer(asked());
            var ownerAlone = PosixFilePermissions.fromString("rw-------");
            try (var files = Files.list(asked())) {
                assertThat(files.filter(file -> file.toString().endsWith(RequestedBackups.DONE)))
                        .isNotEmpty()
                        .allSatisfy(file ->
                                assertThat(Files.getPosixFilePermissions(file)).isEqualTo(ownerAlone));
            }
        });
    }

    @Test
    void aRequestThatCannotBeDeletedIsSaidOnceAndOthersAreAnswered(CapturedOutput said) throws Exception {
        var stuck = RequestedBackups.file(asked(), "stuck", RequestedBackups.REQUEST);
        Files.createDirectories(stuck.resolve("with something in it"));
        during(() -> {
            requireAnswer(asked());
            requireAnswer(asked());
            requireAnswer(asked());
        });
        assertThat(said.getAll()).containsOnlyOnce("cannot be deleted");
        assertThat(RequestedBackups.file(asked(), "stuck", RequestedBackups.DONE))
                .doesNotExist();
    }

    @Test
    void whatNobodyHasFetchedIsForgottenAfterAnHour() throws Exception {
        Files.createDirectory(asked());
        var longAgo = FileTime.from(Instant.now().minus(Duration.ofHours(2)));
        var abandoned = Stream.of(RequestedBackups.BEGUN, RequestedBackups.DONE, RequestedBackups.FAILED)
                .map(ending -> RequestedBackups.file(asked(), UUID.randomUUID().toString(), ending))
                .toList();
        var hosts = asked().resolve("backup-2026-11-26.zip");
        var fresh = RequestedBackups.file(asked(), UUID.randomUUID().toString(), RequestedBackups.DONE);
        for (var file : Stream.concat(abandoned.stream(), Stream.of(hosts)).toList()) {
            Files.setLastModifiedTime(Files.createFile(file), longAgo);
        }
        Files.createFile(fresh);
        during(() -> {
            await().atMost(LONGEST_WAIT).until(() -> abandoned.stream().noneMatch(Files::exists));
            requireAnswer(asked());
        });
        assertThat(List.of(hosts, fresh)).allSatisfy(file -> assertThat(file).exists());
    }

    @Test
    void aFolderMayHaveAnyName() throws IOException, SQLException {
        var data = folder.resolve("O'Brien's #{games}");
        var source = DataFolders.source(data);
        try (var _ = source.getConnection()) {
            new ApplicationContextRunner()
                    .withBean(DatabaseAddress.class, () -> new DatabaseAddress(source.getURL()))
                    .withBean(JdbcClient.class, () -> JdbcClient.create(source))
                    .withUserConfiguration(TransferConfiguration.class)
                    .run(context -> {
                        assertThat(context).hasSingleBean(RequestedBackups.class);
                        requireAnswer(data);
                    });
        }
    }
}
