package org.crosscage.core.kind;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;

/// A puzzle with what a text says about it.
///
/// @param id without blanks, unique in its text; empty when the format has none
/// @param notes free text by name, in order: `title`, `author`, `source`, `label`
/// @param solution as printed in the text; not checked
/// @param warnings what is legal but odd
public record PuzzleEntry(
        String id, Map<String, String> notes, Puzzle puzzle, Optional<Solution> solution, List<Warning> warnings) {

    public PuzzleEntry {
        notes = Collections.unmodifiableMap(new LinkedHashMap<>(notes));
        warnings = List.copyOf(warnings);
    }

    public static PuzzleEntry of(String id, Puzzle puzzle) {
        return new PuzzleEntry(id, Map.of(), puzzle, Optional.empty(), List.of());
    }

    /// @param key of the message
    /// @param arguments what the message names, in order
    public record Warning(String key, List<String> arguments) {
        public Warning {
            arguments = List.copyOf(arguments);
        }
    }
}
