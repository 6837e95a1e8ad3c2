package org.crosscage.player;

import java.util.Map;
import org.crosscage.core.kind.NameCharacters;

/// A file with what is kept of a player cannot be unpacked, or one piece of it.
public final class ArchiveException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String path;
    private final String problem;
    private final transient Map<String, Object> arguments;

    /// @param path where in the file, or in the piece, such as `log[3]`
    /// @param problem what is wrong: the key of a sentence
    /// @param arguments of the sentence
    public ArchiveException(String path, String problem, Map<String, Object> arguments) {
        super(path + ": " + problem + " " + arguments);
        this.path = path;
        this.problem = problem;
        this.arguments = Map.copyOf(arguments);
    }

    /// A member that is no value it can have.
    ///
    /// @param found the value, which may be of any length
    public static ArchiveException noValue(String path, Object found) {
        return new ArchiveException(path, "value", Map.of("found", shown(found.toString())));
    }

    /// As much of a text out of a file as can stand in a sentence.
    public static String shown(String found) {
        int longest = 60;
        var beginning =
                NameCharacters.plain(NameCharacters.beginning(found, longest).replaceAll("\\p{Cc}", "�"));
        return found.length() <= longest ? beginning : beginning + "…";
    }

    /// The same about a piece of a whole.
    ///
    /// @param where the path of the piece
    public ArchiveException within(String where) {
        return new ArchiveException(path.isEmpty() ? where : where + "." + path, problem, arguments);
    }

    public String path() {
        return path;
    }

    public String problem() {
        return problem;
    }

    public Map<String, Object> arguments() {
        return arguments;
    }
}
