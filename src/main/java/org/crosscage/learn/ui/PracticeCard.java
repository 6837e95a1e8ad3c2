package org.crosscage.learn.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.crosscage.core.game.Move;
import org.crosscage.core.game.Preparation;
import org.crosscage.core.generate.TechniquePosition;
import org.crosscage.core.generate.TechniquePosition.Need;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.logic.Technique;
import org.crosscage.kind.TechniqueCatalogue;
import org.crosscage.kind.TechniqueCatalogue.CatalogueEntry;
import org.crosscage.library.Practice;
import org.crosscage.library.Practice.Example;
import org.crosscage.me.OwnStandings;
import org.crosscage.shell.ui.LineIcon;
import org.crosscage.shell.ui.field.Tool;
import org.crosscage.shell.ui.task.BackgroundTasks;
import org.crosscage.texts.Texts;
import org.crosscage.train.progress.TechniqueStandings;

/// The way through the station of a technique after its example, with what the player has done ticked: positions, a
/// puzzle.
/// Positions and puzzles are of one kind; what was done counts for all kinds.
final class PracticeCard extends Section {

    private static final long serialVersionUID = 1L;

    /// Positions to find before their step counts as done.
    private static final int POSITIONS = 3;

    private final transient CatalogueEntry entry;
    private final transient PuzzleKind kind;
    private final transient Technique technique;
    private final transient PracticeStart practice;
    private final transient BackgroundTasks backgroundTasks;
    private final transient Texts texts;
    private final transient TechniqueWords words;

    /// @param example the worked one; where there is none there may still be positions
    PracticeCard(
            CatalogueEntry entry,
            PuzzleKind kind,
            Optional<Example> example,
            TechniqueStandings standings,
            PracticeStart practice,
            BackgroundTasks backgroundTasks,
            Texts texts) {
        this.entry = entry;
        this.kind = kind;
        this.technique = TechniqueWords.technique(entry, kind);
        this.practice = practice;
        this.backgroundTasks = backgroundTasks;
        this.texts = texts;
        this.words = new TechniqueWords(texts);
        addClassNames("card", "practise");
        var steps = new OrderedList();
        steps.addClassName("station-steps");
        int found = standings.of(entry.id()).found();
        boolean isSolved = standings.isSolved(entry.id());
        boolean isTrained = OwnStandings.isTrained(entry, kind);
        if (isTrained) {
            steps.add(positions(found));
        }
        example.ifPresent(worked -> steps.add(puzzle(worked, isSolved)));
        add(new H2(texts.say("learn.practise.title")), steps);
        if ((isSolved || example.isEmpty()) && (found >= POSITIONS || !isTrained)) {
            TechniqueCatalogue.after(entry).ifPresent(next -> add(next(next)));
        }
    }

    private ListItem positions(int found) {
        var note = new Span(texts.say("learn.step.found", "found", Math.min(found, POSITIONS), "all", POSITIONS));
        note.addClassName("quiet");
        var train = Tool.of(LineIcon.PLAY, texts.say("learn.train"), () -> practice.train(entry, Optional.of(kind)));
        train.setId("technique-train");
        return step(found >= POSITIONS, texts.say("learn.step.positions", "all", POSITIONS), note, row(train));
    }

    private ListItem puzzle(Example example, boolean isSolved) {
        var about = new Paragraph(puzzles(example) + " " + texts.say("learn.practise.opens"));
        about.addClassName("quiet");
        return step(
                isSolved,
                texts.say("learn.step.puzzle"),
                about,
                row(
                        Tool.of(texts.say("learn.practise.button", "kind", words.kind(kind)), this::practise)
                                .primary(),
                        Tool.of(texts.say("learn.practise.from-start"), () -> begin(puzzleToPractise(), List.of()))));
    }

    private ListItem step(boolean isDone, String title, Component... parts) {
        var name = new Span(title);
        name.addClassName("station-step");
        var step = new ListItem(name);
        if (isDone) {
            step.addClassName("done");
            var done = new Span(texts.say("learn.step.done"));
            done.addClassName("visually-hidden");
            step.add(done);
        }
        step.add(parts);
        return step;
    }

    private static Div row(Tool... tools) {
        var row = new Div(tools);
        row.addClassName("row");
        return row;
    }

    private Anchor next(CatalogueEntry next) {
        var link = words.link(next);
        link.setText(texts.say("learn.station.after", "technique", words.name(next)));
        link.addClassName("button-link");
        return link;
    }

    static boolean isOf(CatalogueEntry entry, PuzzleKind kind, Optional<Example> example) {
        return example.isPresent() || OwnStandings.isTrained(entry, kind);
    }

    private String puzzles(Example example) {
        var need = example.position().need() == Need.ONE_OF_SEVERAL ? "open" : "needed";
        return texts.say(
                "learn.practise." + need,
                Map.of(
                        "technique",
                        words.name(entry),
                        "count",
                        Practice.standard().puzzles(kind, technique).size(),
                        "kind",
                        words.kind(kind)));
    }

    private Optional<PuzzleEntry> puzzleToPractise() {
        return Practice.standard().next(kind, technique, practice.begun());
    }

    /// Where the technique comes up: the steps before that are done for the player. The engine walks there first.
    private void practise() {
        var puzzle = puzzleToPractise();
        backgroundTasks.run(
                stop -> puzzle.flatMap(found -> TechniquePosition.of(found.puzzle(), kind.techniques(), technique))
                        .flatMap(position -> Preparation.of(puzzle.orElseThrow().puzzle(), position.before())),
                move -> begin(puzzle, move.stream().toList()));
    }

    private void begin(Optional<PuzzleEntry> found, List<Move> moves) {
        found.ifPresent(puzzle -> practice.begin(puzzle, moves));
    }
}
