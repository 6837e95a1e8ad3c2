package org.crosscage.teach.words;

import org.crosscage.core.model.Cells;
import org.crosscage.core.search.SolutionCount;
import org.crosscage.teach.CheckFinding;
import org.crosscage.texts.Names;
import org.crosscage.texts.Texts;

/// All that a card says of a check, step by step.
///
/// @param red the cells that the board marks in red by itself
public record CheckWords(CheckFinding finding, Cells red, Texts texts) {

    /// So many cells are named, more are only marked.
    private static final int FEW = 4;

    public String eyebrow() {
        return texts.say("play.check.eyebrow");
    }

    /// The title: how many digits are wrong, or that none is known to be.
    public String title() {
        return finding.found().isClean()
                ? texts.say("play.check." + clean())
                : texts.say("play.check.wrong", "count", count());
    }

    /// What is said first: where wrong digits are is not.
    public String first() {
        if (finding.found().isClean()) {
            return texts.say("play.check." + clean() + ".text", "filled", filled());
        }
        long inside = inside();
        return inside == 0 ? inRed() : inRed() + " " + texts.say("play.check.wrong.inside", "inside", inside);
    }

    private String clean() {
        return switch (finding.truth()) {
            case SolutionCount.None() -> "no-solution";
            case SolutionCount.Unknown() -> "unknown";
            case SolutionCount.One _, SolutionCount.Several _ -> {
                if (finding.wrongMarks()) {
                    yield "marks";
                }
                yield finding.found().certain() ? "none" : "unsure";
            }
        };
    }

    /// How far the wrong digits are to be seen, and else that they can be looked for.
    private String inRed() {
        int count = count();
        int seen = finding.wrong().intersect(red).size();
        if (seen == 0) {
            return texts.say("play.check.wrong.text", "count", count);
        }
        return seen == count
                ? texts.say("play.check.wrong.red", "count", count)
                : texts.say("play.check.wrong.some-red", "seen", seen, "hidden", count - seen);
    }

    /// How many of the wrong digits were written in branches, where a mistake may be what they are for.
    private long inside() {
        return finding.found().wrong().stream()
                .filter(cell -> finding.game().levelOf(cell) > 0)
                .count();
    }

    /// The words that ask where.
    public String ask() {
        return texts.say(finding.isSeen(red) ? "play.check.which" : "play.check.where");
    }

    /// What is said with the wrong digits marked. They look like those that clash with them, so they are
    /// named, and it is said that the others can stay.
    public String where() {
        int right = finding.found().certain() ? red.without(finding.wrong()).size() : 0;
        var names = new Names(texts, finding.game().puzzle());
        var shown = count() > FEW
                ? texts.say("play.check.shown", "count", count())
                : texts.say(
                        "play.check.shown.named",
                        "count",
                        count(),
                        "cells",
                        texts.all(finding.wrong().stream().mapToObj(names::cell).toList()));
        return right == 0 ? shown : shown + " " + texts.say("play.check.shown.others", "others", right);
    }

    /// The words that ask to undo to before the first mistake.
    public String rewind() {
        return texts.say("play.check.rewind");
    }

    /// How many moves that undoes.
    public String moves() {
        return texts.say("play.check.rewind.moves", "moves", finding.movesBack());
    }

    /// That they are undone.
    public String rewound() {
        return texts.say("play.check.rewound", "moves", finding.movesBack());
    }

    public String cost(int cost) {
        return texts.say("play.check.cost", "cost", cost);
    }

    /// A text of the card for a screen reader.
    public String spoken(String text) {
        return texts.say("play.said", "title", title(), "text", text);
    }

    private int count() {
        return finding.found().count();
    }

    private int filled() {
        var game = finding.game();
        return switch (finding.truth()) {
            case SolutionCount.None(), SolutionCount.Unknown() -> 0;
            case SolutionCount.One _, SolutionCount.Several _ ->
                game.position().filledCount() - game.puzzle().givens().size();
        };
    }
}
