package org.crosscage.play.ui.help;

import com.vaadin.flow.component.Component;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.crosscage.board.Card;
import org.crosscage.board.Highlights;
import org.crosscage.board.ui.HelpCard;
import org.crosscage.board.ui.PuzzleBoard;
import org.crosscage.core.game.Game;
import org.crosscage.game.SavedGame;
import org.crosscage.play.ui.parts.GameTeacher;
import org.crosscage.shell.ui.BackgroundTasks;
import org.crosscage.teach.AskedHint;
import org.crosscage.teach.Hint;
import org.crosscage.teach.OpenStep;
import org.crosscage.teach.PaidHint;
import org.crosscage.teach.words.StepCards;
import org.crosscage.teach.words.StepSorting;
import org.crosscage.texts.Texts;

/// Everything that is open now. The list costs what its easiest step would, up to its proof, less what was paid
/// for the hint of the same position, and is paid once while the position stays. Where there is nothing to list,
/// the hint says why.
public final class StepsPresenter implements HelpPresenter {

    private final HelpCard card;
    private final Texts texts;
    private final PuzzleBoard board;
    private final SavedGame saved;
    private final GameTeacher teacher;
    private final BackgroundTasks backgroundTasks;
    private final HelpLedger ledger;
    private final HintPresenter.Stage stage;
    private final HintPresenter hints;

    /// The position that the list is about, with what is open there and what the list has cost.
    private Optional<Listed> listed = Optional.empty();

    private StepSorting sorting = StepSorting.EASIEST;

    private record Listed(AskedHint easiest, StepCards cards, int cost) {}

    /// @param backgroundTasks for this list alone
    /// @param hints tells the proof of a step, and what is to be said when there is none
    public StepsPresenter(
            SavedGame saved,
            PuzzleBoard board,
            GameTeacher teacher,
            Texts texts,
            BackgroundTasks backgroundTasks,
            HelpLedger ledger,
            HintPresenter.Stage stage,
            HintPresenter hints) {
        this.saved = saved;
        this.board = board;
        this.teacher = teacher;
        this.texts = texts;
        this.backgroundTasks = backgroundTasks;
        this.ledger = ledger;
        this.stage = stage;
        this.hints = hints;
        this.card = new HelpCard(this::press, this::close).pointing(this::light);
    }

    public Component card() {
        return card;
    }

    public void ask() {
        var game = stage.game();
        if (listed.filter(list -> list.easiest().isAbout(game.position())).isPresent()) {
            show();
        } else {
            find(game);
        }
    }

    private void find(Game game) {
        var teaching = stage.teaching();
        backgroundTasks.run(stop -> teacher.hints().open(game, teaching, stop), found -> {
            if (!game.equals(stage.game())) {
                return;
            }
            if (found.isEmpty()) {
                hints.next();
            } else {
                present(game, found);
            }
        });
    }

    private void present(Game game, List<OpenStep> found) {
        var easiest = AskedHint.proven(game.position(), found.getFirst().hint());
        var cards = new StepCards(saved.entry().puzzle(), found, texts);
        listed = Optional.of(new Listed(easiest, cards, pay(easiest)));
        show();
    }

    /// Pays as much as somebody would who asks for the proof.
    ///
    /// @return how much
    private int pay(AskedHint easiest) {
        var paid = ledger.paidHint(easiest.position());
        int told = paid.map(PaidHint::told).orElse(0);
        int cost = Hint.Stage.costToProof(told);
        if (cost > 0) {
            var near = paid.map(PaidHint::near).orElseGet(stage::selected);
            ledger.pay(easiest, near, told == 0 ? 1 : 0, cost);
        }
        return cost;
    }

    private void show() {
        stage.say(sort(sorting).spoken());
    }

    private Card sort(StepSorting chosen) {
        var list = listed.orElseThrow();
        sorting = chosen;
        var sorted = list.cards().card(chosen, list.cost());
        card.show(sorted);
        light("");
        return sorted;
    }

    private void press(String id) {
        Stream.of(StepSorting.values())
                .filter(each -> StepCards.button(each).equals(id))
                .forEach(this::sort);
        step(id).ifPresent(step -> {
            card.close();
            hints.explain(step);
        });
    }

    private Optional<Hint.Deduction> step(String row) {
        return listed.flatMap(list -> list.cards().step(row)).map(OpenStep::hint);
    }

    /// While the list is open the numbers show by which its rows name cells, whether one of them is lit or none.
    ///
    /// @param row that is lit; empty: none
    private void light(String row) {
        var puzzle = saved.entry().puzzle();
        var lights = step(row)
                .map(lit -> Highlights.of(lit.lights(Hint.Stage.WHY), puzzle))
                .orElse(Highlights.NONE);
        board.setHighlights(card.isOpen() ? lights.numbered() : lights);
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
            light("");
        }
    }

    /// The position may be another one now: what was open there goes.
    public void changed(Game game) {
        if (listed.filter(list -> list.easiest().isAbout(game.position())).isEmpty()) {
            listed = Optional.empty();
            close();
        }
    }

    /// The player's techniques may be others now.
    public void forget() {
        listed = Optional.empty();
        close();
    }
}
