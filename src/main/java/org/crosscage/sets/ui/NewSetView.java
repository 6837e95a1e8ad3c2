package org.crosscage.sets.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.button.ButtonVariant;
import com.vaadin.flow.component.dependency.CssImport;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.Route;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.crosscage.analysis.Ratings;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.sets.RefusedSetException;
import org.crosscage.sets.SetDraft;
import org.crosscage.sets.SetTraining;
import org.crosscage.shell.limit.Limit;
import org.crosscage.shell.player.PlayerLimits;
import org.crosscage.texts.Texts;

/// Puts a new set together.
@Route(SetsView.ADDRESS + "/" + NewSetView.NEW)
@CssImport("./styles/sets.css")
final class NewSetView extends Div implements HasDynamicTitle {

    static final String NEW = "new";

    private static final long serialVersionUID = 1L;

    private final transient OwnSets own;
    private final transient PlayerLimits limits;
    private final transient Texts texts;
    private final SetFields fields;
    private final ChosenPuzzles chosen;
    private final AddPuzzles more;
    private final ChosenTrainings trainings;
    private final Paragraph wrong = new Paragraph();
    private transient SetDraft draft;

    NewSetView(
            OwnSets own,
            PuzzleSources sources,
            SolutionFinder finder,
            Ratings ratings,
            PlayerLimits limits,
            Texts texts,
            Executor costlyTasks) {
        this.own = own;
        this.limits = limits;
        this.texts = texts;
        this.draft = own.draft();
        addClassNames("page", "set-making");
        fields = new SetFields(SetValues.of(draft), texts, this::say);
        chosen = new ChosenPuzzles(finder, ratings, texts, costlyTasks, moves());
        chosen.setId("chosen");
        more = new AddPuzzles(sources, limits, texts, collector());
        trainings = new ChosenTrainings(texts, changes());
        wrong.addClassName("said-wrong");
        wrong.getElement().setAttribute("role", "alert");
        wrong.setVisible(false);
        var make = new Button(texts.say("sets.make"), _ -> make());
        make.addThemeVariants(ButtonVariant.PRIMARY);
        make.setId("set-make");
        var foot = new Div(make);
        foot.addClassName("form-foot");
        var lead = new Paragraph(texts.say("sets.new.lead"));
        lead.addClassName("lead");
        add(
                SetParts.back(texts),
                new H1(texts.say("sets.new")),
                lead,
                SetParts.card(texts.say("sets.about"), fields),
                SetParts.card(texts.say("sets.puzzles.title"), chosen),
                SetParts.card(texts.say("sets.add"), more),
                SetParts.card(texts.say("sets.training"), SetParts.quiet(texts.say("sets.training.about")), trainings),
                wrong,
                foot);
        chosen.show(draft.puzzles());
        trainings.show(draft.trainings());
    }

    @Override
    public String getPageTitle() {
        return texts.say("shell.title", "page", texts.say("sets.new"));
    }

    private void say(SetValues said) {
        change(now -> now.saying(said.title(), said.text(), said.terms(), said.inOrder()));
    }

    /// Past the limit nothing changes, and the page says so.
    ///
    /// @return whether it was within the limit
    private boolean change(UnaryOperator<SetDraft> change) {
        var wait = limits.refusal(Limit.MOVE);
        wrong.setText(wait.orElse(""));
        wrong.setVisible(wait.isPresent());
        if (wait.isEmpty()) {
            store(change);
        }
        return wait.isEmpty();
    }

    private void store(UnaryOperator<SetDraft> change) {
        draft = own.drafts().change(own.player().id(), change);
    }

    /// Places are those that are seen here; where another page has altered them, what is so now is shown instead.
    private boolean alter(UnaryOperator<SetDraft> change) {
        var seen = draft.puzzles();
        boolean altered = change(now -> now.puzzles().equals(seen) ? change.apply(now) : now);
        chosen.show(draft.puzzles());
        return altered;
    }

    private ChosenPuzzles.Moves moves() {
        return new ChosenPuzzles.Moves() {
            @Override
            public void move(int from, int to) {
                alter(now -> now.moved(from, to));
            }

            @Override
            public void remove(int at) {
                if (alter(now -> now.without(at))) {
                    chosen.hold(Math.min(at, draft.puzzles().size() - 1));
                    chosen.say(texts.say("sets.chosen.removed"));
                    more.refresh();
                }
            }
        };
    }

    private ChosenTrainings.Changes changes() {
        return new ChosenTrainings.Changes() {
            @Override
            public void add(SetTraining training) {
                alterTrainings(draft.trainings(), all -> all.add(training));
            }

            @Override
            public void move(int from, int to) {
                alterTrainings(draft.trainings(), all -> all.add(to, all.remove(from)));
            }

            @Override
            public void remove(int at) {
                alterTrainings(draft.trainings(), all -> all.remove(at));
                trainings.removed(Math.min(at, draft.trainings().size() - 1));
            }
        };
    }

    /// As [#alter].
    private void alterTrainings(List<SetTraining> seen, Consumer<List<SetTraining>> change) {
        change(now -> {
            var all = new ArrayList<>(now.trainings());
            if (all.equals(seen)) {
                change.accept(all);
            }
            return now.training(all);
        });
        trainings.show(draft.trainings());
    }

    private PuzzleCollector collector() {
        return new PuzzleCollector() {
            @Override
            public List<PuzzleEntry> puzzles() {
                return draft.puzzles();
            }

            @Override
            public void add(List<PuzzleEntry> added) {
                store(now -> now.with(added));
                chosen.show(draft.puzzles());
                wrong.setVisible(false);
            }
        };
    }

    private void make() {
        wrong.setVisible(false);
        say(fields.values());
        more.complete(this::makeNow);
    }

    private void makeNow() {
        try {
            long maker = own.player().id();
            var made = own.sets().make(maker, fields.values().description(), draft.puzzles(), draft.trainings());
            own.drafts().forget(maker);
            UI.getCurrentOrThrow()
                    .navigate(SetsView.ADDRESS + "/" + made.maker().written());
        } catch (RefusedSetException refusal) {
            refuse(refusal);
        }
    }

    private void refuse(RefusedSetException refusal) {
        switch (refusal.reason()) {
            case NO_TITLE, TITLE_TOO_LONG, TEXT_TOO_LONG, TOO_MANY_LINES, CONTROL_IN_TITLE, CONTROL_IN_TEXT -> {
                fields.complain(refusal);
                fields.focusWrong();
            }
            default -> {
                wrong.setText(new SetWords(texts).refusal(refusal));
                wrong.setVisible(true);
            }
        }
    }
}
