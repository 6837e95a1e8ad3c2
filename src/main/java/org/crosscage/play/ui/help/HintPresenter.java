package org.crosscage.play.ui.help;

import com.vaadin.flow.component.Component;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.crosscage.board.Card;
import org.crosscage.board.Highlights;
import org.crosscage.board.ui.HelpCard;
import org.crosscage.board.ui.PuzzleBoard;
import org.crosscage.core.game.Game;
import org.crosscage.core.logic.Technique;
import org.crosscage.game.SavedGame;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.play.ui.parts.GameTeacher;
import org.crosscage.shell.ui.BackgroundTasks;
import org.crosscage.teach.AskedHint;
import org.crosscage.teach.Hint;
import org.crosscage.teach.HintReport;
import org.crosscage.teach.PaidHint;
import org.crosscage.teach.Teaching;
import org.crosscage.teach.words.HintCards;
import org.crosscage.texts.Texts;

/// One hint, told stage by stage. Each stage is asked for by a button that names its cost, or by the key H, and
/// paid once: the hint stays while the position stays, whether or not its card is closed or the page opened anew.
public final class HintPresenter implements HelpPresenter {

    /// What the hint needs of the screen around it.
    public interface Stage {

        /// The game as the page shows it.
        Game game();

        /// The player's selection.
        OptionalInt selected();

        /// How the player is taught.
        Teaching teaching();

        /// The version of the log up to which that game has come.
        long version();

        /// Plays what a hint does.
        ///
        /// @return the version of the last entry that it made; empty when it made none
        OptionalLong perform(Hint hint);

        /// Has it said aloud.
        void say(String words);

        /// Another card was opened or this one closed: shows what combinations a hint speaks of.
        void combinations(Optional<Hint> hint);
    }

    private final HelpCard card;
    private final HintCards cards;
    private final PuzzleBoard board;
    private final SavedGame saved;
    private final GameTeacher teacher;
    private final BackgroundTasks backgroundTasks;
    private final HelpLedger ledger;
    private final Stage stage;
    private final Runnable allSteps;

    private Optional<AskedHint> asked = Optional.empty();
    /// The selection when the hint was looked for.
    private OptionalInt near = OptionalInt.empty();
    /// How the hint was looked for.
    private Optional<Teaching> taught = Optional.empty();
    /// The game for which a hint is being looked for: whoever hammers the key pays once.
    private Optional<Game> looking = Optional.empty();
    /// The entry of the log that does what the hint does, until the page has heard of it. Nothing else that comes
    /// is taken for it, wherever the cursor stands.
    private OptionalLong awaited = OptionalLong.empty();

    /// @param backgroundTasks for hints alone
    /// @param allSteps lists everything that is open
    public HintPresenter(
            SavedGame saved,
            PuzzleBoard board,
            GameTeacher teacher,
            Texts texts,
            BackgroundTasks backgroundTasks,
            HelpLedger ledger,
            Stage stage,
            Runnable allSteps) {
        this.saved = saved;
        this.board = board;
        this.teacher = teacher;
        this.backgroundTasks = backgroundTasks;
        this.ledger = ledger;
        this.stage = stage;
        this.allSteps = allSteps;
        this.cards = new HintCards(saved.entry().puzzle(), texts);
        this.card = new HelpCard(this::press, this::close).folding();
    }

    public Component card() {
        return card;
    }

    /// The next stage of the hint that is open; else a hint, at the stage that was paid for if it was asked before.
    public void next() {
        if (asked.filter(hint ->
                        hint.isAbout(stage.game().position()) && hint.next().isPresent())
                .isPresent()) {
            more();
        } else if (!looking.equals(Optional.of(stage.game()))) {
            find(stage.game(), stage.teaching());
        }
    }

    /// A step of the list of all that are open, which is paid for: its proof is told, and doing it comes next.
    void explain(Hint.Deduction step) {
        near = stage.selected();
        taught = Optional.of(stage.teaching());
        show(AskedHint.proven(stage.game().position(), step));
    }

    private void press(String id) {
        switch (id) {
            case HintCards.NEXT -> next();
            case HintCards.STANDARD -> findWithStandard();
            case HintCards.ALL_STEPS -> allSteps.run();
            default -> {
                // no button of a hint
            }
        }
    }

