package org.crosscage.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.crosscage.cli.output.MarkdownTable;
import org.crosscage.store.transfer.DataFolder;
import org.crosscage.store.transfer.PostgresTransfer;
import org.crosscage.store.transfer.PostgresTransfer.Transferred;
import org.crosscage.store.transfer.TransferException;
import org.crosscage.texts.Texts;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// `transfer`: all data of a data folder, into an empty PostgreSQL.
@Command(name = "transfer", resourceBundle = Commands.BUNDLE, mixinStandardHelpOptions = true)
final class TransferCommand implements Callable<Integer> {

    private static final String POSTGRESQL = "jdbc:postgresql:";

    /// The server reads the same.
    private static final String USER = "SPRING_DATASOURCE_USERNAME";

    private static final String PASSWORD = "SPRING_DATASOURCE_PASSWORD";

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--from", required = true, paramLabel = "DIR")
    private Path from = Path.of("");

    @Option(names = "--to", required = true, paramLabel = "URL")
    private String to = "";

    @Option(names = "--user", paramLabel = "NAME")
    private Optional<String> user = Optional.empty();

    @Option(names = "--password-file", paramLabel = "FILE")
    private Optional<Path> passwordFile = Optional.empty();

    private final Texts texts = Texts.in(Locale.getDefault());

    @Override
    public Integer call() throws IOException, TransferException {
        if (!to.startsWith(POSTGRESQL)) {
            throw new ParameterException(spec.commandLine(), texts.say("cli.transfer.url", "found", to));
        }
        if (to.toLowerCase(Locale.ROOT).contains("password=")) {
            throw new ParameterException(spec.commandLine(), texts.say("cli.transfer.password-in-url"));
        }
        DataFolder.silenceLibraries();
        var transfer = new PostgresTransfer(to, user.orElseGet(() -> environment(USER)), password());
        try (var folder = DataFolder.open(from)) {
            print(transfer.transfer(folder));
        }
        return 0;
    }

    private String password() throws IOException {
        return passwordFile.isEmpty()
                ? environment(PASSWORD)
                : Files.readString(passwordFile.get()).strip();
    }

    private static String environment(String variable) {
        return Optional.ofNullable(System.getenv(variable)).orElse("");
    }

    private void print(List<Transferred> transferred) {
        var table = new MarkdownTable(
                texts.say("cli.transfer.table"),
                texts.say("cli.transfer.before"),
                texts.say("cli.transfer.after"),
                texts.say("cli.transfer.checksum-before"),
                texts.say("cli.transfer.checksum-after"));
        for (var one : transferred) {
            table.row(
                    one.before().table(),
                    one.before().rows(),
                    one.after().rows(),
                    one.before().checksum(),
                    one.after().checksum());
        }
        var out = spec.commandLine().getOut();
        out.println(table.aligned());
        out.println(texts.say("cli.transfer.done", "tables", transferred.size(), "url", to));
        out.flush();
    }
}
