package org.crosscage.play.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Position;
import org.crosscage.library.Oracle;
import org.crosscage.library.Truth;
import org.crosscage.play.Check;
import org.crosscage.play.Game;
import org.crosscage.play.PaidHelp.Answer;
import org.crosscage.shell.ui.Errands;
import org.crosscage.texts.Texts;

/// The card of "Check": how many digits are wrong, then where, then back to before the first mistake, each a step
/// of its own. How many is free; what a hint about a mistake costs, the rest costs here too. Of marks it says only that
/// some are wrong: where is a matter of hints.
final class CheckTalk {

    private final TalkCard card;
    private final Texts texts;
    private final Consumer<Cells> mark;
    private final IntPredicate rewind;
    private final Consumer<String> say;
    private final Oracle oracle;
    private final Errands errands;
    private final Till till;
    private final BooleanSupplier marked;
    private Position about;

    /// @param found which digits are wrong
    /// @param wrongMarks whether marks are, where no digit is
    /// @param truth what is known of the puzzle
    /// @param rewindTo the cursor before the first mistake
    private record Finding(Game game, Check found, boolean wrongMarks, Truth truth, int rewindTo) {}

    /// @param errands for checks alone
    /// @param till knows what is paid
    /// @param marked whether the board shows wrong digits by itself: where they are is no news then
    /// @param mark marks cells as wrong
    /// @param rewind takes the game back to a cursor, and says whether it could
    /// @param say has it said aloud
    CheckTalk(
            PlayDesk desk,
            Position start,
            Errands errands,
            Till till,
            BooleanSupplier marked,
            Consumer<Cells> mark,
            IntPredicate rewind,
            Consumer<String> say) {
        this.texts = desk.texts();
        this.oracle = desk.oracle();
        this.about = start;
        this.errands = errands;
        this.till = till;
        this.marked = marked;
        this.mark = mark;
        this.rewind = rewind;
        this.say = say;
        this.card = new TalkCard("check", texts, this::close);
    }

    Component card() {
        return card;
    }

    /// Checks the game as it is now.
    void look(Game game) {
        errands.run(
                stop -> {
                    var check = Check.of(game, oracle, stop);
                    return new Finding(
                            game,
                            check,
                            check.isClean() && check.certain() && Check.hasWrongMarks(game, oracle, stop),
                            game.truth(oracle, stop),
                            Check.cursorBeforeMistakes(game, oracle, stop));
                },
                this::tell);
    }

    boolean isOpen() {
        return card.isOpen();
    }

    void close() {
        errands.end();
        if (card.isOpen()) {
            card.close();
            mark.accept(Cells.NONE);
        }
    }

    /// Whoever chooses a cell wants to write, and on a phone the card covers the keypad.
    void makeRoom() {
        card.fold(true);
    }

    void changed(Game game) {
        if (!game.position().equals(about)) {
            close();
        }
    }

    private void tell(Finding finding) {
        about = finding.game().position();
        if (finding.found().isClean()) {
            switch (finding.truth()) {
                case Truth.None() -> show("no-solution", 0);
                case Truth.Unknown() -> show("unknown", 0);
                case Truth.One _, Truth.Several _ -> show(clean(finding), written(finding.game()));
            }
        } else {
            count(finding);
        }
    }

    private static String clean(Finding finding) {
        if (finding.wrongMarks()) {
            return "marks";
        }
        return finding.found().certain() ? "none" : "unsure";
    }

    private void show(String key, int filled) {
        var title = texts.say("play.check." + key);
        var text = texts.say("play.check." + key + ".text", "filled", filled);
        open(title, text);
    }

    private void count(Finding finding) {
        var title = texts.say("play.check.wrong", "count", finding.found().count());
        var where = Tool.of(texts.say("play.check.where"), () -> where(finding, title))
                .primary();
        where.setId("check-where");
        var text = texts.say("play.check.wrong.text", "count", finding.found().count());
        open(
                title,
                inside(finding) == 0
                        ? text
                        : text + " " + texts.say("play.check.wrong.inside", "inside", inside(finding)),
                where,
                cost(marked.getAsBoolean() ? 0 : till.cost(Answer.WHERE)));
    }

    private Span cost(int counts) {
        var cost = new Span(texts.say("play.check.cost", "cost", counts));
        cost.addClassName("quiet");
        return cost;
    }

    /// How many of the wrong digits were written in branches, where a mistake may be what they are for.
    private static long inside(Finding finding) {
        return finding.found().wrong().stream()
                .filter(cell -> finding.game().levelOf(cell) > 0)
                .count();
    }

    private void where(Finding finding, String title) {
        if (!marked.getAsBoolean()) {
            till.pay(Answer.WHERE);
        }
        mark.accept(finding.found().cells());
        int moves = finding.game().cursor() - finding.rewindTo();
        var back = Tool.of(texts.say("play.check.rewind"), () -> back(finding.rewindTo(), moves))
                .primary();
        back.setId("check-rewind");
        var takes = new Span(texts.say("play.check.rewind.moves", "moves", moves));
        takes.addClassName("quiet");
        open(
                title,
                texts.say("play.check.shown", "count", finding.found().count()),
                back,
                cost(till.cost(Answer.REWIND)),
                takes);
    }

    private void back(int cursor, int moves) {
        var wrong = about;
        if (rewind.test(cursor)) {
            till.payFor(wrong, Answer.REWIND);
            close();
            say.accept(texts.say("play.check.rewound", "moves", moves));
        }
    }

    private void open(String title, String text, Component... actions) {
        card.heading(texts.say("play.check.eyebrow"), title)
                .body(List.of(new Paragraph(text)))
                .stages(0, 0)
                .actions(actions)
                .foot();
        card.open();
        say.accept(texts.say("play.said", "title", title, "text", text));
    }

    private static int written(Game game) {
        return game.position().filledCount() - game.puzzle().givens().size();
    }
}
