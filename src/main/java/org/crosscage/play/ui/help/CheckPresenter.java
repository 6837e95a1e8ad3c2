package org.crosscage.play.ui.help;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import org.crosscage.analysis.SolutionCount;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.board.ui.HelpCard;
import org.crosscage.core.game.Game;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Position;
import org.crosscage.play.ui.parts.PlayServices;
import org.crosscage.player.Preferences;
import org.crosscage.shell.ui.BackgroundTasks;
import org.crosscage.shell.ui.Tool;
import org.crosscage.teach.Check;
import org.crosscage.teach.PaidAnswers.Answer;
import org.crosscage.texts.Names;
import org.crosscage.texts.Texts;

/// The card of "Check": how many digits are wrong, then where, then back to before the first mistake, each a step
/// of its own. How many is free; what a hint about a mistake costs, the rest costs here too. What the board marks in
/// red by itself is no secret: where all wrong digits are among those, showing which costs nothing, and where these
/// are all of them, it is said at once. Of marks it says only that some are wrong: where is a matter of hints.
public final class CheckPresenter implements HelpPresenter {

    /// So many cells are named, more are only marked.
    private static final int FEW = 4;

    private final HelpCard card;
    private final Texts texts;
    private final Consumer<Cells> mark;
    private final IntPredicate rewind;
    private final Consumer<String> say;
    private final SolutionFinder finder;
    private final BackgroundTasks backgroundTasks;
    private final HelpLedger ledger;
    private final Supplier<Preferences.Check> setting;
    private Position about;

    /// @param found which digits are wrong
    /// @param wrongMarks whether marks are, where no digit is
    /// @param truth what is known of the puzzle
    /// @param rewindTo the cursor before the first mistake
    private record Finding(Game game, Check found, boolean wrongMarks, SolutionCount truth, int rewindTo) {

        Cells wrong() {
            return found.cells();
        }

        /// The cells that the board marks in red by itself.
        Cells red(Preferences.Check setting) {
            return switch (setting) {
                case OFF -> Cells.NONE;
                case RULE_BREAKS -> Check.repeated(game);
                case SOLUTION -> Check.repeated(game).union(wrong());
            };
        }
    }

    /// @param backgroundTasks for checks alone
    /// @param till knows what is paid
    /// @param setting what the board marks by itself
    /// @param mark marks cells as wrong
    /// @param rewind takes the game back to a cursor, and says whether it could
    /// @param say has it said aloud
    public CheckPresenter(
            PlayServices services,
            Position start,
            BackgroundTasks backgroundTasks,
            HelpLedger ledger,
            Supplier<Preferences.Check> setting,
            Consumer<Cells> mark,
            IntPredicate rewind,
            Consumer<String> say) {
        this.texts = services.texts();
        this.finder = services.finder();
        this.about = start;
        this.backgroundTasks = backgroundTasks;
        this.ledger = ledger;
        this.setting = setting;
        this.mark = mark;
        this.rewind = rewind;
        this.say = say;
        this.card = new HelpCard("check", texts, this::close);
    }

    public Component card() {
        return card;
    }

    /// Checks the game as it is now.
    public void check(Game game) {
        backgroundTasks.run(
                stop -> {
                    var check = Check.of(game, finder, stop);
                    return new Finding(
                            game,
                            check,
                            check.isClean() && check.certain() && Check.hasWrongMarks(game, finder, stop),
                            finder.count(game, stop),
                            Check.cursorBeforeMistakes(game, finder, stop));
                },
                this::present);
    }

    @Override
    public boolean isOpen() {
        return card.isOpen();
    }

    @Override
    public void close() {
        backgroundTasks.end();
        if (card.isOpen()) {
            card.close();
            mark.accept(Cells.NONE);
        }
    }

    /// Whoever chooses a cell wants to write, and on a phone the card covers the keypad.
    public void makeRoom() {
        card.fold(true);
    }

    public void changed(Game game) {
        if (!game.position().equals(about)) {
            close();
        }
    }

    private void present(Finding finding) {
        about = finding.game().position();
        if (finding.found().isClean()) {
            switch (finding.truth()) {
                case SolutionCount.None() -> show("no-solution", 0);
                case SolutionCount.Unknown() -> show("unknown", 0);
                case SolutionCount.One _, SolutionCount.Several _ -> show(clean(finding), written(finding.game()));
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
        var red = finding.red(setting.get());
        if (red.equals(finding.wrong())) {
            where(finding, title, red);
            return;
        }
        boolean seen = isSeen(finding, red);
        var where = Tool.of(texts.say(seen ? "play.check.which" : "play.check.where"), () -> {
                    if (!seen) {
                        ledger.pay(Answer.WHERE);
                    }
                    where(finding, title, red);
                })
                .primary();
        where.setId("check-where");
        var text = inRed(finding, red);
        open(
                title,
                inside(finding) == 0
                        ? text
                        : text + " " + texts.say("play.check.wrong.inside", "inside", inside(finding)),
                where,
                cost(seen ? 0 : ledger.cost(Answer.WHERE)));
    }

    private static boolean isSeen(Finding finding, Cells red) {
        return finding.wrong().intersect(red).equals(finding.wrong());
    }

    /// How far the wrong digits are to be seen, and else that they can be looked for.
    private String inRed(Finding finding, Cells red) {
        int count = finding.found().count();
        int seen = finding.wrong().intersect(red).size();
        if (seen == 0) {
            return texts.say("play.check.wrong.text", "count", count);
        }
        return seen == count
                ? texts.say("play.check.wrong.red", "count", count)
                : texts.say("play.check.wrong.some-red", "seen", seen, "hidden", count - seen);
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

    private void where(Finding finding, String title, Cells red) {
        mark.accept(finding.wrong());
        int moves = finding.game().cursor() - finding.rewindTo();
        var back = Tool.of(texts.say("play.check.rewind"), () -> back(finding.rewindTo(), moves))
                .primary();
        back.setId("check-rewind");
        var takes = new Span(texts.say("play.check.rewind.moves", "moves", moves));
        takes.addClassName("quiet");
        open(title, shown(finding, red), back, cost(ledger.cost(Answer.REWIND)), takes);
    }

    /// Wrong digits look like those that clash with them, so they are named, and it is said that the others can stay.
    private String shown(Finding finding, Cells red) {
        int count = finding.found().count();
        int right = finding.found().certain() ? red.without(finding.wrong()).size() : 0;
        var names = new Names(texts, finding.game().puzzle());
        var shown = count > FEW
                ? texts.say("play.check.shown", "count", count)
                : texts.say(
                        "play.check.shown.named",
                        "count",
                        count,
                        "cells",
                        texts.all(finding.wrong().stream().mapToObj(names::cell).toList()));
        return right == 0 ? shown : shown + " " + texts.say("play.check.shown.others", "others", right);
    }

    private void back(int cursor, int moves) {
        var wrong = about;
        if (rewind.test(cursor)) {
            ledger.payFor(wrong, Answer.REWIND);
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
