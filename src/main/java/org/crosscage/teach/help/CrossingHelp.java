package org.crosscage.teach.help;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.crosscage.analysis.Ratings;
import org.crosscage.board.Card;
import org.crosscage.core.clue.LiveClues;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.Move;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Position;
import org.crosscage.teach.CheckFinding;
import org.crosscage.teach.Hints;
import org.crosscage.teach.PaidHelp;
import org.crosscage.teach.PaidHelp.Answer;
import org.crosscage.texts.Texts;

/// The second step of filling in marks, where digits rule out no more: each cell keeps the marks that the combinations
/// of each of its clues have there. In how many cells marks go is free, and taking them out has a price. Each clue is
/// looked at once, so that what the new marks say in turn is another step.
///
/// @param isWrong whether a digit or mark is wrong: nothing is sold that follows from it
record CrossingHelp(Game game, List<Change> changes, boolean isWrong, Card card) implements OpenHelp {

    static final String CROSS = "crossing-do";

    @Override
    public GameHelp.Topic topic() {
        return GameHelp.Topic.CROSSING;
    }

    @Override
    public Position position() {
        return game.position();
    }

    @Override
    public HelpTurn press(GameHelp help, String id, Situation now) {
        if (isWrong) {
            return help.ask(GameHelp.Topic.CHECK, now);
        }
        var price = now.paid().pay(Set.of(Answer.CROSSING));
        return help.stays(new HelpTurn.Effect.Play(new LogEntry.Play(new Move(changes)), true, price, help.close()));
    }

    /// Looks which marks go: none by a clue with too many combinations, nor all of a cell, where something is wrong.
    record Work(Game game, Texts texts) implements HelpWork {

        @Override
        public GameHelp.Topic topic() {
            return GameHelp.Topic.CROSSING;
        }

        @Override
        public Found find(Hints hints, Ratings ratings, BooleanSupplier stop) {
            var board = Board.of(game.puzzle(), game.position());
            var changes = new ArrayList<Change>();
            board.until(stop, () -> cross(board, changes));
            var finding = CheckFinding.of(game, hints.finder(), hints.within(stop));
            boolean isWrong = finding.wrongMarks() || !finding.found().isClean();
            return (help, now) -> help.opens(
                    new CrossingHelp(game, changes, isWrong, card(changes.size(), now.paid())), Optional.empty());
        }

        private static void cross(Board board, List<Change> changes) {
            long[] left = new long[board.puzzle().cellCount()];
            Arrays.setAll(left, board::bits);
            var clues = LiveClues.of(board);
            for (int clue = 0; clue < clues.count(); clue++) {
                var cells = clues.clue(clue).cells();
                for (int i = 0; i < cells.size(); i++) {
                    left[cells.get(i)] &= clues.support(clue).at(i);
                }
            }
            for (int cell = 0; cell < left.length; cell++) {
                if (!board.isPlaced(cell) && left[cell] != 0 && left[cell] != board.bits(cell)) {
                    changes.add(new Change.Candidates(cell, new Digits(left[cell])));
                }
            }
        }

        private Card card(int cells, PaidHelp paid) {
            var title = texts.say("play.menu.fill");
            var text = texts.say("play.crossing", "cells", cells);
            var price = texts.say("play.check.cost", "cost", paid.cost(Set.of(Answer.CROSSING)));
            return new Card(
                    Card.Frame.of("crossing", "", texts),
                    "",
                    title,
                    List.of(new Card.Block.Words(text)),
                    Card.Stages.NONE,
                    cells == 0 ? List.of() : List.of(Card.Action.primary(CROSS, texts.say("play.crossing.do"), price)),
                    List.of(),
                    List.of(),
                    texts.say("play.said", "title", title, "text", text));
        }
    }
}
