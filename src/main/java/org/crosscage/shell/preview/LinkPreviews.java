package org.crosscage.shell.preview;

import java.util.List;
import java.util.Optional;
import org.springframework.stereotype.Component;

/// What is seen of the game's addresses before they are opened. Asked for by programs that run no script.
@Component
public final class LinkPreviews {

    /// Stands for all pages that have no preview of their own.
    public static final String HOME = "/home";

    private static final String ENDING = ".png";

    private final List<LinkPreviewSource> sources;

    LinkPreviews(List<LinkPreviewSource> sources) {
        this.sources = List.copyOf(sources);
    }

    /// Of any page: what a feature says of it, else that of the game itself.
    ///
    /// @param path such as `/p/1kAgKQ27e0_Oq`
    public LinkPreview of(String path) {
        return find(path).or(() -> find(HOME)).orElseThrow();
    }

    /// The one with an image at an address.
    ///
    /// @param picture as in [LinkPreview#picture()]
    public Optional<LinkPreview> withPicture(String picture) {
        return picture.endsWith(ENDING)
                ? find(picture.substring(LinkPreview.FOLDER.length(), picture.length() - ENDING.length()))
                : Optional.empty();
    }

    private Optional<LinkPreview> find(String path) {
        return sources.stream()
                .flatMap(source -> source.of(path, LinkPreview.FOLDER + path + ENDING).stream())
                .findFirst();
    }
}
