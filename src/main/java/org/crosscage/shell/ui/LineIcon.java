package org.crosscage.shell.ui;

import com.vaadin.flow.component.Svg;

/// The line drawings on buttons, one hand for all: 24 units square, strokes in the colour of the text around.
public enum LineIcon {
    UNDO("<path d='M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3'/>"),
    REDO("<path d='m15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3'/>"),
    HINT("<path d='M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c.8.8 1 1.5 1 2.5h6c0-1 .2-1.7 1-2.5A6 6 0 0 0 12 3z'/>"),
    CHECK("<path d='m5 12 5 5L20 7'/>"),
    PLAY("<path d='M7 4v16l13-8z'/>"),
    PAUSE("<path d='M8 5v14M16 5v14'/>"),
    CLEAR("<path d='M20 5H9l-6 7 6 7h11zM12 9l6 6m0-6-6 6'/>"),
    DOWN("<path d='m6 9 6 6 6-6'/>"),
    CLOSE("<path d='M6 6l12 12M18 6 6 18'/>"),
    HOME("<path d='M4 11l8-7 8 7v9h-5v-6H9v6H4z'/>"),
    MENU("<path d='M4 7h16M4 12h16M4 17h16'/>"),
    MORE("<path d='M5 12h.01M12 12h.01M19 12h.01' stroke-width='3'/>"),
    AGAIN("<path d='M4 12a8 8 0 1 0 3-6.2M4 4v5h5'/>"),
    LIST("<path d='M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01'/>"),
    GRIP("<path d='M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01' stroke-width='3'/>"),
    BRANCH("<path d='M7 4v16M7 14c0-5 10-3 10-8'/><circle cx='17' cy='4.5' r='1.8'/>"),
    PRINT("<path d='M7 9V4h10v5M7 17H4v-7h16v7h-3'/><path d='M7 14h10v6H7z'/>"),
    SHARE("<circle cx='6' cy='12' r='2.5'/><circle cx='17' cy='6' r='2.5'/><circle cx='17' cy='18' r='2.5'/>"
            + "<path d='m8.2 10.8 6.6-3.6m-6.6 6 6.6 3.6'/>"),
    NEXT("<path d='M5 12h14m-6-6 6 6-6 6'/>"),
    BACK("<path d='M19 12H5m6 6-6-6 6-6'/>"),
    KEYS("<path d='M3 7h18v10H3zM7 11h.01M11 11h.01M15 11h.01M8 14h8'/>"),
    MARKS("<path d='M4 17v-4L14.5 2.5l4 4L8 17zM12 5l4 4M4 21h.01M9 21h.01M14 21h.01M19 21h.01'/>"),
    PENCIL("<path d='M4 20v-4L15.5 4.5l4 4L8 20zM13 7l4 4'/>"),
    MOON("<path d='M20 14a8 8 0 1 1-9-11 7 7 0 0 0 9 11z'/>"),
    SUN("<circle cx='12' cy='12' r='4'/><path d='M12 2v2m0 16v2M2 12h2m16 0h2M5 5l1.5 1.5m11 11L19 19m0-14-1.5"
            + " 1.5m-11 11L5 19'/>"),
    PERSON("<circle cx='12' cy='8' r='4'/><path d='M4 21c0-4 3.5-7 8-7s8 3 8 7'/>"),
    SETTINGS("<path d='M4 7h9m5 0h2M4 17h2m5 0h9'/><circle cx='15.5' cy='7' r='2.5'/>"
            + "<circle cx='8.5' cy='17' r='2.5'/>");

    private final String svg;

    LineIcon(String strokes) {
        this.svg = "<svg xmlns='http://www.w3.org/2000/svg' class='symbol' viewBox='0 0 24 24' aria-hidden='true'>"
                + strokes + "</svg>";
    }

    /// A new drawing, hidden from screen readers: the button around it carries the name.
    public Svg draw() {
        var drawing = new Svg(svg);
        drawing.addClassName("symbol-box");
        return drawing;
    }

    /// The same as HTML.
    public String html() {
        return "<div class='symbol-box'>" + svg + "</div>";
    }
}
