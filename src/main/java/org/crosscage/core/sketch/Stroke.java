package org.crosscage.core.sketch;

import org.crosscage.core.model.Cells;

/// What a pointer or keys drew with a tool, before the kind makes an [edit][Edit.Drawing] of it.
///
/// @param name that of a [tool][SketchTool#stroke()], as the browser sent it
/// @param places at least one, all in the sketch
/// @param white whether the places that it goes over are to be white
/// @param symmetry one of [Editing#symmetries()], as the browser sent it
public record Stroke(String name, Cells places, boolean white, String symmetry) {}
