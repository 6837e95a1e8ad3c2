package org.crosscage.home.ui;

import java.util.Optional;
import java.util.stream.Stream;
import org.crosscage.board.ui.PreviewImage;
import org.crosscage.board.ui.tile.PuzzleNames;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.shell.preview.LinkPreview;
import org.crosscage.shell.preview.LinkPreviewSource;
import org.crosscage.shell.preview.LinkPreviews;
import org.crosscage.texts.Texts;
import org.springframework.stereotype.Component;

/// What is seen of the game itself before it is opened, with a board of each kind.
@Component
record HomePreview(Texts texts, PuzzleLibrary library) implements LinkPreviewSource {

    @Override
    public Optional<LinkPreview> of(String path, String picture) {
        return path.equals(LinkPreviews.HOME) ? Optional.of(game(picture)) : Optional.empty();
    }

    private LinkPreview game(String picture) {
        var site = texts.say("shell.site");
        var games = new PuzzleNames(texts).allKinds();
        return new LinkPreview(
                site,
                texts.say("shell.description", "games", games),
                picture,
                texts.say("library.preview.boards", "games", games),
                () -> new PreviewImage(site, games, texts.say("shell.home.title"))
                        .with(samples()
                                .map(puzzle -> PreviewImage.drawing(puzzle, Optional.empty()))
                                .toList()));
    }

    /// A small puzzle of each kind.
    private Stream<Puzzle> samples() {
        return PuzzleKinds.all().stream().map(library::sample);
    }
}
