package org.crosscage.learn.ui;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.Move;
import org.crosscage.core.kind.LessonGoal;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;
import org.crosscage.core.search.SolutionCount;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.teach.Hint;
import org.crosscage.teach.Hints;
import org.crosscage.teach.Teaching;
import org.crosscage.texts.MistakeTexts;
import org.crosscage.texts.Names;
import org.crosscage.texts.Sentence;
import org.crosscage.texts.Texts;

/// Looks over the shoulder of whoever takes a lesson: which digits cannot stay, and why, from the clues and from
/// what may not stand twice.
record LessonTeacher(SolutionFinder finder, Hints hints, Texts texts) {

    /// The cells with a wrong digit.
    Cells wrong(LessonGame game) {
        var position = game.position();
        var solution = solution(game.lesson().puzzle());
        return Cells.of(IntStream.range(0, solution.size())
                .filter(cell -> !position.square(cell).isEmpty() && position.digit(cell) != solution.digit(cell)));
    }

    /// What there is to say about the last move, sentence by sentence; none when nothing is wrong.
    List<String> answer(LessonGame game) {
        var wrong = wrong(game);
        if (wrong.isEmpty()) {
            return marks(game).map(List::of).orElse(List.of());
        }
        var last = wrong.intersect(game.lastMove());
        int cell = (last.isEmpty() ? wrong : last).get(0);
        return why(game, wrong.without(cell));
    }

    /// Asks the teacher of real games about a board on which one digit is wrong.
    private List<String> why(LessonGame game, Cells leftOut) {
        var puzzle = game.lesson().puzzle();
        var digits = IntStream.range(0, puzzle.cellCount())
                .filter(cell -> !game.position().square(cell).isEmpty() && !leftOut.contains(cell))
                .<Change>mapToObj(cell -> new Change.Digit(cell, game.position().digit(cell)))
                .toList();
        var techniques = PuzzleKinds.of(puzzle.kind()).techniques();
        var hint = hints.next(
                Game.of(puzzle).after(new LogEntry.Play(new Move(digits))),
                OptionalInt.empty(),
                new Teaching(techniques, true, true),
                techniques);
        return hint instanceof Hint.WrongDigit mistake
                ? new MistakeTexts(texts, puzzle)
                                .digit(
                                        mistake.cell(),
                                        mistake.digit(),
                                        mistake.refutation().without(),
                                        mistake.refutation().chain(),
                                        mistake.refutation().end())
                                .stream()
                                .map(Sentence::text)
                                .toList()
                : List.of();
    }

    /// Marks that the task does not ask for.
    private Optional<String> marks(LessonGame game) {
        if (game.isDone() || !(game.task().goal() instanceof LessonGoal.Marked(var wanted))) {
            return Optional.empty();
        }
        var names = new Names(texts, game.lesson().puzzle());
        return wanted.entrySet().stream()
                .filter(entry -> !entry.getValue()
                        .containsAll(game.position().square(entry.getKey()).candidates()))
                .map(entry -> texts.say(
                        "learn.lesson.marks", "cell", names.cell(entry.getKey()), "digits", any(entry.getValue())))
                .findFirst();
    }

    private String any(Digits digits) {
        return texts.any(digits.stream().mapToObj(Integer::toString).toList());
    }

    private Solution solution(Puzzle puzzle) {
        if (finder.count(puzzle) instanceof SolutionCount.One(var solution)) {
            return solution;
        }
        throw new IllegalStateException("the lesson's puzzle has not exactly one solution");
    }
}
