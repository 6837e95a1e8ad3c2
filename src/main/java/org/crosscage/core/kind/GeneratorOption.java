package org.crosscage.core.kind;

/// Something that can be asked of new puzzles of a kind. On the command line it is an option of this name; what its
/// help says stands under the name in the texts.
///
/// @param name unique in its kind, such as `longest-run`
/// @param isFile whether the command line names a file, the text of which is the value
public record GeneratorOption(String name, boolean isFile) {

    /// An option that is typed as it is.
    public static GeneratorOption of(String name) {
        return new GeneratorOption(name, false);
    }
}
