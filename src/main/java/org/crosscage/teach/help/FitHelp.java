package org.crosscage.teach.help;

import java.util.ArrayList;
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
import org.crosscage.core.search.SolutionCount;
import org.crosscage.teach.Check;
import org.crosscage.teach.Hints;
import org.crosscage.teach.PaidHelp;
import org.crosscage.teach.PaidHelp.Answer;
import org.crosscage.teach.help.HelpTurn.Effect;
import org.crosscage.texts.Texts;

/// The second step of filling in marks, where digits rule out no more: each cell keeps the marks that some combination
/// of each of its clues has. In how many cells marks go is free, and taking them out has a price. Each clue is looked
/// at once, so that what the new marks say in turn is another step.
///
/// @param isSure whether nothing is wrong: else nothing is sold, and the check says why
record FitHelp(Game game, List<Change> changes, boolean isSure, Card card) implements OpenHelp {

    static final String DO = "fit-do";

    @Override
    public GameHelp.Topic topic() {
        return GameHelp.Topic.FIT;
    }

    @Override
    public Position position() {
        return game.position();
    }

    @Override
    public HelpTurn press(GameHelp help, String id, Situation now) {
        if (!isSure) {
            return help.ask(GameHelp.Topic.CHECK, now);
        }
        var price = now.paid().pay(Set.of(Answer.FIT));
        return help.stays(new Effect.Play(new LogEntry.Play(new Move(changes)), true, price, help.close()));
    }

    /// Looks which marks go: none by a clue with too many combinations. Where a cell keeps none, something is wrong.
    record Work(Game game, Texts texts) implements HelpWork {

        @Override
        public GameHelp.Topic topic() {
            return GameHelp.Topic.FIT;
        }

        @Override
        public Found find(Hints hints, Ratings ratings, BooleanSupplier stop) {
            var inTime = hints.within(stop);
            var changes = new ArrayList<Change>();
            boolean isKept = take(Board.of(game.puzzle(), game.position()), changes, inTime);
            boolean isSure = isKept && (changes.isEmpty() || isRight(hints, inTime));
            return inTime.getAsBoolean()
                    ? (help, _) ->
                            help.failed(this).then().stays(new Effect.Announce(texts.say("play.nothing.too_long")))
                    : (help, now) -> help.opens(
                            new FitHelp(game, changes, isSure, card(changes.size(), now.paid())), Optional.empty());
        }

        private boolean isRight(Hints hints, BooleanSupplier stop) {
            var finder = hints.finder();
            var check = Check.of(game, finder, stop);
            return check.isClean()
                    && check.certain()
                    && !(finder.count(game, stop) instanceof SolutionCount.None)
                    && !Check.hasWrongMarks(game, finder, stop);
        }

        /// @return whether each cell keeps a mark
        private static boolean take(Board board, List<Change> changes, BooleanSupplier stop) {
            long[] left = new long[board.puzzle().cellCount()];
            for (int cell = 0; cell < left.length; cell++) {
                left[cell] = board.bits(cell);
            }
            var clues = LiveClues.of(board);
            board.until(stop, () -> {
                for (int clue = 0; clue < clues.count(); clue++) {
                    var cells = clues.clue(clue).cells();
                    for (int i = 0; i < cells.size(); i++) {
                        int cell = cells.get(i);
                        left[cell] &= board.isPlaced(cell) ? -1 : clues.possible(clue);
                    }
                }
            });
            boolean isKept = true;
            for (int cell = 0; cell < left.length; cell++) {
                if (left[cell] == 0 || left[cell] != board.bits(cell)) {
                    changes.add(new Change.Candidates(cell, new Digits(left[cell])));
                }
                isKept &= left[cell] != 0;
            }
            return isKept;
        }

        private Card card(int cells, PaidHelp paid) {
            var title = texts.say("play.menu.fill");
            var text = texts.say("play.fit", "cells", cells);
            var price = texts.say("play.check.cost", "cost", paid.cost(Set.of(Answer.FIT)));
            return new Card(
                    Card.Frame.of("fit", "", texts),
                    "",
                    title,
                    List.of(new Card.Block.Words(text)),
                    Card.Stages.NONE,
                    cells == 0 ? List.of() : List.of(Card.Action.primary(DO, texts.say("play.fit.do"), price)),
                    List.of(),
                    List.of(),
                    texts.say("play.said", "title", title, "text", text));
        }
    }
}
