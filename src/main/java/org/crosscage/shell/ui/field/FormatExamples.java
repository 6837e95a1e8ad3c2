package org.crosscage.shell.ui.field;

import com.vaadin.flow.component.html.Anchor;
import org.crosscage.texts.Texts;

/// The link under a field for puzzles to an example of each format.
public final class FormatExamples extends Anchor {

    /// Where the examples are.
    public static final String ADDRESS = "import/formats";

    private static final long serialVersionUID = 1L;

    public FormatExamples(Texts texts) {
        super(ADDRESS, texts.say("library.paste.formats"));
        setTarget("_blank");
    }
}
