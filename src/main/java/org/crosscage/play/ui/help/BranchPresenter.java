package org.crosscage.play.ui.help;

import com.vaadin.flow.component.Component;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.board.Highlights;
import org.crosscage.board.ui.HelpCard;
import org.crosscage.board.ui.PuzzleBoard;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.LogEntry;
import org.crosscage.play.ui.parts.GameTeacher;
import org.crosscage.shell.ui.BackgroundTasks;
import org.crosscage.teach.BranchRefutation;
import org.crosscage.teach.PaidAnswers.Answer;
import org.crosscage.teach.words.BranchCards;
import org.crosscage.texts.Texts;

/// The card that says why a branch dies. What everyone can see is told for nothing. A look for a chain of steps
/// costs what the proof of a mistake costs, whatever it finds, because that nothing is found is an answer too; the
/// search, which gives away whether the branch is right, costs what doing it costs. Each is paid once while the
/// position stays, as the [HelpLedger] knows.
public final class BranchPresenter implements HelpPresenter {

    private final HelpCard card;
    private final PuzzleBoard board;
    private final GameTeacher teacher;
    private final Texts texts;
    private final BackgroundTasks backgroundTasks;
    private final HintPresenter.Stage stage;
    private final HelpLedger ledger;
    private final Function<LogEntry.Turn, OptionalLong> take;

    private Optional<Game> about = Optional.empty();
    private Optional<BranchCards.Reply> shown = Optional.empty();

    /// @param death what was found
    /// @param conclusion what can be done about it besides dropping the branch
    private record Finding(BranchRefutation.Death death, Optional<LogEntry.Drop> conclusion) {}

    private record Searched(SolutionFinder.Verdict verdict, Optional<LogEntry.Drop> conclusion) {}

    /// @param backgroundTasks for this card alone
    /// @param ledger knows what is paid
    /// @param take takes a turn in the game, and returns the version of its entry; empty when it could not
    public BranchPresenter(
            PuzzleBoard board,
            GameTeacher teacher,
            Texts texts,
            BackgroundTasks backgroundTasks,
            HintPresenter.Stage stage,
            HelpLedger ledger,
            Function<LogEntry.Turn, OptionalLong> take) {
        this.board = board;
        this.teacher = teacher;
        this.texts = texts;
        this.backgroundTasks = backgroundTasks;
        this.stage = stage;
        this.ledger = ledger;
        this.take = take;
        this.card = new HelpCard(id -> shown.ifPresent(reply -> press(reply, id)), this::close);
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
        backgroundTasks.end();
        about = Optional.empty();
        if (card.isOpen()) {
            card.close();
            shown = Optional.empty();
            board.setHighlights(Highlights.NONE);
        }
    }

    /// What is said of one position is nothing to the next.
    public void changed(Game game) {
        if (about.filter(old ->
                        old.position().equals(game.position()) && old.branches().equals(game.branches()))
                .isEmpty()) {
            close();
        }
    }

    /// Tells what everyone can see; else offers to look for what not everyone does, unless that is paid for.
    public void ask() {
        var game = stage.game();
        if (game.branches().isEmpty()) {
            board.announce(texts.say("play.branch.none"));
            return;
        }
        about = Optional.of(game);
        if (ledger.paid().has(Answer.CHAIN)) {
            refute(game, BranchRefutation::chain, found -> found.ifPresentOrElse(this::dies, this::alive));
        } else {
            refute(
                    game,
                    (refutation, _) -> refutation.seen(),
                    found -> found.ifPresentOrElse(this::dies, () -> show(cards().unbroken())));
        }
    }

    private void refute(
            Game game,
            BiFunction<BranchRefutation, BooleanSupplier, Optional<BranchRefutation.Death>> question,
            Consumer<Optional<Finding>> told) {
        var refutation = refutation(game);
        backgroundTasks.run(
                asked -> {
                    var stop = teacher.hints().within(asked);
                    return question.apply(refutation, stop)
                            .map(death -> new Finding(
                                    death, isOfInmost(death, game) ? refutation.conclusion(stop) : Optional.empty()));
                },
                found -> {
                    if (about.equals(Optional.of(game))) {
                        told.accept(found);
                    }
                });
    }

    private BranchRefutation refutation(Game game) {
        return new BranchRefutation(teacher.finder(), game, stage.teaching().techniques());
    }

    private static boolean isOfInmost(BranchRefutation.Death death, Game game) {
        return death.level() == game.branches().size();
    }

    private void payForChain() {
        var game = stage.game();
        refute(game, BranchRefutation::chain, found -> {
            ledger.pay(Answer.CHAIN);
            found.ifPresentOrElse(this::dies, this::alive);
        });
    }

    private void dies(Finding finding) {
        show(cards().dies(finding.death(), finding.conclusion()));
    }

    private void alive() {
        if (ledger.paid().has(Answer.SEARCH)) {
            search();
        } else {
            show(cards().alive());
        }
    }

    private void search() {
        var game = stage.game();
        var refutation = refutation(game);
        backgroundTasks.run(
                asked -> {
                    var stop = teacher.hints().within(asked);
                    var verdict = refutation.search(stop);
                    var follows = verdict == SolutionFinder.Verdict.NO
                            ? refutation.conclusion(stop)
                            : Optional.<LogEntry.Drop>empty();
                    return new Searched(verdict, follows);
                },
                found -> {
                    if (about.equals(Optional.of(game))) {
                        present(found);
                    }
                });
    }

    /// What the search did not find out costs nothing.
    private void present(Searched found) {
        if (found.verdict() != SolutionFinder.Verdict.UNKNOWN) {
            ledger.pay(Answer.SEARCH);
        }
        show(cards().searched(found.verdict(), found.conclusion()));
    }

    private BranchCards cards() {
        return new BranchCards(stage.game(), texts);
    }

    private void show(BranchCards.Reply reply) {
        shown = Optional.of(reply);
        card.show(reply.card());
        board.setHighlights(Highlights.of(reply.lights(), stage.game().puzzle()).numbered());
        stage.say(reply.card().spoken());
    }

    private void press(BranchCards.Reply reply, String id) {
        reply.question().ifPresent(question -> {
            if (question == Answer.CHAIN) {
                payForChain();
            } else {
                search();
            }
        });
        reply.ways().stream().filter(way -> way.id().equals(id)).findFirst().ifPresent(this::leave);
    }

    private void leave(BranchCards.Way way) {
        if (take.apply(way.turn()).isPresent()) {
            close();
            stage.say(way.said());
        }
    }
}
