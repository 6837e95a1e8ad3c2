package org.crosscage.core.logic;

import org.crosscage.core.model.Digits;

/// A fact on the board that a step rests on: the cell holds one of these digits (one digit alone where it is
/// placed).
public record Premise(int cell, Digits digits) {}
