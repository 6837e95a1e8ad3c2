package org.crosscage.train;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.Move;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Solution;
import org.crosscage.core.search.SolutionCount;
import org.crosscage.teach.EntryMistakes;
import org.crosscage.teach.Hint;
import org.crosscage.teach.HintStep;
import org.crosscage.teach.Teaching;
import org.springframework.stereotype.Service;

/// Decides what an answer is worth: whether it is due in a position, true all the same, or wrong. Safe for use
/// by several threads.
@Service
public final class AnswerCheck {

    private final SolutionFinder finder;

    public AnswerCheck(SolutionFinder finder) {
        this.finder = finder;
    }

    /// What is to be said of an entry that is made in the position as [TrainingBoard] shows it.
    ///
    /// @param stop asked often while techniques look; true ends that, and says nothing of the answer that is
    ///     not known
    /// @throws org.crosscage.core.game.MoveException when it cannot be made on the puzzle
    public Verdict check(TrainingPosition position, Move entry, BooleanSupplier stop) {
        var board = TrainingBoard.of(position);
        board.begun(Game.of(position.puzzle())).play(entry);
        var answer = TrainingAnswer.of(entry, position.puzzle(), board.shown());
        if (answer.isEmpty()) {
            return new Verdict.NoAnswer();
        }
        if (!(finder.count(position.puzzle(), stop) instanceof SolutionCount.One(var solution))) {
            return new Verdict.NotChecked();
        }
        return answer.agreesWith(solution)
                ? new Search(position, board, answer, stop).verdict()
                : new Verdict.Wrong(mistake(position, answer, solution, stop));
    }

    /// What is wrong in an answer; of several things the first one.
    private static Hint mistake(
            TrainingPosition position, TrainingAnswer answer, Solution solution, BooleanSupplier stop) {
        var mistakes = new EntryMistakes(
                position.puzzle(), position.position(), position.kind().techniques(), stop);
        var wrong = answer.parts().stream()
                .filter(part -> !part.agreesWith(solution))
                .findFirst()
                .orElseThrow();
        return switch (wrong) {
            case AnswerPart.Written(int cell, int digit) -> mistakes.digit(cell, digit);
            case AnswerPart.CrossedOut(int cell, Digits gone) -> mistakes.crossedOut(cell, gone);
        };
    }

    /// The hint about a step of the technique that is asked for, told like one in a game that was begun to
    /// practise it. It is always the same one, so that all stages and the solution that is shown teach one step.
    ///
    /// @throws IllegalArgumentException when the technique finds nothing there
    public static Hint.Deduction hint(TrainingPosition position) {
        var training = TrainingBoard.of(position);
        var board = training.board();
        var teaching = teaching(position);
        return new RuleEngine(List.of(position.technique()))
                .next(board)
                .map(found -> HintStep.of(found, board, teaching))
                .map(told -> Hint.Deduction.of(List.of(told), board, training.shown(), teaching))
                .orElseThrow(() ->
                        new IllegalArgumentException(position.technique().id() + " finds nothing in " + position.id()));
    }

    private static Teaching teaching(TrainingPosition position) {
        var due = OpenAnswers.due(
                position.kind().techniques(), position.technique().tier());
        return new Teaching(due, true, true, Optional.of(position.technique()));
    }

    /// How far the techniques give an answer that is true.
    private record Search(
            TrainingPosition position, TrainingBoard training, TrainingAnswer answer, BooleanSupplier stop) {

        Verdict verdict() {
            var open = new ArrayList<Step>();
            boolean known = board().until(
                            stop, () -> open.addAll(new RuleEngine(teaching().techniques()).all(board())));
            if (!known) {
                return new Verdict.NotChecked();
            }
            return answer.isGivenBy(open, board()) ? right(open) : new Verdict.Ahead(harder(open));
        }

        private Verdict right(List<Step> open) {
            var proof = List.copyOf(new AnswerSteps(open, board()).giving(answer));
            var told = proof.stream()
                    .map(step -> deduction(HintStep.saying(step, part -> isToldBy(part, step), board(), teaching())))
                    .toList();
            var after = board().copy();
            proof.forEach(step -> step.applyTo(after));
            // told in another form, a step may say more
            told.forEach(each -> each.goal().applyTo(after));
            return new Verdict.Right(
                    answer.move(training.shown()),
                    told,
                    OpenAnswers.different(open).stream()
                            .filter(step -> step.isNewOn(after))
                            .map(this::deduction)
                            .toList());
        }

        /// Whether a part or another form of a step gives all of the answer that the step gives.
        private boolean isToldBy(Step told, Step step) {
            return answer.parts().stream()
                    .allMatch(part -> part.goneBy(told, board())
                            .containsAll(part.goneBy(step, board()).intersect(part.gone(board()))));
        }

        private Hint.Deduction deduction(Step step) {
            return Hint.Deduction.of(List.of(step), board(), training.shown(), teaching());
        }

        /// The easiest technique of a higher tier with which, and with all before it, the answer is given.
        private Optional<Technique> harder(List<Step> open) {
            var found = new ArrayList<>(open);
            var harder = position.kind().techniques().stream()
                    .filter(technique -> !teaching().techniques().contains(technique))
                    .toList();
            for (var technique : harder) {
                if (!board().until(stop, () -> found.addAll(technique.find(board())))) {
                    break;
                }
                if (answer.isGivenBy(found, board())) {
                    return Optional.of(technique);
                }
            }
            return Optional.empty();
        }

        private Board board() {
            return training.board();
        }

        private Teaching teaching() {
            return AnswerCheck.teaching(position);
        }
    }
}
