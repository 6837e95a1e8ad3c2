package org.crosscage.cli.output;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.model.Position;
import org.crosscage.drawing.BoardDrawing;
import org.crosscage.drawing.Palette;
import org.crosscage.drawing.PngPicture;
import org.crosscage.drawing.SvgPicture;
import org.crosscage.kind.PuzzleKinds;

/// What `convert` draws instead of writing: pictures, which nothing reads back.
public enum PictureFormat {
    SVG,
    PNG;

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static List<String> ids() {
        return Stream.of(values()).map(PictureFormat::id).toList();
    }

    public static Optional<PictureFormat> byId(String id) {
        return Stream.of(values()).filter(format -> format.id().equals(id)).findFirst();
    }

    /// A whole file of the puzzle before its first move.
    public byte[] draw(PuzzleEntry entry) {
        var puzzle = entry.puzzle();
        var picture = PuzzleKinds.of(puzzle.kind()).picture(puzzle);
        var drawing = BoardDrawing.of(puzzle, picture, Position.start(puzzle));
        return switch (this) {
            case SVG -> SvgPicture.of(drawing, Palette.SCREEN, title(entry)).getBytes(StandardCharsets.UTF_8);
            case PNG -> PngPicture.of(drawing, Palette.SCREEN);
        };
    }

    private static String title(PuzzleEntry entry) {
        return entry.notes().getOrDefault("title", entry.id());
    }

    /// A file for each puzzle, named by its id; what a file's name cannot hold becomes `_`, and of several with the
    /// same name the later ones are numbered. A file that is there already is replaced.
    ///
    /// @param folder made where it is missing
    /// @throws IOException when a file cannot be written
    public void writeAll(List<PuzzleEntry> entries, Path folder) throws IOException {
        Files.createDirectories(folder);
        Set<String> taken = new HashSet<>();
        for (var entry : entries) {
            Files.write(folder.resolve(freeName(entry.id(), taken) + "." + id()), draw(entry));
        }
    }

    private static String freeName(String id, Set<String> taken) {
        var plain =
                id.isBlank() ? "puzzle" : id.replaceAll("[^A-Za-z0-9._=-]", "_").replaceFirst("^\\.", "_");
        var name = plain;
        // a file system may not tell capitals from small letters
        for (int i = 2; !taken.add(name.toLowerCase(Locale.ROOT)); i++) {
            name = plain + "-" + i;
        }
        return name;
    }
}
