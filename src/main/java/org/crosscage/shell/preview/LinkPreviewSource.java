package org.crosscage.shell.preview;

import java.util.Optional;

/// What is seen of some of a feature's addresses before they are opened. Each such feature offers one.
@FunctionalInterface
public interface LinkPreviewSource {

    /// @param path such as `/p/1kAgKQ27e0_Oq`
    /// @param picture address of its image
    /// @return empty when the path is another feature's, or nothing is there
    Optional<LinkPreview> of(String path, String picture);
}
