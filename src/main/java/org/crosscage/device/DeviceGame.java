package org.crosscage.device;

import java.util.Map;
import org.crosscage.game.store.ArchivedGame;
import org.jspecify.annotations.Nullable;

/// A game, or a puzzle that is not begun, as a browser keeps it. Its JSON is the record's own; the browser
/// knows it from `frontend/offline/device/kept-game.ts`.
///
/// @param id of the game; a puzzle that is not begun has the one that its game is to get
/// @param kind id of the kind
/// @param rows as drawn
/// @param columns as drawn
/// @param title of the puzzle, empty when it has none
/// @param name what lists call it
/// @param facts where it is from: its day, its set, its station, or its number in a pack; empty for none of these
/// @param grade id of the grade, empty when it is not known
/// @param picture as boards are told of it
/// @param stored how many lines of the log the server has; 0 for a puzzle that is not begun
/// @param archived the rest of the game, as in an export; of a puzzle that is not begun, `begun` is empty
record DeviceGame(
        String id,
        String kind,
        int rows,
        int columns,
        String title,
        String name,
        String facts,
        String grade,
        Map<String, @Nullable Object> picture,
        long stored,
        ArchivedGame archived) {}
