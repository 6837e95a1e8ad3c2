package org.crosscage.shell.ui.frame;

import com.vaadin.flow.component.Svg;

/// The mark: a Kakuro clue cell whose last quarter is a cage. The same drawing is the favicon, there in fixed
/// colours.
final class Logo {

    private static final String DRAWING = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28" aria-hidden="true">
              <rect x="1" y="1" width="26" height="26" rx="6" fill="var(--clue)"/>
              <path d="M1 14h26M14 1v26" stroke="var(--clue-ink)" stroke-width="1.2" opacity=".35"/>
              <path d="M3 3l9 9" stroke="var(--clue-ink)" stroke-width="1.4"/>
              <rect x="15.5" y="15.5" width="9.5" height="9.5" rx="2.5" fill="var(--logo-cage)"/>
            </svg>
            """;

    private Logo() {}

    static Svg draw() {
        return new Svg(DRAWING);
    }
}
