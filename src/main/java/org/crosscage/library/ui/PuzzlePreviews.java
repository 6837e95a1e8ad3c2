package org.crosscage.library.ui;

import java.util.List;
import java.util.Optional;
import org.crosscage.board.ui.PreviewImage;
import org.crosscage.board.ui.tile.PuzzleNames;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.Token;
import org.crosscage.kind.text.LinkCode;
import org.crosscage.kind.text.SharedGame;
import org.crosscage.shell.preview.LinkPreview;
import org.crosscage.shell.preview.LinkPreviewSource;
import org.crosscage.texts.Texts;
import org.springframework.stereotype.Component;

/// What is seen of a puzzle's link before it is opened: kind and size, and a picture of the board with what the link
/// takes along.
@Component
record PuzzlePreviews(Texts texts) implements LinkPreviewSource {

    /// Longer codes are of puzzles whose cells nobody could make out in a picture of that size.
    private static final int LONGEST_CODE = 2000;

    @Override
    public Optional<LinkPreview> of(String path, String picture) {
        return shared(path).map(shared -> of(shared, picture));
    }

    private static Optional<SharedGame> shared(String path) {
        if (!path.startsWith(LinkCode.PATH) || path.length() > LONGEST_CODE) {
            return Optional.empty();
        }
        try {
            return Optional.of(LinkCode.open(new Token(1, 1, path.substring(LinkCode.PATH.length()))));
        } catch (FormatException _) {
            return Optional.empty();
        }
    }

    private LinkPreview of(SharedGame shared, String picture) {
        var puzzle = shared.entry().puzzle();
        var shape = puzzle.shape();
        var name = new PuzzleNames(texts).of(puzzle.kind(), shape.rows(), shape.columns());
        var invitation = texts.say("library.preview.puzzle");
        return new LinkPreview(
                name,
                invitation,
                picture,
                texts.say("library.preview.board", "name", name),
                () -> new PreviewImage(texts.say("shell.site"), name, invitation)
                        .with(List.of(PreviewImage.drawing(puzzle, shared.position()))));
    }
}
