package org.crosscage.core.kind;

import java.util.Map;
import java.util.Optional;
import org.crosscage.core.generate.Grade;

/// What is asked for often of a kind and takes some choosing in a form: begun by one click.
///
/// @param name of its words, unlike those of any other pick that says something else
/// @param size as drawn
/// @param options by name, as [PuzzleKind#drafts(Map)] takes them
public record QuickPick(String name, Size size, Optional<Grade> grade, Map<String, String> options) {

    public QuickPick {
        options = Map.copyOf(options);
    }
}
