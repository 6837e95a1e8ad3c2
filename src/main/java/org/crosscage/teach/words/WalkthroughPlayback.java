package org.crosscage.teach.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.crosscage.analysis.Conflict;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.board.Highlights;
import org.crosscage.board.Playback;
import org.crosscage.board.TextSpan;
import org.crosscage.core.game.Game;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.SolutionCount;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.player.TechniqueSelection;
import org.crosscage.teach.Hint;
import org.crosscage.teach.HintLights;
import org.crosscage.teach.Walkthrough;
import org.crosscage.teach.Walkthrough.Ending;
import org.crosscage.teach.Walkthrough.Extent;
import org.crosscage.teach.WalkthroughSearch;
import org.crosscage.texts.Names;
import org.crosscage.texts.Texts;

/// A puzzle being solved, as a playback: a frame for each step with its proof, the search where techniques end, and
/// what is known in the end.
public final class WalkthroughPlayback {

    private final Walkthrough walk;
    private final Puzzle puzzle;
    private final Texts texts;
    private final HintSentences sentences;
    private final Playback.Builder playback;
    /// Whether the techniques are not the standard ones.
    private final boolean own;

    private WalkthroughPlayback(Walkthrough walk, Puzzle puzzle, boolean own, Texts texts) {
        this.walk = walk;
        this.puzzle = puzzle;
        this.own = own;
        this.texts = texts;
        this.sentences = new HintSentences(puzzle, texts);
        this.playback = new Playback.Builder(walk.start());
    }

    /// What is asked of a playback.
    ///
    /// @param here whether it begins with the player's position, and not with the empty grid
    /// @param techniques the techniques that are used
    public record Request(boolean here, TechniqueSelection techniques, Extent extent) {

        /// What is shown first: the needed steps from the start, with the player's own techniques.
        public static Request usual(TechniqueSelection own) {
            return new Request(false, own, Extent.NEEDED);
        }

        public Request from(boolean here) {
            return new Request(here, techniques, extent);
        }

        public Request with(TechniqueSelection other) {
            return new Request(here, other, extent);
        }

        public Request steps(Extent other) {
            return new Request(here, techniques, other);
        }
    }

    /// A game's puzzle, solved. Of one that is not proper it is said first.
    ///
    /// @param search is asked for what did not come with the game
    /// @param stop asked often; true ends all search
    /// @return empty when the playback cannot begin with the player's position, because a digit is wrong there
    public static Optional<Playback> of(
            Game game, Request request, WalkthroughSearch search, Texts texts, BooleanSupplier stop) {
        var kind = PuzzleKinds.of(game.puzzle().kind());
        var techniques = request.techniques().of(kind);
        boolean own = !techniques.equals(kind.techniques());
        var walk = request.here()
                ? Walkthrough.fromHere(game, techniques, request.extent(), search, stop)
                : Optional.of(Walkthrough.fromStart(game, techniques, request.extent(), search, stop));
        return walk.map(found -> of(found, game, own, search.finder(), texts, stop));
    }

    private static Playback of(
            Walkthrough walk, Game game, boolean own, SolutionFinder finder, Texts texts, BooleanSupplier stop) {
        var puzzle = game.puzzle();
        var truth = finder.count(game, stop);
        var conflict = truth instanceof SolutionCount.None ? finder.conflict(puzzle, stop) : Optional.<Conflict>empty();
        return new WalkthroughPlayback(walk, puzzle, own, texts).made(truth, conflict);
    }

    private Playback made(SolutionCount truth, Optional<Conflict> conflict) {
        opening(truth, conflict);
        int told = 0;
        walk.counts().forEach((technique, count) -> {
            var page = LearnPage.of(technique.id(), puzzle, texts);
            playback.technique(technique.id(), new Playback.Counted(page.technique(), page.address(), count));
        });
        for (var moment : walk.moments()) {
            if (moment.bottleneck()) {
                playback.bottleneck();
            }
            playback.add(frame(moment, ++told));
        }
        end(truth);
        return playback.build();
    }

    /// @param number of the step, from 1
    private Playback.Frame frame(Walkthrough.Moment moment, int number) {
        var steps = moment.steps();
        var said = sentences.why(steps);
        return new Playback.Frame(
                texts.say(
                        "play.solve.step",
                        "step",
                        number,
                        "steps",
                        walk.moments().size()),
                said.title(),
                said.sentences(),
                steps.stream().map(step -> step.technique().id()).distinct().toList(),
                Highlights.of(HintLights.of(steps, Hint.Stage.WHY), puzzle).numbered(),
                moment.after());
    }

