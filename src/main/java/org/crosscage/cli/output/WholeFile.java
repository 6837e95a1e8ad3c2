package org.crosscage.cli.output;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.crosscage.texts.Texts;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/// A file that is there whole or not at all: it is written under another name beside its place.
public final class WholeFile {

    private final Path file;
    private final Path folder;
    private final CommandSpec spec;
    private final Texts texts;

    /// @throws ParameterException in words, when it cannot be written there
    public WholeFile(Path file, CommandSpec spec, Texts texts) {
        this.file = file.toAbsolutePath();
        this.spec = spec;
        this.texts = texts;
        var parent = this.file.getParent();
        if (parent == null || Files.isDirectory(this.file) || !Files.isWritable(parent)) {
            throw wrong();
        }
        this.folder = parent;
    }

    public interface Content {
        void write(OutputStream stream) throws IOException;
    }

    public void write(Content content) throws IOException {
        // a temporary file of the JDK's making could be read by its owner alone
        var begun = folder.resolve(
                "." + file.getFileName() + "." + ProcessHandle.current().pid() + ".part");
        try {
            try (var stream = new BufferedOutputStream(Files.newOutputStream(begun))) {
                content.write(stream);
            }
            Files.move(begun, file, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(begun);
        }
    }

    private ParameterException wrong() {
        return new ParameterException(spec.commandLine(), texts.say("cli.no-output-file", "file", file.toString()));
    }
}
