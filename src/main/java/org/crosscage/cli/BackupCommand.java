package org.crosscage.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.crosscage.cli.output.MarkdownTable;
import org.crosscage.store.transfer.Backup;
import org.crosscage.store.transfer.DataFolder;
import org.crosscage.store.transfer.TransferException;
import org.crosscage.texts.Texts;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `backup`: the games of a data folder as a file, whether a server runs on it or not.
@Command(name = "backup", resourceBundle = Commands.BUNDLE, mixinStandardHelpOptions = true)
final class BackupCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--data", required = true, paramLabel = "DIR")
    private Path data = Path.of("");

    @Option(names = "--out", required = true, paramLabel = "FILE")
    private Path out = Path.of("");

    private final Texts texts = Texts.in(Locale.getDefault());

    @Override
    public Integer call() throws IOException, InterruptedException, TransferException {
        DataFolder.silenceLibraries();
        var table = new MarkdownTable(
                texts.say("cli.transfer.table"), texts.say("cli.backup.rows"), texts.say("cli.backup.checksum"));
        new Backup(data, out).make().forEach(one -> table.row(one.table(), one.rows(), one.checksum()));
        spec.commandLine().getOut().println(table.aligned());
        return 0;
    }
}
