package org.crosscage.shell.ui;

import com.vaadin.flow.dom.Element;
import com.vaadin.flow.dom.ElementUtil;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jsoup.nodes.Document;

/// Parts of a page that never change there, as the HTML of one element. Each element of Flow costs the server up to a
/// kilobyte for every page that is open; what many pages have alike is written once here and held once.
///
/// Links and what the browser does by itself work in it; a listener of the server hears only of the element around.
public final class Markup {

    private Markup() {}

    /// Fills an element with parts that follow from a key alone.
    ///
    /// @param key values that are few in all: nothing that depends on a player, a puzzle or a game
    public static void share(Element host, List<?> key, Supplier<Stream<Element>> parts) {
        shareHtml(host, key, () -> html(parts.get()));
    }

    /// As [#share], for parts that are written as HTML already.
    public static void shareHtml(Element host, List<?> key, Supplier<String> html) {
        host.setProperty("innerHTML", SharedValues.of(key, String.class, html));
    }

    /// Fills an element with parts of this page alone.
    public static void fill(Element host, Stream<Element> parts) {
        host.setProperty("innerHTML", html(parts));
    }

    /// The HTML of elements, one after the other, without what the server hears of them.
    private static String html(Stream<Element> parts) {
        var document = Document.createShell("");
        document.outputSettings().prettyPrint(false);
        parts.forEach(part -> document.body().appendChild(ElementUtil.toJsoup(document, part)));
        return document.body().html();
    }
}
