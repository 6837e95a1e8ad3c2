package org.crosscage.sets.ui;

import java.util.Optional;
import java.util.regex.Pattern;
import org.crosscage.board.ui.PreviewImage;
import org.crosscage.sets.PuzzleSet;
import org.crosscage.sets.store.PuzzleSets;
import org.crosscage.shell.preview.LinkPreview;
import org.crosscage.shell.preview.LinkPreviewSource;
import org.crosscage.texts.Texts;
import org.springframework.stereotype.Component;

/// What is seen of a puzzle set before it is opened by those who play it. Its maker's page has none: nothing is said
/// of it to anybody.
@Component
record SetPreviews(PuzzleSets sets, Texts texts) implements LinkPreviewSource {

    private static final Pattern ADDRESS = Pattern.compile("/set/([^/]+)");
    private static final int BOARDS = 2;

    /// @param path such as `/set/mGZ4h0…`
    /// @param picture address of its image
    public Optional<LinkPreview> of(String path, String picture) {
        var address = ADDRESS.matcher(path);
        return address.matches() ? sets.find(address.group(1)).map(set -> preview(set, picture)) : Optional.empty();
    }

    private LinkPreview preview(PuzzleSet set, String picture) {
        var title = set.description().title();
        var count = texts.say("sets.preview.count", "count", set.puzzles().size());
        var line = texts.say("sets.preview", "count", set.puzzles().size());
        return new LinkPreview(
                title,
                line,
                picture,
                texts.say("sets.preview.boards"),
                () -> new PreviewImage(texts.say("shell.site"), title, count)
                        .with(set.puzzles().stream()
                                .limit(BOARDS)
                                .map(place -> PreviewImage.drawing(place.entry().puzzle(), Optional.empty()))
                                .toList()));
    }
}