    private void opening(SolutionCount truth, Optional<Conflict> conflict) {
        switch (truth) {
            case SolutionCount.Several _ ->
                opening("several", texts.say("play.solve.first.several.text"), Highlights.NONE);
            case SolutionCount.None() ->
                opening(
                        "none",
                        conflict.map(this::conflict).orElse("") + texts.say("play.solve.first.none.text"),
                        conflict.map(found -> Highlights.of(found.lights(), puzzle))
                                .orElse(Highlights.NONE));
            case SolutionCount.One _, SolutionCount.Unknown() -> {
                // proper, or nothing is known that would have to be said first
            }
        }
    }

    private String conflict(Conflict conflict) {
        var names = new Names(texts, puzzle);
        var clues = conflict.each(names::of, names::given);
        return clues.isEmpty()
                ? ""
                : texts.say("play.solve.first.none.clues", "count", clues.size(), "clues", texts.all(clues)) + " ";
    }

    private void opening(String key, String text, Highlights highlights) {
        playback.add(new Playback.Frame(
                texts.say("play.solve.first.label"),
                texts.say("play.solve.first." + key),
                List.of(List.of(TextSpan.plain(text))),
                List.of(),
                highlights,
                walk.start()));
    }

    /// The part after the techniques: where its digits come from, and what is known of the puzzle.
    private void end(SolutionCount truth) {
        switch (walk.ending()) {
            case Ending.Solved() -> end("end.solved", verified(truth));
            case Ending.Bred _ -> {
                breed(end());
                filledIn("bred", truth);
            }
            case Ending.Searched _ -> {
                breed(walk.last());
                add("search.label", "exact", say("exact.text"), end());
                filledIn("search", truth);
            }
            case Ending.Known _ -> {
                breed(walk.last());
                add("known.label", "known", say("known.text"), end());
                filledIn("known", truth);
            }
            case Ending.NoSolution() -> end("none.title", texts.say("play.solve.none.text"));
            case Ending.Open() -> {
                if (!walk.evolution().snapshots().isEmpty()) {
                    breed(walk.last());
                }
                end("open.title", texts.say("play.solve.open.text"));
            }
        }
    }

    private void filledIn(String source, SolutionCount truth) {
        end("end.searched", say("end." + source) + " " + verified(truth));
    }

    /// The divider, and the genetic algorithm at work. Each frame shows its grid, so the one before ends with it.
    ///
    /// @param after what the board shows after the last snapshot
    private void breed(Position after) {
        playback.divide();
        var evolution = new EvolutionFrames(puzzle, texts);
        if (!walk.evolution().curve().isEmpty()) {
            playback.curves(evolution.curves(walk.evolution()));
        }
        var grids = new ArrayList<>(evolution.positions(walk.evolution()));
        grids.add(after);
        var ended = say("search.text" + (walk.late() ? ".late" : own ? ".own" : ""));
        add("search.label", "search", ended + " " + texts.say("play.solve.search.breeding"), grids.getFirst());
        var bred = walk.evolution().snapshots();
        for (int i = 0; i < bred.size(); i++) {
            playback.add(evolution.frame(bred.get(i), grids.get(i + 1)));
        }
    }

    private String say(String key) {
        return texts.say(
                "play.solve." + key,
                "cells",
                open(),
                "generations",
                walk.evolution().generations());
    }

    /// How many cells the techniques leave open.
    private int open() {
        return puzzle.cellCount() - walk.last().filledCount();
    }

    /// What is known of the puzzle when a solution of it has been found, whichever way.
    private String verified(SolutionCount truth) {
        return texts.say(
                switch (truth) {
                    case SolutionCount.One _ -> "play.solve.end.one";
                    case SolutionCount.Several _ -> "play.solve.end.several";
                    case SolutionCount.Unknown(), SolutionCount.None() -> "play.solve.end.unproven";
                });
    }

    /// What the board shows when all is done.
    private Position end() {
        return walk.filledIn().orElseGet(walk::last);
    }

    private void end(String title, String text) {
        add("end.label", title, text, end());
    }

    private void add(String label, String title, String text, Position after) {
        playback.add(new Playback.Frame(
                texts.say("play.solve." + label),
                texts.say("play.solve." + title),
                List.of(List.of(TextSpan.plain(text))),
                List.of(),
                Highlights.NONE,
                after));
    }
}
