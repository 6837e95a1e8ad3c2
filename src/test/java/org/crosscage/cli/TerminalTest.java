package org.crosscage.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

/// What tests of commands stand on: what is printed, a folder for files, and a small puzzle.
public abstract class TerminalTest {

    /// A Kakuro of four cells, with a place for its first clue; 17 makes one solution, 16 none.
    protected static final String BOARD = """
        puzzle small
        size 3 3
        grid
        # %s\\ 16\\
        \\17 . .
        \\16 . .
        end
        """;

    protected final StringWriter out = new StringWriter();
    protected final StringWriter err = new StringWriter();

    @TempDir
    protected Path folder = Path.of("");

    /// Runs a command line and returns its exit code.
    protected abstract int run(PrintWriter out, PrintWriter err, String... arguments);

    protected final int run(String... arguments) {
        return run(new PrintWriter(out, true), new PrintWriter(err, true), arguments);
    }

    /// A file with this text, by its path.
    protected final String file(String text) throws IOException {
        return Files.writeString(folder.resolve("puzzle.txt"), text).toString();
    }
}
