package org.crosscage.shell.document;

import java.io.IOException;
import java.util.ArrayList;

/// The house's type as the production bundle serves it, for pages that load nothing else of the bundle.
final class BundledFont {

    /// As `--font` in `styles/tokens.css`.
    static final String FAMILY = "'Atkinson Hyperlegible Next Variable', system-ui, sans-serif";

    /// Of the two files only those are fetched whose characters a page has; as the font's own style sheet has it.
    private enum Part {
        LATIN_EXT("latin-ext", "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1E00-1E9F,U+1EF2-1EFF"),
        LATIN(
                "latin",
                "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2212");

        private final String name;
        private final String characters;

        Part(String name, String characters) {
            this.name = name;
            this.characters = characters;
        }

        private String pattern() {
            return "atkinson-hyperlegible-next-" + name + "-wght-normal-*.woff2";
        }

        private String face(String address) {
            return "@font-face{font-family:'Atkinson Hyperlegible Next Variable';font-display:swap;font-weight:200 800;"
                    + "src:url(" + address + ") format('woff2-variations');unicode-range:"
                    + characters + "}";
        }
    }

    private BundledFont() {}

    /// Rules for a style sheet; none where nothing was bundled, as in development mode.
    ///
    /// @param prefix what stands before all addresses
    /// @throws IOException when the resources cannot be read
    static String faces(String prefix) throws IOException {
        var faces = new ArrayList<String>();
        for (var part : Part.values()) {
            BundledFiles.named(part.pattern())
                    .map(file -> part.face(prefix + file))
                    .forEach(faces::add);
        }
        return String.join("\n      ", faces);
    }
}
