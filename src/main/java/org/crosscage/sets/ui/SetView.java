package org.crosscage.sets.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.button.ButtonVariant;
import com.vaadin.flow.component.dependency.CssImport;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.NotFoundException;
import com.vaadin.flow.router.Route;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Executor;
import java.util.stream.IntStream;
import org.crosscage.analysis.Ratings;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.sets.PuzzleSet;
import org.crosscage.sets.SetProgress;
import org.crosscage.sets.SetTrainingProgress;
import org.crosscage.shell.ui.CachedPuzzles;
import org.crosscage.texts.Texts;

/// A set for those who play it: what its maker says, its puzzles, and how far one is with each.
@Route(SetView.ROOT + "/:" + SetView.CODE)
@CssImport("./styles/sets.css")
final class SetView extends Div implements BeforeEnterObserver, HasDynamicTitle {

    static final String ROOT = "set";
    static final String CODE = "code";

    private static final long serialVersionUID = 1L;

    private final transient OwnSets own;
    private final transient Texts texts;
    private final transient GradeFinder grades;
    private String title = "";

    SetView(OwnSets own, SolutionFinder finder, Ratings ratings, Texts texts, Executor costlyTasks) {
        this.own = own;
        this.texts = texts;
        this.grades = new GradeFinder(finder, ratings, texts, costlyTasks, this);
        addClassNames("page", "puzzle-set");
    }

    @Override
    public String getPageTitle() {
        return texts.say("shell.title", "page", title);
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        grades.forget();
        removeAll();
        show(event.getRouteParameters().get(CODE).flatMap(own.sets()::find).orElseThrow(NotFoundException::new));
        grades.next();
    }

    private void show(PuzzleSet set) {
        title = set.description().title();
        var progress = own.progress(set);
        var eyebrow = new Span(texts.say("sets.eyebrow"));
        eyebrow.addClassName("eyebrow");
        var heading = new H1(title);
        heading.getElement().setAttribute("dir", "auto"); // a title of its own language
        add(eyebrow, heading);
        if (!set.description().text().isEmpty()) {
            var text = new Paragraph(set.description().text());
            text.addClassName("set-text");
            add(text);
        }
        add(facts(set, progress), onward(set, progress), list(set, progress));
        if (!set.trainings().isEmpty()) {
            add(trainings(set, own.trainings(set)));
        }
    }

    /// How far one is, and on what terms it is played.
    private Div facts(PuzzleSet set, List<SetProgress> progress) {
        var facts = new Div();
        facts.addClassName("set-facts");
        long done = progress.stream().filter(SetProgress::isFinished).count();
        var far = new Paragraph(texts.say("sets.done", "done", done, "all", progress.size()));
        far.addClassName("set-done");
        facts.add(far);
        var terms = new SetWords(texts).terms(set.description().terms());
        if (!terms.isEmpty()) {
            facts.add(SetParts.quiet(terms));
        }
        if (set.description().inOrder()) {
            facts.add(SetParts.quiet(texts.say("sets.in-order")));
        }
        if (set.closed()) {
            facts.add(SetParts.quiet(texts.say("sets.closed")));
        }
        facts.add(new CachedPuzzles(CachedPuzzles.SET + set.code(), done, texts));
        return facts;
    }

    /// Straight into the first puzzle that is left.
    private Div onward(PuzzleSet set, List<SetProgress> progress) {
        var onward = new Div();
        onward.addClassName("set-onward");
        var left = progress.stream()
                .filter(each -> !each.isFinished() && each.isOpen(set))
                .findFirst();
        left.ifPresent(each -> {
            boolean begun = progress.stream().anyMatch(any -> any.game().isPresent());
            var number = progress.indexOf(each) + 1;
            var button =
                    new Button(texts.say(begun ? "sets.go-on" : "sets.begin", "number", number), _ -> play(set, each));
            button.addThemeVariants(ButtonVariant.PRIMARY);
            button.setId("set-onward");
            onward.add(button);
        });
        if (progress.stream().allMatch(SetProgress::isFinished)) {
            onward.add(new Paragraph(texts.say("sets.all-done")));
        }
        return onward;
    }

    private Component list(PuzzleSet set, List<SetProgress> progress) {
        var list = new OrderedList();
        list.addClassName("tiles");
        list.getElement().setAttribute("aria-label", texts.say("sets.puzzles"));
        for (int i = 0; i < progress.size(); i++) {
            var each = progress.get(i);
            var sign = grades.sign(each.place().entry().puzzle());
            list.add(new SetTile(each, i + 1, sign, texts)
                    .offer(waitsFor(progress, i), set.closed(), () -> play(set, each)));
        }
        return list;
    }

    /// The number of the nearest puzzle before a locked one that is not finished.
    private static OptionalInt waitsFor(List<SetProgress> progress, int at) {
        return progress.get(at).locked()
                ? IntStream.iterate(at - 1, i -> i >= 0, i -> i - 1)
                        .filter(i -> !progress.get(i).isFinished())
                        .map(i -> i + 1)
                        .findFirst()
                : OptionalInt.empty();
    }

    private Section trainings(PuzzleSet set, List<SetTrainingProgress> progress) {
        var title = new H2(texts.say("sets.training"));
        title.addClassName("section-title");
        long done = progress.stream().filter(SetTrainingProgress::isDone).count();
        var list = new OrderedList();
        list.addClassName("set-trainings");
        for (int i = 0; i < progress.size(); i++) {
            var each = progress.get(i);
            list.add(new TrainingTile(each, i + 1, texts).offer(set.closed(), () -> train(set, each)));
        }
        return new Section(
                title, SetParts.quiet(texts.say("sets.training.done", "done", done, "all", progress.size())), list);
    }

    private void play(PuzzleSet shown, SetProgress wanted) {
        go(own.sets()
                .find(shown.code())
                .flatMap(now -> own.sets()
                        .games()
                        .play(own.player().id(), now, wanted.place().id()))
                .map(game -> "play/" + game));
    }

    private void train(PuzzleSet shown, SetTrainingProgress wanted) {
        go(own.sets()
                .find(shown.code())
                .flatMap(now -> own.sets()
                        .trainings()
                        .train(own.player().id(), now, wanted.training().id()))
                .map(run -> "train/" + run));
    }

    /// Its maker may have closed or altered the set since the page was drawn; then it is drawn anew.
    private static void go(Optional<String> address) {
        var ui = UI.getCurrentOrThrow();
        address.ifPresentOrElse(ui::navigate, () -> ui.refreshCurrentRoute(false));
    }
}
