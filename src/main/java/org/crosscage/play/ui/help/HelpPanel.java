package org.crosscage.play.ui.help;

import com.vaadin.flow.component.Component;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import org.crosscage.board.Card;
import org.crosscage.board.ui.HelpCard;
import org.crosscage.board.ui.PuzzleBoard;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.LogEntry;
import org.crosscage.play.ui.parts.GameTeacher;
import org.crosscage.shell.ui.BackgroundTasks;
import org.crosscage.teach.help.GameHelp;
import org.crosscage.teach.help.HelpTurn;
import org.crosscage.teach.help.HelpTurn.Effect;
import org.crosscage.teach.help.HelpWork;
import org.crosscage.teach.help.Situation;
import org.crosscage.texts.Texts;

/// Shows a [GameHelp] beside the board: tells it what happens in the page, has its work done on background threads, and
/// does what follows.
public final class HelpPanel implements HelpPresenter {

    private final HelpCard card;
    private final PuzzleBoard board;
    private final GameTeacher teacher;
    private final BackgroundTasks backgroundTasks;
    private final HintPresenter.Stage stage;
    private final HelpLedger ledger;
    private final Function<LogEntry.Turn, OptionalLong> take;

    private GameHelp help;
    private Optional<Card> shown = Optional.empty();
    private Optional<HelpWork> begun = Optional.empty();

    /// @param backgroundTasks for help alone
    /// @param ledger knows what is paid
    /// @param take takes a turn in the game, and returns the version of its entry; empty when it could not
    public HelpPanel(
            PuzzleBoard board,
            GameTeacher teacher,
            Texts texts,
            BackgroundTasks backgroundTasks,
            HintPresenter.Stage stage,
            HelpLedger ledger,
            Function<LogEntry.Turn, OptionalLong> take) {
        this.board = board;
        this.teacher = teacher;
        this.backgroundTasks = backgroundTasks;
        this.stage = stage;
        this.ledger = ledger;
        this.take = take;
        this.help = new GameHelp(texts);
        this.card = new HelpCard(this::press, this::close);
    }

    public Component card() {
        return card;
    }

    @Override
    public boolean isOpen() {
        return card.isOpen();
    }

    @Override
    public void close() {
        apply(help.close());
    }

    public void changed(Game game) {
        apply(help.changed(game));
    }

    public void ask(GameHelp.Topic topic) {
        apply(help.ask(topic, situation()));
    }

    private Situation situation() {
        return new Situation(stage.game(), stage.teaching().techniques(), ledger::paid);
    }

    private void apply(HelpTurn turn) {
        turn.price().ifPresent(ledger::pay);
        help = turn.then();
        show();
        turn.effects().forEach(this::run);
    }

    private void show() {
        var now = help.card();
        if (!now.equals(shown)) {
            shown = now;
            now.ifPresentOrElse(card::show, card::close);
            board.setHighlights(help.lights());
        }
        if (!help.work().equals(begun)) {
            begun = help.work();
            begun.ifPresentOrElse(this::begin, backgroundTasks::end);
        }
    }

    private void press(String id) {
        apply(help.press(id, situation()));
    }

    private void begin(HelpWork work) {
        backgroundTasks.run(
                stop -> work.find(teacher.finder(), teacher.hints().within(stop)),
                found -> {
                    var turn = help.found(work, found, situation());
                    apply(help.failed(work)); // nobody waits any more, even where the answer cannot be paid
                    apply(turn);
                },
                () -> apply(help.failed(work)));
    }

    private void run(Effect effect) {
        switch (effect) {
            case Effect.Say(String words) -> stage.say(words);
            case Effect.Announce(String words) -> board.announce(words);
            case Effect.Play play -> {
                if (take.apply(play.turn()).isPresent()) {
                    apply(help.played(play));
                }
            }
        }
    }
}
