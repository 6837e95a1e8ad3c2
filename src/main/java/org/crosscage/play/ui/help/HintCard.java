package org.crosscage.play.ui.help;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.crosscage.board.ui.HelpCard;
import org.crosscage.board.ui.Legend;
import org.crosscage.board.ui.NewTab;
import org.crosscage.board.ui.ProofText;
import org.crosscage.core.model.Puzzle;
import org.crosscage.shell.ui.CopyLink;
import org.crosscage.shell.ui.LineIcon;
import org.crosscage.shell.ui.Tool;
import org.crosscage.teach.AskedHint;
import org.crosscage.teach.Hint;
import org.crosscage.teach.words.HintWords;
import org.crosscage.texts.Texts;

/// How a hint looks: its stage in words, and the button to the next one with its cost. Each method that shows
/// something returns what is to be said aloud.
final class HintCard {

    private final HelpCard card;
    private final HintWords words;
    private final Texts texts;
    private final Runnable next;
    private final Runnable allSteps;
    private final Function<AskedHint, String> report;

    /// @param next asks for the next stage, or the next hint
    /// @param close puts the hint away
    /// @param allSteps lists everything that is open
    /// @param report what somebody needs who looks into a hint
    HintCard(
            Puzzle puzzle,
            Texts texts,
            Runnable next,
            Runnable close,
            Runnable allSteps,
            Function<AskedHint, String> report) {
        this.words = new HintWords(puzzle, texts);
        this.texts = texts;
        this.next = next;
        this.allSteps = allSteps;
        this.report = report;
        this.card = new HelpCard("hint", texts, close);
    }

    Component component() {
        return card;
    }

    boolean isOpen() {
        return card.isOpen();
    }

    void close() {
        card.close();
    }

    void makeRoom() {
        card.fold(true);
    }

    /// The stage that was told last, one before it is done.
    String show(AskedHint told) {
        var now = told.stage().orElseThrow();
        var said = words.told(told.hint(), now);
        card.heading(said.eyebrow(), said.title())
                .body(ProofText.of(said.sentences(), texts))
                .stages(told.told(), told.hint().stages().size())
                .actions(nextButton(told))
                .foot(now == Hint.Stage.WHY ? new Legend(said.explained(), texts) : new Div())
                .links(links(told, now));
        card.open();
        return said.spoken();
    }

    private Component[] nextButton(AskedHint told) {
        return told.next()
                .map(stage -> {
                    var cost = cost(stage);
                    cost.setId("hint-cost");
                    var button = Tool.of(words.ask(told.hint(), stage), next)
                            .asks("hint")
                            .primary();
                    button.setId("hint-next");
                    button.getElement().setAttribute("aria-describedby", "hint-cost");
                    return new Component[] {button, cost};
                })
                .orElseGet(() -> new Component[0]);
    }

    /// What else there is: of a deduction, its technique's page and what is open besides; of every hint, that
    /// somebody looks into it.
    private Component[] links(AskedHint told, Hint.Stage now) {
        List<Component> links = new ArrayList<>();
        if (told.hint() instanceof Hint.Deduction) {
            links.add(stepsLink(told.told()));
        }
        links.add(looksWrong(told));
        links.addAll(about(told.hint(), now)); // the longest: last, it has a line of its own
        return links.toArray(Component[]::new);
    }

    private CopyLink looksWrong(AskedHint told) {
        var link = new CopyLink(
                texts.say("play.hint.wrong"),
                texts.say("play.hint.wrong.copied"),
                texts.say("play.hint.wrong.failed"),
                report.apply(told));
        link.setId("hint-wrong");
        return link;
    }

    /// @param told how many stages of the position's hint are paid for
    private Tool stepsLink(int told) {
        int cost = Hint.Stage.costToProof(told);
        var link = Tool.of(LineIcon.LIST, texts.say("play.hint.all", "cost", cost), allSteps)
                .asks("all-steps");
        link.setId("hint-all-steps");
        return link;
    }

    private Span cost(Hint.Stage stage) {
        var cost = new Span(words.cost(stage));
        cost.addClassName("quiet");
        return cost;
    }

    /// What was done.
    String showDone(AskedHint told) {
        var hint = told.hint();
        var another =
                Tool.of(words.ask(hint, Hint.Stage.NUDGE), next).asks("hint").primary();
        var said = words.done(hint);
        card.heading(said.eyebrow(), said.title())
                .body(List.of(new Paragraph(said.words())))
                .stages(told.told(), hint.stages().size())
                .actions(another, cost(Hint.Stage.NUDGE))
                .foot()
                .links(about(hint, Hint.Stage.DO_IT).toArray(Component[]::new));
        card.open();
        return said.spoken();
    }

    /// That there is nothing to teach, and why. What is no argument but a fact that anybody can see, or that is
    /// proven, nobody has to look into.
    ///
    /// @param told that there is nothing
    /// @param standard asks for a hint with the standard set, where the player's own techniques find nothing
    String showNothing(AskedHint told, Hint.Nothing nothing, Runnable standard) {
        var said = words.nothing(nothing);
        card.heading(said.eyebrow(), said.title())
                .body(List.of(new Paragraph(said.text())))
                .stages(0, 0)
                .actions(said.standard()
                        .map(ask -> new Component[] {standardButton(ask, standard), cost(Hint.Stage.NUDGE)})
                        .orElseGet(() -> new Component[0]))
                .foot()
                .links(nothing.why().isAFact() ? new Component[0] : new Component[] {looksWrong(told)});
        card.open();
        return said.spoken();
    }

    private static Tool standardButton(String ask, Runnable standard) {
        var button = Tool.of(ask, standard).primary();
        button.setId("hint-standard");
        return button;
    }

    /// From the stage on that names the technique, a link to the page that teaches it. In a tab of its own: the
    /// hint and the game stay as they are.
    private List<NewTab> about(Hint hint, Hint.Stage now) {
        return words.about(hint, now).stream()
                .map(about -> {
                    var link = new NewTab(about.page(), about.link(), texts);
                    link.setId("hint-about");
                    return link;
                })
                .toList();
    }
}
