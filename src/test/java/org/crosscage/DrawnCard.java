package org.crosscage;

import static com.github.mvysny.kaributesting.v10.LocatorJ._find;

import com.vaadin.flow.component.ComponentUtil;
import java.util.List;
import java.util.Optional;
import org.crosscage.board.ui.HelpCard;
import org.jsoup.nodes.Element;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A card as `<help-card>` draws it in a browser, with the rows that are listed before more is asked for.
public final class DrawnCard {

    private static final int FIRST = 2;

    private DrawnCard() {}

    /// Adds a card to its element.
    ///
    /// @param json of the card; empty: none
    static void in(Element host, String json) {
        if (json.isEmpty()) {
            return;
        }
        var card = JsonMapper.shared().readTree(json);
        var id = text(card, "id");
        var drawn = id.isEmpty()
                ? host
                : host.appendElement("section")
                        .attr("id", id)
                        .attr("class", "card talk " + text(card, "look"))
                        .attr("aria-labelledby", id + "-title");
        worded(drawn, "div", "eyebrow", text(card, "eyebrow"));
        drawn.appendElement(id.isEmpty() ? "h3" : "h2").text(text(card, "title"));
        var body = drawn.appendElement("div");
        card.path("body").forEach(block -> block(body, block));
        var stages = drawn.appendElement("ul").addClass("stages");
        for (int stage = 0; stage < card.path("stages").asInt(); stage++) {
            stages.appendElement("li").attr("class", stage < card.path("told").asInt() ? "on" : "");
        }
        var row = drawn.appendElement("div").addClass("row");
        card.path("actions").forEach(action -> action(row, action));
        var legend = drawn.appendElement("div").addClass("legend");
        card.path("legend").forEach(sign -> worded(legend, "span", text(sign, "name"), text(sign, "words")));
        var links = drawn.appendElement("div").addClass("links");
        card.path("links").forEach(link -> link(links, link));
    }

    private static void block(Element body, JsonNode block) {
        if (block.has("text")) {
            worded(body, "p", text(block, "look"), text(block, "text"));
        } else if (block.has("sentences")) {
            proof(body, block);
        } else if (block.has("facts")) {
            var facts = body.appendElement("dl").addClass("facts");
            block.path("facts").forEach(fact -> {
                worded(facts, "dt", "", text(fact, "name"));
                worded(facts, "dd", "", text(fact, "value"));
            });
        } else if (block.has("pages")) {
            worded(body, "span", "eyebrow", text(block, "title"));
            block.path("pages").forEach(each -> {
                link(body, each.path("page"));
                worded(body, "span", "count", text(each, "count"));
            });
        } else if (block.has("others")) {
            var others = body.appendElement("div").addClass("task-others");
            worded(others, "span", "eyebrow", text(block, "title"));
            block.path("others").forEach(other -> action(others, other));
        } else {
            block.path("sortings").forEach(sorting -> action(body, sorting));
            block.path("groups").forEach(group -> group(body, group, text(block, "why")));
        }
    }

    private static void proof(Element body, JsonNode proof) {
        var sentences = proof.path("sentences").valueStream().toList();
        boolean isFolded = !text(proof, "folded").isEmpty();
        var between = new Element("details").addClass("between");
        worded(between, "summary", "", text(proof, "folded"));
        for (int i = 0; i < sentences.size(); i++) {
            boolean isBetween = isFolded && i >= FIRST && i < sentences.size() - 1;
            var sentence = (isBetween ? between : body).appendElement("p");
            sentences.get(i).forEach(span -> piece(sentence, span));
            if (isFolded && i == FIRST) {
                body.appendChild(between);
            }
        }
    }

    private static void piece(Element sentence, JsonNode span) {
        if (span.has("link")) {
            sentence.appendElement("span").addClass("link-number").attr("data-link", text(span, "link"));
        } else {
            sentence.appendText(text(span, "text"));
        }
    }

    private static void group(Element body, JsonNode group, String why) {
        var title = body.appendElement("h3");
        for (var part : List.of("title", "count", "note")) {
            worded(title, "span", part, text(group, part));
        }
        var rows = group.path("rows");
        var cut = group.path("cuts").path(0);
        rows.valueStream().limit(cut.path("rows").asInt(rows.size())).forEach(row -> {
            var change = body.appendElement("button").addClass("step-change").attr("id", text(row, "id"));
            worded(change, "span", "", text(row, "change"));
            worded(change, "span", "quiet", text(row, "note"));
            worded(body, "button", "step-why", why);
        });
        if (!cut.isMissingNode()) {
            worded(body, "button", "more-steps", text(cut, "more"));
        }
    }

    private static void action(Element row, JsonNode action) {
        var notes = action.path("notes");
        var price = text(action, "id") + "-cost";
        if (!text(action, "words").isEmpty()) {
            var button = worded(row, "button", "tool", text(action, "words"))
                    .attr("id", text(action, "id"))
                    .attr("data-ask", text(action, "asks"));
            if (!notes.isEmpty()) {
                button.attr("aria-describedby", price);
            }
        }
        notes.forEach(note -> worded(row, "span", "quiet", note.asString()));
        if (!notes.isEmpty()) {
            row.children().get(row.childrenSize() - notes.size()).attr("id", price);
        }
    }

    private static void link(Element links, JsonNode link) {
        if (link.has("address")) {
            var page = links.appendElement("a")
                    .attr("id", text(link, "id"))
                    .attr("class", "new-tab")
                    .attr("href", text(link, "address"))
                    .attr("target", "_blank");
            worded(page, "span", "", text(link, "words"));
            worded(page, "span", "visually-hidden", text(link, "newTab"));
        } else if (link.has("copied")) {
            var copy = links.appendElement("span").attr("id", text(link, "id")).addClass("copy-link");
            worded(copy, "span", "", text(link, "words")).attr("data-copy", text(link, "text"));
        } else {
            action(links, link);
        }
    }

    private static Element worded(Element parent, String tag, String look, String words) {
        return parent.appendElement(tag).attr("class", look).text(words);
    }

    private static String text(JsonNode json, String field) {
        return json.path(field).asString("");
    }

    /// Presses the button of a card on the page, or of one of its rows.
    ///
    /// @param id of the button, or of the row
    /// @return whether there is one
    public static boolean press(String id) {
        var card = with(id);
        card.ifPresent(found -> ComponentUtil.fireEvent(found, new HelpCard.PressEvent(found, true, id, shown(found))));
        return card.isPresent();
    }

    /// Closes a card that is open.
    public static void close(String id) {
        closing(id).run();
    }

    /// A press of the cross of a card as it is now, which may come to the server later.
    public static Runnable closing(String id) {
        var card = with(id).orElseThrow();
        var event = new HelpCard.CloseEvent(card, true, shown(card));
        return () -> ComponentUtil.fireEvent(card, event);
    }

    private static Optional<HelpCard> with(String id) {
        return _find(HelpCard.class).stream().filter(each -> has(each, id)).findFirst();
    }

    private static int shown(HelpCard card) {
        return card.getElement().getProperty("shown", 0);
    }

    private static boolean has(HelpCard card, String id) {
        var drawn = new Element("help-card");
        in(drawn, card.getElement().getProperty("cardJson", ""));
        return drawn.getElementById(id) != null;
    }
}
