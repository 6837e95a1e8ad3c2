package org.crosscage.lab.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.Settings;
import org.crosscage.lab.RaceOrder;
import org.crosscage.lab.Racer;
import org.crosscage.solver.Solvers;

/// Who races: one to four.
final class RacersForm extends Div {

    private static final long serialVersionUID = 1L;

    private final transient LabWords words;
    private final transient List<RacerForm> forms = new ArrayList<>();
    private final Div list = new Div();
    private final NativeButton more;
    private transient Optional<Puzzle> puzzle = Optional.empty();

    RacersForm(LabWords words) {
        this.words = words;
        addClassName("racers-form");
        list.addClassName("racers");
        more = new NativeButton(words.say("racer.add"), _ -> add());
        more.setId("lab-add");
        more.addClassName("tool");
        more.getElement().setAttribute("type", "button");
        add(list, more);
    }

    void show(List<Racer> racers, Puzzle raced) {
        puzzle = Optional.of(raced);
        forms.clear();
        list.removeAll();
        racers.forEach(this::add);
    }

    void offer(Puzzle raced) {
        puzzle = Optional.of(raced);
        forms.forEach(form -> form.offer(raced));
    }

    /// The first solver that does not race yet, and knows such puzzles.
    private void add() {
        var racing = forms.stream().map(RacerForm::solver).toList();
        Solvers.all().stream()
                .filter(solver -> !racing.contains(solver) && solver.handles(puzzle.orElseThrow()))
                .findFirst()
                .ifPresent(solver -> add(new Racer(solver, Settings.USUAL)));
    }

    private void add(Racer racer) {
        var form = new RacerForm(forms.size() + 1, racer, puzzle.orElseThrow(), words, this::remove);
        forms.add(form);
        list.add(form);
        count();
    }

    private void remove(RacerForm form) {
        forms.remove(form);
        list.remove(form);
        count();
    }

    private void count() {
        for (int i = 0; i < forms.size(); i++) {
            forms.get(i).number(i + 1);
            forms.get(i).removable(forms.size() > 1);
        }
        list.getElement().setAttribute("data-racers", Integer.toString(forms.size()));
        more.setVisible(forms.size() < RaceOrder.MOST_RACERS);
    }

    /// What is set that cannot be.
    Stream<String> wrong() {
        return forms.stream().flatMap(RacerForm::wrong);
    }

    /// All of them; to be asked only when nothing is wrong.
    List<Racer> racers() {
        return forms.stream().map(RacerForm::racer).toList();
    }
}