    private void open(AskedHint told) {
        var shown = cards.of(told).with(links(told));
        card.show(shown);
        stage.say(shown.spoken());
    }

    /// The links that only a page with a server has.
    private List<Card.Link> links(AskedHint told) {
        List<Card.Link> links = new ArrayList<>();
        if (canBeWrong(told)) {
            var report = HintReport.of(saved.entry(), told, taught.orElseGet(stage::teaching), near, version());
            links.add(cards.report(report));
        }
        cards.page(told).ifPresent(links::add); // the longest: last, it has a line of its own
        return links;
    }

    /// Nobody has to look into what is done, nor into a fact that anybody can see or that is proven.
    private static boolean canBeWrong(AskedHint told) {
        return told.hint() instanceof Hint.Nothing nothing
                ? !nothing.why().isAFact()
                : told.next().isPresent();
    }

    /// The version of the package; outside of one, the word for one that is being written.
    private static String version() {
        return Optional.ofNullable(HintPresenter.class.getPackage().getImplementationVersion())
                .orElse("development");
    }

    /// For this one hint, all techniques of the kind.
    private void findWithStandard() {
        var game = stage.game();
        var own = stage.teaching();
        find(game, new Teaching(standard(game), own.marks(), own.tidy()));
    }

    private static List<Technique> standard(Game game) {
        return PuzzleKinds.of(game.puzzle().kind()).techniques();
    }

    private void find(Game game, Teaching teaching) {
        var paid = ledger.paidHint(game.position());
        var place = paid.map(PaidHint::near).orElseGet(stage::selected);
        near = place;
        taught = Optional.of(teaching);
        looking = Optional.of(game);
        backgroundTasks.run(
                stop -> teacher.hint(game, place, teaching, standard(game), stop),
                found -> {
                    looking = Optional.empty();
                    if (game.equals(stage.game())) {
                        present(found, paid);
                    }
                },
                () -> looking = Optional.empty());
    }

    private void present(Hint hint, Optional<PaidHint> paid) {
        var position = stage.game().position();
        if (hint instanceof Hint.Nothing nothing && nothing.harder().isPresent() && paid.isPresent()) {
            findWithStandard(); // which is what was paid for
        } else if (hint instanceof Hint.Nothing) {
            var told = AskedHint.about(position, hint);
            asked = Optional.of(told);
            light(Highlights.NONE, Optional.empty());
            open(told);
        } else if (paid.isPresent()) {
            show(AskedHint.resumed(position, hint, paid.get()));
        } else {
            asked = Optional.of(AskedHint.about(position, hint));
            more();
        }
    }

    @Override
    public boolean isOpen() {
        return card.isOpen();
    }

    @Override
    public void close() {
        looking = Optional.empty();
        backgroundTasks.end();
        if (card.isOpen()) {
            asked = Optional.empty();
            awaited = OptionalLong.empty();
            card.close();
            light(Highlights.NONE, Optional.empty());
        }
    }

    /// The position may be another one now: a hint about the old one goes.
    public void changed(Game game) {
        if (awaited.isPresent()) {
            if (stage.version() >= awaited.getAsLong()) {
                awaited = OptionalLong.empty();
                light(Highlights.NONE, Optional.empty());
                // what was done stays to be read until the next move
                open(asked.orElseThrow());
            }
        } else if (!asked.map(hint -> hint.isAbout(game.position())).orElse(false)) {
            close();
        }
    }

    private void more() {
        var told = asked.orElseThrow().more();
        if (told.stage().orElseThrow() == Hint.Stage.DO_IT) {
            doIt(told);
        } else {
            ledger.pay(told, near);
            show(told);
        }
    }

    private void show(AskedHint told) {
        asked = Optional.of(told);
        var proven = told.stage().filter(now -> now == Hint.Stage.WHY).map(_ -> told.hint());
        light(Highlights.of(told.lights(), saved.entry().puzzle()).numbered(), proven);
        open(told);
    }

    /// First the move, then its price: nobody pays for what could not be stored.
    private void doIt(AskedHint told) {
        awaited = stage.perform(told.hint());
        if (awaited.isPresent()) {
            asked = Optional.of(told);
            ledger.pay(told, near);
        }
    }

    /// @param proven the hint whose combinations are shown
    private void light(Highlights highlights, Optional<Hint> proven) {
        board.setHighlights(highlights);
        stage.combinations(proven);
    }
}
