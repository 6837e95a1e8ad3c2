package org.crosscage.play.ui.help;

import com.vaadin.flow.component.Component;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import org.crosscage.board.Card;
import org.crosscage.board.ui.HelpCard;
import org.crosscage.core.game.Game;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Position;
import org.crosscage.play.ui.parts.GameTeacher;
import org.crosscage.player.Preferences;
import org.crosscage.shell.ui.BackgroundTasks;
import org.crosscage.teach.AskedHint;
import org.crosscage.teach.CheckFinding;
import org.crosscage.teach.PaidAnswers.Answer;
import org.crosscage.teach.words.CheckCards;
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
    private Optional<CheckCards> shown = Optional.empty();

    /// @param backgroundTasks for checks alone
    /// @param ledger knows what is paid
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
        this.card = new HelpCard(id -> shown.ifPresent(cards -> press(cards, id)), this::close).folding();
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
            shown = Optional.empty();
            mark.accept(Cells.NONE);
        }
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
        var cards = new CheckCards(finding, finding.red(setting.get()), texts);
        if (cards.isShown()) {
            where(cards);
        } else {
            open(cards, cards.first(ledger.paid()));
        }
    }

    private void press(CheckCards cards, String id) {
        switch (id) {
            case CheckCards.WHERE -> {
                if (!cards.isSeen()) {
                    ledger.pay(Answer.WHERE);
                }
                where(cards);
            }
            case CheckCards.REWIND -> back(cards);
            default -> {
                // no button of a check
            }
        }
    }

    private void where(CheckCards cards) {
        mark.accept(cards.finding().wrong());
        open(cards, cards.where(ledger.paid()));
    }

    private void back(CheckCards cards) {
        var wrong = about;
        if (rewind.test(cards.finding().rewindTo())) {
            ledger.payFor(wrong, Answer.REWIND);
            close();
            say.accept(cards.rewound());
        }
    }

    private void open(CheckCards cards, Card now) {
        shown = Optional.of(cards);
        card.show(now);
        say.accept(now.spoken());
    }
}
