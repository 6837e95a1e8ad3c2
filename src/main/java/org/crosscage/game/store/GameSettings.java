package org.crosscage.game.store;

import org.springframework.boot.context.properties.ConfigurationProperties;

/// How games are stored.
///
/// @param sync whether moves are forced onto the disk before they count as stored
@ConfigurationProperties("crosscage")
public record GameSettings(boolean sync) {}
