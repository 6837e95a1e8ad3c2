package org.crosscage.core.sketch;

import java.util.Optional;

/// What a press on the editor's board does.
///
/// @param id `shape`, `join`, `clues` or `digits`: names its button, and the key that takes it
/// @param stroke the name under which what is drawn with it is [sent][Stroke#name()]; empty when a press selects a
///     place to write at. The tool is called by the text `edit.tool.<stroke>`, or `edit.tool.<id>`
public record SketchTool(String id, Optional<String> stroke) {

    /// Clues are written.
    public static final SketchTool CLUES = new SketchTool("clues", Optional.empty());

    /// The digits of the solution are written, also where clues stand.
    public static final SketchTool DIGITS = new SketchTool("digits", Optional.empty());

    /// Draws the shape.
    public static SketchTool shape(String stroke) {
        return new SketchTool("shape", Optional.of(stroke));
    }

    /// Joins parts of the shape.
    public static SketchTool join(String stroke) {
        return new SketchTool("join", Optional.of(stroke));
    }
}
