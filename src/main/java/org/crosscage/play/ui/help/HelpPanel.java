package org.crosscage.play.ui.help;

import com.vaadin.flow.component.Component;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import org.crosscage.board.Card;
import org.crosscage.board.Highlights;
import org.crosscage.board.ui.HelpCard;
import org.crosscage.board.ui.PuzzleBoard;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.model.Cells;
import org.crosscage.play.ui.parts.GameTeacher;
import org.crosscage.player.Preferences;
import org.crosscage.shell.ui.BackgroundTasks;
import org.crosscage.teach.help.GameHelp;
import org.crosscage.teach.help.GameHelp.Topic;
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
    private final Map<Topic, BackgroundTasks> backgroundTasks;
    private final HintPresenter.Stage stage;
    private final HelpLedger ledger;
    private final Page page;

    private GameHelp help;
    private Cells wrong = Cells.NONE;
    private Optional<Card> shown = Optional.empty();
    private Highlights lights = Highlights.NONE;
    private Optional<HelpWork> begun = Optional.empty();

    /// The page around it.
    public interface Page {

        /// The marks that the board makes by itself.
        Preferences.Check marked();

        /// Takes a turn in the game.
        ///
        /// @return the version of its entry; empty when it could not
        OptionalLong take(LogEntry.Turn turn);

        /// Takes the game back to a cursor.
        ///
        /// @return as for [#take]
        OptionalLong rewind(int cursor);

        /// Marks cells as wrong.
        void mark(Cells wrong);
    }

    /// @param backgroundTasks for each topic alone
    /// @param ledger knows what is paid
    public HelpPanel(
            PuzzleBoard board,
            GameTeacher teacher,
            Texts texts,
            Map<Topic, BackgroundTasks> backgroundTasks,
            HintPresenter.Stage stage,
            HelpLedger ledger,
            Page page) {
        this.board = board;
        this.teacher = teacher;
        this.backgroundTasks = backgroundTasks;
        this.stage = stage;
        this.ledger = ledger;
        this.page = page;
        this.help = new GameHelp(texts);
        this.card = new HelpCard(this::press, this::close).folding();
    }

    public Component card() {
        return card;
    }

    /// The cells that an open card marks as wrong.
    public Cells wrong() {
        return help.wrong();
    }

    @Override
    public boolean isOpen() {
        return shown.isPresent();
    }

    @Override
    public void close() {
        apply(help.close());
    }

    public void taughtOtherwise() {
        apply(help.taughtOtherwise());
    }

    public void changed(Game game) {
        apply(help.changed(game));
    }

    public void ask(Topic topic) {
        apply(help.ask(topic, situation()));
    }

    private Situation situation() {
        return new Situation(stage.game(), stage.teaching().techniques(), page.marked(), ledger::paid);
    }

    private void apply(HelpTurn turn) {
        turn.price().ifPresent(ledger::pay);
        if (turn.countsAsHelp()) {
            ledger.told();
        }
        help = turn.then();
        show();
        turn.effects().forEach(this::run);
    }

    private void show() {
        var now = help.card();
        if (now.orElse(null) != shown.orElse(null)) { // the same words again are shown again, unfolded
            now.ifPresentOrElse(card::show, card::close);
            shown = now;
        }
        if (!help.lights().equals(lights)) {
            lights = help.lights();
            board.setHighlights(lights);
        }
        if (!help.wrong().equals(wrong)) {
            wrong = help.wrong();
            page.mark(wrong);
        }
        if (!help.work().equals(begun)) {
            begun.ifPresent(old -> tasks(old).end());
            begun = help.work();
            begun.ifPresent(this::begin);
        }
    }

    private void press(String id) {
        apply(help.press(id, situation()));
    }

    private BackgroundTasks tasks(HelpWork work) {
        return Objects.requireNonNull(backgroundTasks.get(work.topic()));
    }

    private void begin(HelpWork work) {
        tasks(work)
                .run(
                        stop -> work.find(teacher.finder(), teacher.hints().within(stop)),
                        found -> {
                            var waiting = help;
                            apply(help.failed(work)); // nobody waits any more, even where the answer cannot be paid
                            apply(waiting.found(work, found, situation()));
                        },
                        () -> apply(help.failed(work)));
    }

    private void run(Effect effect) {
        switch (effect) {
            case Effect.Say(String words) -> stage.say(words);
            case Effect.Announce(String words) -> board.announce(words);
            case Effect.Play(LogEntry.Turn turn, String said) -> {
                if (page.take(turn).isPresent()) {
                    apply(help.played(said));
                }
            }
            case Effect.Rewind(int cursor, Optional<HelpTurn.Payment> price, String said) -> {
                if (page.rewind(cursor).isPresent()) {
                    price.ifPresent(ledger::pay);
                    apply(help.played(said));
                }
            }
        }
    }
}
