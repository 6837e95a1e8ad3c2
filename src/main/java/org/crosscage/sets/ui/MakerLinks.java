package org.crosscage.sets.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.button.ButtonVariant;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.Paragraph;
import org.crosscage.sets.PuzzleSet;
import org.crosscage.sets.store.PuzzleSets;
import org.crosscage.shell.ui.dialog.Question;
import org.crosscage.texts.Texts;

/// The link that a maker gives to others, and the one that they keep. The server knows no more of the second than its
/// hash: where the page was opened without it, it can only be made anew.
final class MakerLinks extends Div {

    private static final long serialVersionUID = 1L;

    private final transient PuzzleSets sets;
    private final transient Texts texts;
    private final transient MakersSet set;

    /// @param code that the page was opened by
    MakerLinks(PuzzleSets sets, Texts texts, PuzzleSet shown, MakersSet set, String code) {
        this.sets = sets;
        this.texts = texts;
        this.set = set;
        addClassName("two");
        var anew = new Button(texts.say("sets.link.anew"), _ -> ask());
        anew.addThemeVariants(ButtonVariant.TERTIARY);
        anew.setId("maker-anew");
        var makers =
                code.equals(shown.code()) ? unknown() : new SetLink("makers", SetsView.ADDRESS + "/" + code, texts);
        makers.add(anew);
        add(new SetLink("players", shown.address(), texts), makers);
    }

    private Div unknown() {
        var about = new Paragraph(texts.say("sets.link.makers.unknown"));
        about.addClassName("quiet");
        var unknown = new Div(new H3(texts.say("sets.link.makers")), about);
        unknown.addClassName("set-link");
        return unknown;
    }

    private void ask() {
        new Question(texts, texts.say("sets.link.anew.title"), texts.say("sets.link.anew"))
                .ask(
                        texts.say("sets.link.anew.about"),
                        () -> set.alter(now -> {
                            var maker = sets.changeMaker(now);
                            UI.getCurrentOrThrow().navigate(SetsView.ADDRESS + "/" + maker.written());
                        }));
    }
}
