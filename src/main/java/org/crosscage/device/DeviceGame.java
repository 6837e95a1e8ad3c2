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
/// @param facts where it is from: its day, its set, or its number in a pack; empty when it is from none of these
/// @param grade id of the grade, empty when it is not known
/// @param group what it was taken along with, such as `day-2026-11-28`; empty for a game that was begun
/// @param groupName what that is called, empty with it
/// @param picture as boards are told of it
/// @param stored how many lines of the log the server has; 0 for a puzzle that is not begun
/// @param archived the rest of the game, as in an export; of a puzzle that is not begun, `begun` is empty
public record DeviceGame(
        String id,
        String kind,
        int rows,
        int columns,
        String title,
        String name,
        String facts,
        String grade,
        String group,
        String groupName,
        Map<String, @Nullable Object> picture,
        long stored,
        ArchivedGame archived) {

    /// What puzzles are taken along with.
    ///
    /// @param id such as `pack-kakuro-9x9-hard`, `set-…`, `day-2026-11-28`, `order-…`
    /// @param name its words
    public record Group(String id, String name) {

        /// Of a game that was begun.
        static final Group NONE = new Group("", "");
    }
}
