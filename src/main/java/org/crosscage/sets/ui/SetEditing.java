package org.crosscage.sets.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.sets.PuzzleSet;
import org.crosscage.sets.RefusedSetException;
import org.crosscage.sets.SetTraining;
import org.crosscage.sets.store.PuzzleSets;
import org.crosscage.shell.limit.Limit;
import org.crosscage.shell.player.PlayerLimits;
import org.crosscage.shell.ui.dialog.Question;
import org.crosscage.texts.Texts;

/// Alters a set that is made: every change counts at once, and what cannot be is said where it was tried.
final class SetEditing implements ChosenPuzzles.Moves, PuzzleCollector {

    private final PuzzleSets sets;
    private final PlayerLimits limits;
    private final Texts texts;
    private final MakersSet latest;
    private final Consumer<PuzzleSet> changed;
    private final SetFields fields;
    private final ChosenPuzzles chosen;
    private final AddPuzzles more;
    private final ChosenTrainings trainings;
    private final Paragraph saved = new Paragraph();
    private final Paragraph refused = new Paragraph();
    private PuzzleSet set;

    /// @param latest the set as it is now
    /// @param changed hears of each change
    SetEditing(
            PuzzleSets sets,
            PlayerLimits limits,
            Texts texts,
            PuzzleSet set,
            MakersSet latest,
            Function<ChosenPuzzles.Moves, ChosenPuzzles> chosen,
            Function<PuzzleCollector, AddPuzzles> more,
            Consumer<PuzzleSet> changed) {
        this.sets = sets;
        this.limits = limits;
        this.texts = texts;
        this.set = set;
        this.latest = latest;
        this.changed = changed;
        this.fields = new SetFields(SetValues.of(set.description()), texts, this::save);
        this.chosen = chosen.apply(this);
        this.more = more.apply(this);
        this.trainings = new ChosenTrainings(texts, new TrainingEditing());
        this.chosen.setId("chosen");
        saved.addClassName("quiet");
        saved.setId("set-saved");
        saved.getElement().setAttribute("role", "status");
        refused.addClassName("said-wrong");
        refused.getElement().setAttribute("role", "alert");
        refused.setVisible(false);
        this.chosen.show(puzzles());
        showTrainings();
    }

    private void showTrainings() {
        trainings.show(set.trainings().stream().map(PuzzleSet.Training::what).toList());
    }

    Component trainings() {
        return trainings;
    }

    Component fields() {
        var note = new Paragraph(texts.say("sets.about.games"));
        note.addClassName("quiet");
        return new Div(fields, note, saved);
    }

    Component chosen() {
        return new Div(chosen, refused);
    }

    Component more() {
        return more;
    }

    private void save(SetValues values) {
        saved.setText("");
        try {
            var description = values.description();
            if (alter(() -> sets.edit(set, description))) {
                saved.setText(texts.say("sets.saved"));
            }
        } catch (RefusedSetException refusal) {
            fields.complain(refusal);
        }
    }

    /// Past the limit nothing changes, and the page says so.
    ///
    /// @return false past the limit, and when the page may alter the set no more
    private boolean alter(Runnable change) {
        var wait = limits.refusal(Limit.MOVE);
        if (wait.isPresent()) {
            refused.setText(wait.get());
            refused.setVisible(true);
            return false;
        }
        return alterNow(change);
    }

    /// Does it, and shows what is so now.
    ///
    /// @return false when the page may alter the set no more
    private boolean alterNow(Runnable change) {
        refused.setVisible(false);
        latest.alter(_ -> {
            change.run();
            latest.latest().ifPresent(now -> {
                set = now;
                changed.accept(now);
            });
        });
        return latest.latest().isPresent();
    }

    /// The same with the puzzles, which may have been altered on another page.
    private void alterPuzzles(Runnable change) {
        try {
            alter(change);
        } catch (RefusedSetException refusal) {
            latest.latest().ifPresent(now -> set = now);
            refused.setText(new SetWords(texts).refusal(refusal));
            refused.setVisible(true);
        }
        chosen.show(puzzles());
        more.refresh();
    }

    @Override
    public void move(int from, int to) {
        var order =
                new ArrayList<>(set.puzzles().stream().map(PuzzleSet.Place::id).toList());
        order.add(to, order.remove(from));
        alterPuzzles(() -> sets.reorder(set, order));
    }

    @Override
    public void remove(int at) {
        var place = set.puzzles().get(at);
        int opened = sets.counts(set).get(at).opened();
        if (opened == 0 || set.puzzles().size() == 1) {
            remove(at, place);
        } else {
            ask(at, place, opened);
        }
    }

    private void ask(int at, PuzzleSet.Place place, int opened) {
        ask(
                texts.say("sets.remove.title", "number", at + 1),
                texts.say("sets.remove.about", "count", opened),
                () -> remove(at, place));
    }

    private void ask(String title, String about, Runnable removal) {
        new Question(texts, title, texts.say("sets.remove.yes")).ask(about, removal);
    }

    private void remove(int at, PuzzleSet.Place place) {
        int before = set.puzzles().size();
        alterPuzzles(() -> sets.remove(set, place.id()));
        if (set.puzzles().size() < before) {
            chosen.hold(Math.min(at, set.puzzles().size() - 1));
            chosen.say(texts.say("sets.chosen.removed"));
        }
    }

    @Override
    public List<PuzzleEntry> puzzles() {
        return set.puzzles().stream().map(PuzzleSet.Place::entry).toList();
    }

    @Override
    public void add(List<PuzzleEntry> added) {
        alterNow(() -> sets.add(set, added));
        chosen.show(puzzles());
    }

    /// Alters the trainings, which may have been altered on another page.
    private final class TrainingEditing implements ChosenTrainings.Changes {

        @Override
        public void add(SetTraining training) {
            alterTrainings(() -> sets.addTraining(set, training));
        }

        @Override
        public void move(int from, int to) {
            var order = new ArrayList<>(
                    set.trainings().stream().map(PuzzleSet.Training::id).toList());
            order.add(to, order.remove(from));
            alterTrainings(() -> sets.reorderTrainings(set, order));
        }

        @Override
        public void remove(int at) {
            var training = set.trainings().get(at);
            int begun = sets.trainingCounts(set).get(at).begun();
            if (begun == 0) {
                remove(at, training);
            } else {
                ask(
                        texts.say("sets.training.remove.title"),
                        texts.say("sets.training.remove.about", "count", begun),
                        () -> remove(at, training));
            }
        }

        private void remove(int at, PuzzleSet.Training training) {
            alterTrainings(() -> sets.removeTraining(set, training.id()));
            trainings.removed(Math.min(at, set.trainings().size() - 1));
        }

        /// Shows what is so now, also where it is refused.
        private void alterTrainings(Runnable change) {
            try {
                alter(change);
            } finally {
                latest.latest().ifPresent(now -> set = now);
                showTrainings();
            }
        }
    }
}
