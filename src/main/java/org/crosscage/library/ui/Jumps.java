package org.crosscage.library.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Nav;
import com.vaadin.flow.component.html.Span;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.crosscage.board.ui.PuzzleNames;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.library.Pack;
import org.crosscage.texts.Texts;

/// A line of links to the packs of a long page, which stays in sight.
final class Jumps extends Nav {

    private static final long serialVersionUID = 1L;

    /// To the heading of a pack, without the detour by the router, which would draw the page anew.
    private static final String GO = """
            this.addEventListener('click', (event) => {
              if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
                event.preventDefault();
                event.stopPropagation();
                const heading = document.getElementById($0).querySelector('h2');
                heading.tabIndex = -1;
                heading.focus({ preventScroll: true });
                document.getElementById($0).scrollIntoView();
              }
            })""";

    private final transient Map<PackSection, Anchor> links = new LinkedHashMap<>();

    Jumps(List<PackSection> sections, Texts texts) {
        addClassName("jumps");
        getElement().setAttribute("aria-label", texts.say("library.library.jumps"));
        for (var kind : PuzzleKinds.all()) {
            var name = new Span(texts.say("shell.kind." + kind.id()));
            name.addClassName("jumps-kind");
            var group = new Div(name);
            group.addClassName("jumps-group");
            sections.stream()
                    .filter(section -> section.pack().kind().equals(kind.id()))
                    .forEach(section -> group.add(link(section, texts)));
            add(group);
        }
    }

    private Anchor link(PackSection section, Texts texts) {
        var link = new Anchor("library#" + section.pack().id(), words(section.pack(), texts));
        link.getElement().executeJs(GO, section.pack().id());
        links.put(section, link);
        return link;
    }

    private static String words(Pack pack, Texts texts) {
        return new PuzzleNames(texts)
                .packAmongItsKind(pack.id(), pack.entries().getFirst().puzzle());
    }

    /// Leads to what is there.
    void changed() {
        links.forEach((section, link) -> link.setVisible(section.isVisible()));
        getChildren()
                .forEach(group -> group.setVisible(
                        group.getChildren().anyMatch(link -> link instanceof Anchor && link.isVisible())));
    }
}
