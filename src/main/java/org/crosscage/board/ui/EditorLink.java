package org.crosscage.board.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.router.QueryParameters;
import java.util.Optional;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.UnwritableException;
import org.crosscage.kind.text.LinkCode;
import org.crosscage.kind.text.SharedGame;

/// The way to the editor with a copy of a puzzle.
public final class EditorLink {

    private EditorLink() {}

    /// Opens the editor with a copy; does nothing where [#isThere(PuzzleEntry)] is not.
    public static void open(PuzzleEntry entry) {
        code(entry).ifPresent(code -> UI.getCurrentOrThrow().navigate("edit", QueryParameters.of("copy", code)));
    }

    /// Whether a puzzle can be handed to the editor: some have no code.
    public static boolean isThere(PuzzleEntry entry) {
        return code(entry).isPresent();
    }

    private static Optional<String> code(PuzzleEntry entry) {
        try {
            return Optional.of(LinkCode.code(SharedGame.of(entry)));
        } catch (UnwritableException _) {
            return Optional.empty();
        }
    }
}
