package org.crosscage;

import static com.github.mvysny.kaributesting.v10.LocatorJ._get;

import com.github.mvysny.kaributesting.v10.BasicUtilsKt;
import com.vaadin.flow.component.Component;
import com.vaadin.flow.dom.Element;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.board.ui.HelpCard;
import org.crosscage.shell.ui.frame.MainLayout;
import org.jsoup.nodes.TextNode;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// What can be read on a page that no browser shows, whether its parts are elements that the server has or the HTML of
/// one of them (see `shell.ui.Markup`), or a card or results that the browser draws.
public final class PageText {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    private PageText() {}

    /// All words of a component, hidden ones too.
    public static String of(Component component) {
        return of(component.getElement());
    }

    /// All words of an element, hidden ones too.
    public static String of(Element element) {
        return element.isTextNode() ? element.getText() : words(drawn(element, _ -> true));
    }

    /// The words of a component that can be seen or heard.
    public static String visible(Component component) {
        return words(html(component));
    }

    /// As [#html(Component)], of the whole page.
    public static org.jsoup.nodes.Element page() {
        return html(_get(MainLayout.class));
    }

    /// What can be seen or heard of a component, as a browser has it: for links, fields and headings.
    public static org.jsoup.nodes.Element html(Component component) {
        return drawn(component.getElement(), Element::isVisible);
    }

    /// What is written in drawings is no word of the page.
    private static String words(org.jsoup.nodes.Element drawn) {
        drawn.select("svg").remove();
        return drawn.nodeStream(TextNode.class).map(TextNode::getWholeText).collect(Collectors.joining());
    }

    private static Stream<String> texts(JsonNode values) {
        return values.isString()
                ? Stream.of(values.asString())
                : values.values().stream().flatMap(PageText::texts);
    }

    /// The parts of a card that is shown which are not in its text.
    private static Stream<Element> partsOf(Element element) {
        return element.getComponent().stream()
                .filter(component -> component instanceof HelpCard
                        && !element.getProperty("cardJson", "").isEmpty())
                .flatMap(card -> BasicUtilsKt._getVirtualChildren(card).stream())
                .map(Component::getElement);
    }

    private static org.jsoup.nodes.Element drawn(Element element, Predicate<Element> isThere) {
        var drawn = new org.jsoup.nodes.Element(element.getTag());
        if (isThere.test(element)) {
            element.getAttributeNames().forEach(name -> drawn.attr(name, element.getAttribute(name)));
            drawn.html(element.getProperty("innerHTML", ""));
            DrawnCard.in(drawn, element.getProperty("cardJson", ""));
            texts(JSON.readTree(element.getProperty("resultsJson", "{}"))).forEach(drawn::appendText);
            element.getChildren().forEach(child -> {
                if (child.isTextNode()) {
                    drawn.appendText(child.getText());
                } else {
                    drawn.appendChild(drawn(child, isThere));
                }
            });
            partsOf(element).forEach(part -> drawn.appendChild(drawn(part, isThere)));
        }
        return drawn;
    }
}
