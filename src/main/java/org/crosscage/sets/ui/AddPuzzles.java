package org.crosscage.sets.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.sets.RefusedSetException;
import org.crosscage.shell.limit.Limit;
import org.crosscage.shell.player.PlayerLimits;
import org.crosscage.shell.ui.field.Choice;
import org.crosscage.texts.Texts;

/// Where puzzles for a set come from: the library, the generator, or what somebody pastes.
final class AddPuzzles extends Div {

    private static final long serialVersionUID = 1L;

    private final transient Texts texts;
    private final transient PlayerLimits limits;
    private final transient PuzzleCollector collector;
    private final transient Map<Source, Component> panels = new EnumMap<>(Source.class);
    private final FromLibrary library;
    private final PastedPuzzles pasted;
    private final Paragraph done = new Paragraph();
    private final Paragraph wrong = new Paragraph();

    /// Where puzzles can come from.
    enum Source {
        LIBRARY,
        NEW,
        PASTED;

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    AddPuzzles(PuzzleSources sources, PlayerLimits limits, Texts texts, PuzzleCollector collector) {
        this.texts = texts;
        this.limits = limits;
        this.collector = collector;
        this.library = sources.library(collector, this::add);
        panels.put(Source.LIBRARY, library);
        panels.put(Source.NEW, sources.generated(this::hasRoom, this::add, this::say));
        this.pasted = sources.pasted(this::add, this::say, this::complain);
        panels.put(Source.PASTED, pasted);
        addClassName("add-puzzles");
        done.addClassName("quiet");
        done.setId("added");
        done.getElement().setAttribute("role", "status");
        wrong.addClassName("said-wrong");
        wrong.getElement().setAttribute("role", "alert");
        wrong.setVisible(false);
        var choice = new Choice<>(
                        "set-source",
                        texts.say("sets.source"),
                        List.of(Source.values()),
                        Source.LIBRARY,
                        source -> texts.say("sets.source." + source.word()))
                .onChange(this::open);
        add(choice);
        panels.values().forEach(this::add);
        add(wrong, done);
        open(Source.LIBRARY);
    }

    private void open(Source source) {
        panels.forEach((each, panel) -> panel.setVisible(each == source));
        quiet();
    }

    /// What is in the set has changed elsewhere.
    void refresh() {
        library.refresh();
        quiet();
    }

    /// Takes a text along that was pasted and not added yet: whoever goes on means its puzzles too.
    ///
    /// @param then runs when nothing is left to be added; else it is said here what is wrong
    void complete(Runnable then) {
        if (pasted.isWaiting()) {
            pasted.read(then);
        } else {
            then.run();
        }
    }

    private void quiet() {
        done.setText("");
        wrong.setVisible(false);
    }

    private void say(String words) {
        quiet();
        done.setText(words);
    }

    /// @return whether they found room, and it was within the limit
    private boolean add(List<PuzzleEntry> more) {
        quiet();
        var wait = limits.refusal(Limit.MOVE);
        if (wait.isPresent()) {
            complain(wait.get());
            return false;
        }
        boolean added = false;
        try {
            collector.add(more);
            added = true;
            done.setText(texts.say(
                    "sets.added",
                    "count",
                    more.size(),
                    "all",
                    collector.puzzles().size()));
        } catch (RefusedSetException refusal) {
            complain(new SetWords(texts).refusal(refusal));
        }
        library.refresh();
        return added;
    }

    /// Whether so many more find room; says so when they do not.
    private boolean hasRoom(int more) {
        quiet();
        var refusal = RefusedSetException.forLackOfRoom(collector.puzzles().size() + more);
        refusal.map(new SetWords(texts)::refusal).ifPresent(this::complain);
        return refusal.isEmpty();
    }

    private void complain(String words) {
        wrong.setText(words);
        wrong.setVisible(true);
    }
}
