package org.crosscage;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.kind.PuzzleKinds;

/// The kinds that players are offered, which have puzzles in `puzzles`: what is shipped is asked of these alone.
public final class ShippedKinds {

    private ShippedKinds() {}

    public static List<PuzzleKind> all() {
        return PuzzleKinds.all().stream().filter(ShippedKinds::isShipped).toList();
    }

    public static boolean isShipped(PuzzleKind kind) {
        return Files.isDirectory(Path.of("puzzles", kind.id()));
    }
}
