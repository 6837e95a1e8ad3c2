package org.crosscage.settings.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Section;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.ObjIntConsumer;
import org.crosscage.core.logic.Tier;
import org.crosscage.player.TechniqueSelection;
import org.crosscage.texts.Texts;

/// All techniques in the player's order. A heading stands wherever the tier changes, so that the standard order is
/// grouped by tier and another one shows how it differs.
final class TechniqueList extends Div {

    private static final long serialVersionUID = 1L;

    private final transient Texts texts;
    private final Map<String, TechniqueRow> rows = new LinkedHashMap<>();
    private final List<Group> groups = new ArrayList<>();

    /// @param turn switches a technique on or off
    /// @param move puts one into another place, from 0
    /// @param step moves one down by so many places
    TechniqueList(
            Texts texts, BiConsumer<String, Boolean> turn, ObjIntConsumer<String> move, ObjIntConsumer<String> step) {
        this.texts = texts;
        TechniqueSelection.catalogue()
                .forEach(technique -> rows.put(technique.id(), new TechniqueRow(technique, texts, turn)));
        setId("technique-list");
        listen("technique-move", "place", move);
        listen("technique-step", "by", step);
    }

    /// @param number what the event says beside the technique and the control that keeps the focus
    private void listen(String event, String number, ObjIntConsumer<String> asked) {
        getElement()
                .addEventListener(event, heard -> {
                    var detail = heard.getEventData();
                    var technique = detail.path("event.detail.technique").asString("");
                    var row = rows.get(technique);
                    if (row != null) {
                        asked.accept(
                                technique, detail.path("event.detail." + number).asInt(0));
                        row.hold(detail.path("event.detail.control").asString(""));
                    }
                })
                .addEventData("event.detail.technique")
                .addEventData("event.detail." + number)
                .addEventData("event.detail.control");
    }

    String name(String technique) {
        return row(technique).name();
    }

    private TechniqueRow row(String technique) {
        return Objects.requireNonNull(rows.get(technique));
    }

    void show(TechniqueSelection now) {
        var runs = runs(now);
        while (groups.size() > runs.size()) {
            remove(groups.removeLast());
        }
        for (int i = 0; i < runs.size(); i++) {
            if (i == groups.size()) {
                groups.add(new Group("tier-" + i));
                add(groups.getLast());
            }
            groups.get(i).show(runs.get(i));
        }
        now.entries().forEach(entry -> row(entry.technique()).show(entry.on(), now.start()));
    }

    /// Neighbours of one tier.
    private List<List<TechniqueRow>> runs(TechniqueSelection now) {
        var runs = new ArrayList<List<TechniqueRow>>();
        for (var entry : now.entries()) {
            var row = row(entry.technique());
            if (runs.isEmpty() || runs.getLast().getFirst().tier() != row.tier()) {
                runs.add(new ArrayList<>());
            }
            runs.getLast().add(row);
        }
        return runs;
    }

    private final class Group extends Section {

        private static final long serialVersionUID = 1L;

        private final H2 title = new H2();
        private final OrderedList list = new OrderedList();
        private transient List<TechniqueRow> shown = List.of();

        Group(String id) {
            title.setId(id);
            getElement().setAttribute("aria-labelledby", id);
            add(title, list);
        }

        /// Only what differs from before goes to the browser.
        void show(List<TechniqueRow> now) {
            if (!now.equals(shown)) {
                title.setText(name(now.getFirst().tier()));
                list.removeAll();
                now.forEach(list::add);
                shown = List.copyOf(now);
            }
        }

        private String name(Tier tier) {
            return texts.say("learn.tier." + tier.id());
        }
    }
}
