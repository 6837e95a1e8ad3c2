package org.crosscage.texts;

/// Words within HTML that is written as a text.
public final class HtmlText {

    private HtmlText() {}

    /// As they stand between elements, and in an attribute too.
    public static String escaped(String words) {
        return words.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
