package org.crosscage.browser;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/// A shell script, read as any POSIX shell would read it.
record ShellScript(Path file, List<String> lines) {

    /// What bash knows and a POSIX shell need not.
    private static final Pattern STRANGER = Pattern.compile(String.join(
            "|",
            "\\[\\[ ", // [[ a ]]
            "\\b\\w+=\\(", // an array
            "<<<",
            "&>",
            "[<>]\\(", // the output of a command as a file
            "(?<![$(\\w])\\(\\(", // (( a )), but not $((a))
            "\\bfunction +\\w+",
            "\\b(local|declare|typeset) +\\w",
            "\\[ [^]]*==",
            "\\becho +-[neE]",
            "\\$\\{\\w+(,|\\^|/|:\\d)",
            "\\$'"));

    static ShellScript at(Path file) throws IOException {
        return new ShellScript(file, Files.readAllLines(file));
    }

    static boolean shellcheckIsThere() {
        return Arrays.stream(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, "shellcheck")));
    }

    /// What is wrong with it, by `sh` and by shellcheck where that is installed.
    List<String> complaints() throws IOException, InterruptedException {
        var complaints = new ArrayList<>(strangers());
        if (shellcheckIsThere()) {
            complaints.addAll(said("shellcheck", file.toString()));
        }
        return complaints;
    }

    /// What a POSIX shell does not understand or need not know.
    List<String> strangers() throws IOException, InterruptedException {
        var strangers = new ArrayList<>(said("sh", "-n", file.toString()));
        lines.stream()
                .filter(line -> !line.strip().startsWith("#"))
                .filter(line -> STRANGER.matcher(line).find())
                .forEach(strangers::add);
        return strangers;
    }

    /// What a program says that finds something; nothing where it finds nothing.
    private static List<String> said(String... command) throws IOException, InterruptedException {
        var process = new ProcessBuilder(command).redirectErrorStream(true).start();
        var said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return process.waitFor() == 0 && said.isBlank() ? List.of() : List.of(said.strip());
    }
}
