package org.crosscage.play.ui.help;

import com.vaadin.flow.component.Component;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.board.ui.PuzzleBoard;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.LogEntry;
import org.crosscage.play.ui.parts.GameTeacher;
import org.crosscage.shell.ui.BackgroundTasks;
import org.crosscage.teach.BranchRefutation;
import org.crosscage.teach.PaidAnswers.Answer;
import org.crosscage.teach.words.BranchWords;
import org.crosscage.texts.Texts;

/// The card that says why a branch dies. What everyone can see is told for nothing. A look for a chain of steps
/// costs what the proof of a mistake costs, whatever it finds, because that nothing is found is an answer too; the
/// search, which gives away whether the branch is right, costs what doing it costs. Each is paid once while the
/// position stays, as the [HelpLedger] knows.
public final class BranchPresenter implements HelpPresenter {

    private final BranchCard card;
    private final PuzzleBoard board;
    private final GameTeacher teacher;
    private final Texts texts;
    private final BackgroundTasks backgroundTasks;
    private final HintPresenter.Stage stage;
    private final HelpLedger ledger;

    private Optional<Game> about = Optional.empty();

    /// @param death what was found
    /// @param conclusion what can be done about it besides dropping the branch
    private record Finding(BranchRefutation.Death death, Optional<LogEntry.Drop> conclusion) {}

    private record Searched(SolutionFinder.Verdict verdict, Optional<LogEntry.Drop> conclusion) {}

    /// @param backgroundTasks for this card alone
    /// @param till knows what is paid
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
        this.card = new BranchCard(board, stage.game().puzzle(), texts, new BranchCard.Listener() {
            @Override
            public void ask(BranchWords.Question question) {
                if (question.answer() == Answer.CHAIN) {
                    payForChain();
                } else {
                    search();
                }
            }

            @Override
            public int cost(BranchWords.Question question) {
                return ledger.cost(question.answer());
            }

            @Override
            public void leave(BranchWords.Way way) {
                if (take.apply(way.turn()).isPresent()) {
                    BranchPresenter.this.close();
                    stage.say(way.said());
                }
            }

            @Override
            public void close() {
                BranchPresenter.this.close();
            }
        });
    }

    public Component card() {
        return card.component();
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
        if (ledger.isPaid(Answer.CHAIN)) {
            refute(game, BranchRefutation::chain, found -> found.ifPresentOrElse(this::dies, this::alive));
        } else {
            refute(
                    game,
                    (refutation, _) -> refutation.seen(),
                    found -> found.ifPresentOrElse(this::dies, () -> show(words().unbroken())));
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
        show(words().dies(finding.death(), finding.conclusion()));
    }

    private void alive() {
        if (ledger.isPaid(Answer.SEARCH)) {
            search();
        } else {
            show(words().alive());
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
        show(words().searched(found.verdict(), found.conclusion()));
    }

    private BranchWords words() {
        return new BranchWords(stage.game(), texts);
    }

    private void show(BranchWords.Told told) {
        card.show(told);
        stage.say(told.spoken());
    }
}
