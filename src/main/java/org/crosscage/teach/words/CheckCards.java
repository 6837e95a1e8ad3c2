package org.crosscage.teach.words;

import java.util.List;
import java.util.Set;
import org.crosscage.board.Card;
import org.crosscage.core.model.Cells;
import org.crosscage.core.search.SolutionCount;
import org.crosscage.teach.CheckFinding;
import org.crosscage.teach.PaidHelp;
import org.crosscage.teach.PaidHelp.Answer;
import org.crosscage.texts.Names;
import org.crosscage.texts.Texts;

/// The cards of a check: how many digits are wrong, then where.
///
/// @param red the cells that the board marks in red by itself
public record CheckCards(CheckFinding finding, Cells red, Texts texts) {

    /// The buttons of the cards: where wrong digits are, and the way back to before them.
    public static final String WHERE = "check-where";
    public static final String REWIND = "check-rewind";

    /// So many cells are named, more are only marked.
    private static final int FEW = 4;

    /// The card that comes first. It says where wrong digits are only if the board shows it: they are all that is in
    /// red.
    ///
    /// @param paid the answers about the position that are paid
    public Card first(PaidHelp paid) {
        if (finding.found().isClean()) {
            return card(texts.say("play.check." + clean() + ".text", "filled", filled()), List.of());
        }
        return isShown() ? where(paid) : howMany(paid);
    }

    /// Whether the card that comes first says where wrong digits are.
    public boolean isShown() {
        return !finding.found().isClean() && red.equals(finding.wrong());
    }

    private Card howMany(PaidHelp paid) {
        long inside = inside();
        var text = inside == 0 ? inRed() : inRed() + " " + texts.say("play.check.wrong.inside", "inside", inside);
        var ask = texts.say(isSeen() ? "play.check.which" : "play.check.where");
        var cost = cost(isSeen() ? 0 : paid.cost(Set.of(Answer.WHERE)));
        return card(text, List.of(Card.Action.primary(WHERE, ask, cost)));
    }

    /// Whether all wrong digits are among those in red: showing which they are costs nothing.
    public boolean isSeen() {
        return finding.isSeen(red);
    }

    private Card card(String text, List<Card.Action> actions) {
        return new Card(
                Card.Frame.of("check", "", texts),
                texts.say("play.check.eyebrow"),
                title(),
                List.of(new Card.Block.Words(text)),
                Card.Stages.NONE,
                actions,
                List.of(),
                List.of(),
                texts.say("play.said", "title", title(), "text", text));
    }

    /// How many digits are wrong, or that none is known to be.
    private String title() {
        return finding.found().isClean()
                ? texts.say("play.check." + clean())
                : texts.say("play.check.wrong", "count", count());
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

    /// The card while wrong digits are marked, with the way back to before the first of them.
    ///
    /// @param paid the answers about the position that are paid
    public Card where(PaidHelp paid) {
        var rewind = Card.Action.primary(
                REWIND,
                texts.say("play.check.rewind"),
                cost(paid.cost(Set.of(Answer.REWIND))),
                texts.say("play.check.rewind.moves", "moves", finding.movesBack()));
        return card(shown(), List.of(rewind));
    }

    /// Wrong digits look like those that clash with them, so they are named, and it is said that the others can stay.
    private String shown() {
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

    /// Says that the moves are undone.
    public String rewound() {
        return texts.say("play.check.rewound", "moves", finding.movesBack());
    }

    private String cost(int cost) {
        return texts.say("play.check.cost", "cost", cost);
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
