package org.crosscage.shell;

import java.util.Optional;

/// What is seen of the game's addresses before they are opened. Asked for by programs that run no script.
public interface LinkPreviews {

    /// Of any page: that of the puzzle behind the address of one, else of the game itself.
    ///
    /// @param path such as `/p/1kAgKQ27e0_Oq`
    LinkPreview of(String path);

    /// The one with an image at an address.
    ///
    /// @param picture as in [LinkPreview#picture()]
    Optional<LinkPreview> withPicture(String picture);
}
