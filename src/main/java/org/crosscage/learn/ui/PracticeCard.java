package org.crosscage.learn.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
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
import org.crosscage.kind.TechniqueCatalogue.CatalogueEntry;
import org.crosscage.library.Practice;
import org.crosscage.library.Practice.Example;
import org.crosscage.shell.ui.LineIcon;
import org.crosscage.shell.ui.field.Tool;
import org.crosscage.shell.ui.task.BackgroundTasks;
import org.crosscage.texts.Texts;

/// Puzzles and positions to practise a technique on, of one kind.
final class PracticeCard extends Section {

    private static final long serialVersionUID = 1L;

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
        add(new H2(texts.say("learn.practise.title")));
        var buttons = new Div();
        buttons.addClassName("row");
        example.ifPresent(found -> {
            add(new Paragraph(puzzles(found)), new Paragraph(texts.say("learn.practise.opens")));
            buttons.add(
                    Tool.of(texts.say("learn.practise.button", "kind", words.kind(kind)), this::practise)
                            .primary(),
                    Tool.of(texts.say("learn.practise.from-start"), () -> begin(next(), List.of())));
        });
        if (OwnStandings.isTrained(entry, kind)) {
            add(new Paragraph(texts.say("learn.train.text")));
            var train =
                    Tool.of(LineIcon.PLAY, texts.say("learn.train"), () -> practice.train(entry, Optional.of(kind)));
            train.setId("technique-train");
            buttons.add(train);
        }
        add(buttons);
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

    private Optional<PuzzleEntry> next() {
        return Practice.standard().next(kind, technique, practice.begun());
    }

    /// Where the technique comes up: the steps before that are done for the player. The engine walks there first.
    private void practise() {
        var puzzle = next();
        backgroundTasks.run(
                stop -> puzzle.flatMap(found -> TechniquePosition.of(found.puzzle(), kind.techniques(), technique))
                        .flatMap(position -> Preparation.of(puzzle.orElseThrow().puzzle(), position.before())),
                move -> begin(puzzle, move.stream().toList()));
    }

    private void begin(Optional<PuzzleEntry> found, List<Move> moves) {
        found.ifPresent(puzzle -> practice.begin(puzzle, moves));
    }
}
