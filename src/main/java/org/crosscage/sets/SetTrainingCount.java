package org.crosscage.sets;

/// What a maker sees of a training: sums over all who train, nothing of one of them.
///
/// @param begun how many players began a run of it
/// @param done how many of them came to the end of one
public record SetTrainingCount(int begun, int done) {}
