package org.crosscage.edit.ui;

import com.vaadin.flow.component.AttachEvent;
import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.analysis.Conflict;
import org.crosscage.analysis.Ratings;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Solution;
import org.crosscage.core.sketch.Flaw;
import org.crosscage.core.sketch.Sketch;
import org.crosscage.core.sketch.Slot;
import org.crosscage.core.sketch.Slot.Part;
import org.crosscage.edit.Inspection;
import org.crosscage.edit.Inspection.Count;
import org.crosscage.edit.Inspector;
import org.crosscage.edit.Sketches;
import org.crosscage.edit.Suggestion;
import org.crosscage.edit.UniquenessRepair;
import org.crosscage.shell.ui.task.BackgroundTasks;
import org.crosscage.texts.Names;
import org.crosscage.texts.Texts;

/// What is to be said of a sketch beside its board, found out in the background whenever it changes: what is wrong
/// with its shape, how many solutions it has, what would leave one, which clues clash, how hard it is.
final class InspectionPanel extends Div {

    private static final long serialVersionUID = 1L;

    /// What is found, of the sketch as it is; absent while it is looked into.
    private static final String COUNT = "data-count";

    /// What the page does with it.
    interface Listener {

        /// Lights the board.
        void light(SketchHighlights marks);

        /// Goes on to another sketch.
        void apply(Sketch next);
    }

    private final transient Texts texts;
    private final transient Inspector inspector;
    private final transient UniquenessRepair repair;
    private final transient Listener listener;
    private final transient BackgroundTasks inspecting;
    private final transient BackgroundTasks repairing;
    private final Paragraph verdict = new Paragraph();
    private final UnorderedList flaws = new UnorderedList();
    private final Div more = new Div();
    private final DifficultyCard difficulty;
    private final RedundancyCard redundancy;
    private transient Optional<Sketch> looked = Optional.empty();
    private transient Optional<Inspection> latest = Optional.empty();
    private transient List<Integer> broken = List.of();
    private transient Cells flawed = Cells.NONE;
    /// Places of given digits in a conflict.
    private transient Cells clashing = Cells.NONE;
    private transient int shown = -1;
    private transient Optional<Span> pageName = Optional.empty();

    InspectionPanel(
            Texts texts,
            Inspector inspector,
            UniquenessRepair repair,
            Ratings ratings,
            Executor backgroundTasks,
            Executor costlyTasks,
            Listener listener) {
        this.texts = texts;
        this.inspector = inspector;
        this.repair = repair;
        this.listener = listener;
        this.inspecting = new BackgroundTasks(backgroundTasks, this);
        this.repairing = new BackgroundTasks(costlyTasks, this);
        this.difficulty = new DifficultyCard(texts, ratings, costlyTasks);
        this.redundancy = new RedundancyCard(texts, inspector, costlyTasks, listener::apply, this::lightClues);
        addClassName("findings");
        verdict.addClassName("verdict");
        verdict.setId("verdict");
        verdict.getElement().setAttribute("role", "status");
        flaws.addClassName("flaws");
        more.addClassName("edit-more");
        var head = new Section(new H2(texts.say("edit.found")), verdict, flaws, more);
        head.addClassName("card");
        add(head, difficulty, redundancy);
    }

    /// The sketch that a page is opened with waits until there is a page.
    @Override
    protected void onAttach(AttachEvent event) {
        super.onAttach(event);
        looked.ifPresent(this::inspect);
    }

    /// Forgets what was found of the sketch before and looks into this one.
    void inspect(Sketch sketch) {
        looked = Optional.of(sketch);
        repairing.end();
        more.removeAll();
        difficulty.clear();
        redundancy.clear();
        latest = Optional.empty();
        broken = List.of();
        clashing = Cells.NONE;
        shown = -1;
        verdict.setText(texts.say("edit.looking"));
        verdict.getElement().removeAttribute(COUNT);
        showFlaws(sketch);
        listener.light(marks());
        inspecting.run(
                stop -> inspector.inspect(sketch, stop),
                this::show,
                () -> verdict.setText(texts.say("shell.trouble.event")));
    }

    private void showFlaws(Sketch sketch) {
        var all = sketch.flaws();
        flaws.removeAll();
        flawed = all.stream().map(Flaw::places).reduce(Cells.NONE, Cells::union);
        boolean isBare = all.stream().anyMatch(flaw -> flaw.fault().equals(Flaw.MISSING_CLUE));
        if (isBare) {
            // every cell of a new sheet would be red
            flawed = all.stream()
                    .filter(flaw -> !flaw.fault().equals(Flaw.MISSING_CLUE))
                    .map(Flaw::places)
                    .reduce(Cells.NONE, Cells::union);
        }
        all.forEach(flaw ->
                flaws.add(new ListItem(texts.say("edit.flaw." + flaw.fault().id(), "count", flaw.count()))));
        flaws.setVisible(!all.isEmpty());
    }

    private void show(Inspection found) {
        latest = Optional.of(found);
        var key = found.count().name().toLowerCase(Locale.ROOT).replace('_', '-');
        verdict.setText(texts.say(
                "edit.count." + key, "count", found.solutions().size(), "all", found.complete() ? "yes" : "no"));
        verdict.getElement().setAttribute(COUNT, key);
        switch (found.count()) {
            case SEVERAL -> showSeveral(found);
            case NONE -> found.conflict().ifPresent(conflict -> showConflict(found, conflict));
            case ONE -> {
                if (found.sketch().isPlayable()) {
                    difficulty.show(found);
                    redundancy.offer(found.sketch());
                }
            }
            case NO_PUZZLE, UNKNOWN -> {
                // there is nothing more to be said
            }
        }
        listener.light(marks());
    }

