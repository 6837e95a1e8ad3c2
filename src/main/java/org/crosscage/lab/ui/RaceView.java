package org.crosscage.lab.ui;

import com.vaadin.flow.component.Svg;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.crosscage.lab.Race;
import org.crosscage.lab.RacerStatus;
import org.crosscage.lab.RunOutcome;
import org.crosscage.shell.ui.CopyLink;
import org.crosscage.shell.ui.LineIcon;
import org.crosscage.texts.Texts;

/// A race that was ordered: the boards side by side, the curves, the results, and the buttons that hold it.
final class RaceView extends Section {

    private static final long serialVersionUID = 1L;

    private final transient Race race;
    private final transient LabWords words;
    private final Paragraph state = new Paragraph();
    private final NativeButton pause = new NativeButton();
    private final Svg holds = LineIcon.PAUSE.draw();
    private final Svg goesOn = LineIcon.PLAY.draw();
    private final Span pauses = new Span();
    private final NativeButton step;
    private final NativeButton stop;
    private final transient List<LaneView> lanes = new ArrayList<>();
    private final ComparisonView comparison;
    private final ResultsView results;

    /// @param address of this race, to be handed on; empty when the puzzle is too large for one
    /// @param files names of what can be kept of it
    RaceView(Race race, Optional<String> address, FileNames files, LabWords words) {
        this.race = race;
        this.words = words;
        this.comparison = new ComparisonView(race, files, words);
        this.results = new ResultsView(race, files, words);
        addClassName("race");
        setId("race");
        getElement().setAttribute("aria-label", words.say("race"));
        state.addClassName("race-state");
        state.getElement().setAttribute("role", "status");
        prepare(pause, "pause", this::pauseOrGoOn);
        pause.add(holds, goesOn, pauses);
        step = tool(LineIcon.NEXT, "step", race::step);
        stop = tool(LineIcon.CLOSE, "stop", race::stop);
        var space = new Span();
        space.addClassName("space");
        var bar =
                new Div(state, space, pause, step, stop, address.map(this::link).orElseGet(this::noLink));
        bar.addClassNames("row", "race-bar");
        var side = new Div();
        side.addClassName("lanes");
        var names = words.names(race.order());
        for (int i = 0; i < names.size(); i++) {
            var lane = new LaneView(i, names.get(i), race.order(), files, words);
            lanes.add(lane);
            side.add(lane);
        }
        side.getElement().setAttribute("data-lanes", Integer.toString(lanes.size()));
        add(bar, side, results, comparison);
        show();
    }

    private NativeButton tool(LineIcon symbol, String key, Runnable press) {
        var tool = new NativeButton();
        prepare(tool, key, press);
        tool.add(symbol.draw(), new Span(words.say("race." + key)));
        return tool;
    }

    private void prepare(NativeButton tool, String key, Runnable press) {
        tool.setId("race-" + key);
        tool.addClassName("tool");
        tool.getElement().setAttribute("type", "button");
        tool.addClickListener(_ -> {
            press.run();
            show();
        });
    }

    private Span noLink() {
        var why = new Span(words.say("race.no-link"));
        why.addClassName("quiet");
        return why;
    }

    private Span link(String address) {
        var link = new CopyLink(
                words.say("race.link"), words.say("race.link.copied"), words.say("race.link.failed"), address);
        link.getElement()
                .executeJs("this.querySelector('button').copyText = new URL($0, document.baseURI).href", address);
        return link;
    }

    private void pauseOrGoOn() {
        if (race.state() == Race.State.PAUSED) {
            race.resume();
        } else {
            race.pause();
        }
    }

    /// Shows how it stands now.
    void show() {
        var now = race.state();
        var statuses = race.statuses();
        var said = said(now, statuses);
        if (!said.equals(state.getText())) {
            state.setText(said);
        }
        getElement().setAttribute("data-state", Texts.key(now));
        boolean paused = now == Race.State.PAUSED;
        holds.setVisible(!paused);
        goesOn.setVisible(paused);
        pauses.setText(words.say(paused ? "race.resume" : "race.pause"));
        boolean goes = now == Race.State.GOING || paused;
        pause.setVisible(goes);
        step.setVisible(goes);
        stop.setVisible(now != Race.State.OVER);
        if (now == Race.State.OVER) {
            keepFocus();
        }
        for (int i = 0; i < lanes.size(); i++) {
            lanes.get(i).show(race, statuses.get(i));
        }
        comparison.show(statuses);
        results.show(statuses);
    }

    /// Whose button went away under their finger goes on from where it was.
    private void keepFocus() {
        state.getElement()
                .setAttribute("tabindex", "-1")
                .executeJs("if (document.activeElement === document.body) this.focus({ preventScroll: true })");
    }

    private String said(Race.State now, List<RacerStatus> statuses) {
        return switch (now) {
            case WAITING -> words.texts().say("lab.race.waits", "place", race.place());
            case GOING -> words.say("race.goes");
            case PAUSED -> words.say("race.paused");
            case OVER ->
                words.texts()
                        .say(
                                statuses.size() == 1 ? "lab.race.over.alone" : "lab.race.over",
                                "solved",
                                (int) statuses.stream()
                                        .filter(RaceView::isSolved)
                                        .count(),
                                "racers",
                                statuses.size());
        };
    }

    private static boolean isSolved(RacerStatus lane) {
        return lane.reports().stream().anyMatch(report -> report.outcome() == RunOutcome.SOLVED);
    }

    Race race() {
        return race;
    }
}
