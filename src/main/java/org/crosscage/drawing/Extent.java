package org.crosscage.drawing;

/// The rectangle that a picture fills, in cells.
public record Extent(double x, double y, double width, double height) {}
