package org.crosscage.me.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.List;
import org.crosscage.game.store.HintCosts;
import org.crosscage.texts.Texts;

/// The techniques whose hints cost a player most, each with the way to its page, where it is explained and practised.
final class CostliestTechniques extends Div {

    private static final long serialVersionUID = 1L;

    /// More to practise is nothing to begin with.
    private static final int MOST = 6;

    private final transient Texts texts;

    /// @param costs the dearest first, at least one
    CostliestTechniques(List<HintCosts.Cost> costs, Texts texts) {
        this.texts = texts;
        addClassName("me-techniques");
        var note = new Paragraph(texts.say("me.techniques.note"));
        note.addClassName("quiet");
        var list = new UnorderedList();
        costs.stream().limit(MOST).forEach(cost -> list.add(item(cost)));
        add(note, list);
    }

    private ListItem item(HintCosts.Cost cost) {
        var link = new Anchor("learn/" + cost.technique(), texts.say("hints.technique-name." + cost.technique()));
        link.getElement().setAttribute("router-link", true);
        var spent = new Span(texts.say("me.techniques.cost", "hints", cost.hints(), "cost", cost.cost()));
        spent.addClassName("quiet");
        return new ListItem(link, spent);
    }
}
