package org.crosscage.play.ui.help;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import org.crosscage.board.ui.HelpCard;
import org.crosscage.core.game.Game;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Position;
import org.crosscage.play.ui.parts.GameTeacher;
import org.crosscage.player.Preferences;
import org.crosscage.shell.ui.BackgroundTasks;
import org.crosscage.shell.ui.Tool;
import org.crosscage.teach.AskedHint;
import org.crosscage.teach.CheckFinding;
import org.crosscage.teach.PaidAnswers.Answer;
import org.crosscage.teach.words.CheckWords;
import org.crosscage.texts.Texts;

/// The card of "Check": how many digits are wrong, then where, then back to before the first mistake, each a step
/// of its own. How many is free, and help all the same; what a hint about a mistake costs, the rest costs here too.
/// Digits that the board marks in red by itself are no secret: where all wrong digits are among them, showing which
/// costs nothing, and where they are all, that is said at once. About marks it says only that some are wrong: where is
/// a matter of hints.
public final class CheckPresenter implements HelpPresenter {

    private final HelpCard card;
    private final Texts texts;
    private final Consumer<Cells> mark;
    private final IntPredicate rewind;
    private final Consumer<String> say;
    private final GameTeacher teacher;
    private final BackgroundTasks backgroundTasks;
    private final HelpLedger ledger;
    private final Supplier<Preferences.Check> setting;
    private Position about;

    /// @param backgroundTasks for checks alone
    /// @param till knows what is paid
    /// @param setting what the board marks by itself
    /// @param mark marks cells as wrong
    /// @param rewind takes the game back to a cursor, and says whether it could
    /// @param say has it said aloud
    public CheckPresenter(
            GameTeacher teacher,
            Texts texts,
            Position start,
            BackgroundTasks backgroundTasks,
            HelpLedger ledger,
            Supplier<Preferences.Check> setting,
            Consumer<Cells> mark,
            IntPredicate rewind,
            Consumer<String> say) {
        this.texts = texts;
        this.teacher = teacher;
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
        about = game.position();
        backgroundTasks.run(stop -> teacher.finding(game, stop), this::present);
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
        if (!AskedHint.areAlike(about, game.position())) {
            close();
        }
    }

    private void present(CheckFinding finding) {
        if (finding.found().tells(finding.game())) {
            ledger.told();
        }
        var words = new CheckWords(finding, finding.red(setting.get()), texts);
        if (finding.found().isClean()) {
            open(words, words.first());
        } else if (words.red().equals(finding.wrong())) {
            where(words);
        } else {
            count(words);
        }
    }

    private void count(CheckWords words) {
        boolean seen = words.finding().isSeen(words.red());
        var where = Tool.of(words.ask(), () -> {
                    if (!seen) {
                        ledger.pay(Answer.WHERE);
                    }
                    where(words);
                })
                .primary();
        where.setId("check-where");
        open(words, words.first(), where, quiet(words.cost(seen ? 0 : ledger.cost(Answer.WHERE))));
    }

    private void where(CheckWords words) {
        mark.accept(words.finding().wrong());
        var back = Tool.of(words.rewind(), () -> back(words)).primary();
        back.setId("check-rewind");
        open(words, words.where(), back, quiet(words.cost(ledger.cost(Answer.REWIND))), quiet(words.moves()));
    }

    private static Span quiet(String words) {
        var quiet = new Span(words);
        quiet.addClassName("quiet");
        return quiet;
    }

    private void back(CheckWords words) {
        var wrong = about;
        if (rewind.test(words.finding().rewindTo())) {
            ledger.payFor(wrong, Answer.REWIND);
            close();
            say.accept(words.rewound());
        }
    }

    private void open(CheckWords words, String text, Component... actions) {
        card.heading(words.eyebrow(), words.title())
                .body(List.of(new Paragraph(text)))
                .stages(0, 0)
                .actions(actions)
                .foot();
        card.open();
        say.accept(words.spoken(text));
    }
}
