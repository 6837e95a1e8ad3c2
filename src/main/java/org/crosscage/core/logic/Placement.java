package org.crosscage.core.logic;

/// A digit put into a cell.
public record Placement(int cell, int digit) {}