    private void showSeveral(Inspection found) {
        if (found.sketch().hasNoClue()) {
            // where any of countless solutions differ says nothing, and would light the whole sheet
            more.add(new Paragraph(texts.say(found.sketch().hasNoShape() ? "edit.mend.no-shape" : "edit.mend.bare")));
            return;
        }
        var name = new Span(differ(found));
        name.getElement().setAttribute("role", "status");
        pageName = Optional.of(name);
        var pager = new Div(pageButton("edit.solution.previous", -1), name, pageButton("edit.solution.next", 1));
        pager.addClassName("pager");
        var looking = new Paragraph(texts.say("edit.mend.looking"));
        looking.addClassName("quiet");
        var list = new Div(looking);
        list.setId("suggestions");
        more.add(pager, list);
        repairing.run(
                stop -> repair.suggestions(found, stop),
                suggestions -> offer(list, suggestions),
                () -> looking.setText(texts.say("shell.trouble.event")));
    }

    /// What is lit while no solution is shown: of a sketch with many, where the first of them differ.
    private String differ(Inspection found) {
        return texts.say(
                "edit.solution.none", "count", found.solutions().size(), "all", found.complete() ? "yes" : "no");
    }

    private Button pageButton(String key, int by) {
        return new Button(texts.say(key), event -> page(by));
    }

    /// Shows another of the solutions, or after the last one the sketch itself.
    void page(int by) {
        latest.filter(InspectionPanel::isPaged).ifPresent(found -> {
            int states = found.solutions().size() + 1;
            shown = Math.floorMod(shown + 1 + by, states) - 1;
            pageName.ifPresent(name -> name.setText(
                    shown < 0 ? differ(found) : texts.say("edit.solution", "number", shown + 1, "count", states - 1)));
            listener.light(marks());
        });
    }

    private void offer(Div list, List<Suggestion> suggestions) {
        list.removeAll();
        var lead = new Paragraph(texts.say("edit.mend", "count", suggestions.size()));
        list.add(lead);
        suggestions.forEach(suggestion -> list.add(row(suggestion)));
    }

    private Component row(Suggestion suggestion) {
        var sketch = latest.orElseThrow().sketch();
        boolean signed = !Sketches.editing(sketch).operations().isEmpty();
        var say = new SuggestionWords(texts, sketch.columns(), signed);
        var words = new Div(suggestion.changes().size() == 1 ? say.of(suggestion) : say.together(suggestion));
        if (suggestion.changes().size() > 1) {
            words.add(new UnorderedList(
                    say.each(suggestion).stream().map(ListItem::new).toArray(ListItem[]::new)));
        }
        var apply = new Button(texts.say("edit.mend.apply"), event -> listener.apply(suggestion.sketch()));
        apply.setAriaLabel(texts.say("edit.mend.apply.one", "change", say.of(suggestion)));
        var row = new Div(words, apply);
        row.addClassName("suggestion");
        for (var come : new String[] {"mouseenter", "focusin"}) {
            row.getElement().addEventListener(come, event -> listener.light(named(suggestion.places())));
        }
        row.getElement().addEventListener("mouseleave", event -> listener.light(marks()));
        return row;
    }

    private void showConflict(Inspection found, Conflict conflict) {
        var names = new Names(texts, found.sketch().puzzle().orElseThrow());
        var all = conflict.each(names::of, names::given);
        clashing = found.sketch().placesOf(conflict.givens());
        broken = conflict.clues().stream()
                .flatMap(clue -> found.sketch().clueNumbers(clue).stream())
                .toList();
        if (!all.isEmpty()) {
            more.add(new Paragraph(texts.say("edit.conflict", "count", all.size(), "clues", texts.all(all))));
        }
    }

    private SketchHighlights marks() {
        Optional<Solution> solution = shown < 0
                ? Optional.empty()
                : latest.map(found -> found.solutions().get(shown));
        return new SketchHighlights(differing(), flawed.union(clashing), Cells.NONE, broken, List.of(), solution);
    }

    private Cells differing() {
        return latest.filter(InspectionPanel::isPaged)
                .map(found -> cells(found.sketch(), found.differing()))
                .orElse(Cells.NONE);
    }

    private static boolean isPaged(Inspection found) {
        return found.count() == Count.SEVERAL && !found.sketch().hasNoClue();
    }

    private SketchHighlights named(Cells places) {
        var cells = latest.map(found -> cells(found.sketch(), places)).orElse(Cells.NONE);
        var lit = latest.stream()
                .flatMap(found -> places.stream()
                        .boxed()
                        .flatMap(place -> Stream.of(Part.values()).map(part -> new Slot(place, part).number()))
                        .distinct())
                .toList();
        return new SketchHighlights(differing(), flawed.union(clashing), cells, broken, lit, Optional.empty());
    }

    private void lightClues(List<Integer> clues) {
        listener.light(new SketchHighlights(
                Cells.NONE, flawed.union(clashing), Cells.NONE, List.of(), clues, Optional.empty()));
    }

    /// The cells of white places.
    private static Cells cells(Sketch sketch, Cells places) {
        var white = sketch.places();
        return Cells.of(IntStream.range(0, white.size()).filter(cell -> places.contains(white.get(cell))));
    }
}
