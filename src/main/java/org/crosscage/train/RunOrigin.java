package org.crosscage.train;

/// Where a run was begun, other than on the trainer's own page: the way back there.
///
/// @param address without a leading slash
/// @param back the words of the way
/// @param isOpen whether another run may be begun there
/// @param allowsHints whether its positions have hints
public record RunOrigin(String address, String back, boolean isOpen, boolean allowsHints) {}
