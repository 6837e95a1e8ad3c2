package org.crosscage.cli;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.crosscage.core.generate.GenerateRequest;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.Size;

/// What is wanted of new puzzles beside their kind and size.
///
/// @param technique the id of one that is needed where it alone leads on
/// @param tries how many drafts are looked at before one puzzle is given up
/// @param wishes by name, as [PuzzleKind#drafts(Map)] takes them
record Wanted(Optional<Grade> grade, Optional<String> technique, int tries, Map<String, String> wishes) {

    static final Wanted ANYTHING = new Wanted(Optional.empty(), Optional.empty(), GenerateRequest.TRIES, Map.of());

    /// What a name says of a wish that is a whole file.
    private static final String PATTERN = "pattern";

    Wanted {
        wishes = Collections.unmodifiableMap(new TreeMap<>(wishes));
    }

    static Wanted of(Grade grade) {
        return new Wanted(Optional.of(grade), Optional.empty(), GenerateRequest.TRIES, Map.of());
    }

    GenerateRequest request(Size size, long seed) {
        return new GenerateRequest(size.rows(), size.columns(), seed, grade, technique, tries);
    }

    /// A puzzle's name, which says how to make it again: `kenken-9x9-hard-cage-max=3-17`.
    String name(PuzzleKind kind, Size size, long seed) {
        var name = new StringBuilder(kind.id()).append('-').append(size);
        grade.ifPresent(wanted -> name.append('-').append(wanted.id()));
        technique.ifPresent(id -> name.append('-').append(id));
        wishes.forEach((wish, value) ->
                name.append('-').append(wish.equals(PATTERN) ? wish : wish + "=" + value.replaceAll("\\s", "")));
        return name.append('-').append(seed).toString();
    }
}
