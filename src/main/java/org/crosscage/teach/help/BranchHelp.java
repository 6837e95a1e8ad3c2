package org.crosscage.teach.help;

import java.util.List;
import java.util.Optional;
import org.crosscage.board.Card;
import org.crosscage.board.Highlights;
import org.crosscage.core.game.Game;
import org.crosscage.teach.AskedHint;
import org.crosscage.teach.words.BranchCards;

/// An answer to the question why the inmost branch fails.
record BranchHelp(BranchCards cards, BranchCards.Reply reply) implements OpenHelp {

    @Override
    public GameHelp.Topic topic() {
        return GameHelp.Topic.BRANCH;
    }

    @Override
    public Card card() {
        return reply.card();
    }

    @Override
    public Highlights lights() {
        return Highlights.of(reply.lights(), cards.game().puzzle()).numbered();
    }

    @Override
    public boolean isAbout(Game now) {
        return areAlike(cards.game(), now);
    }

    /// Whether what is said of the branches of one game holds for another: whatever is coloured, the digits and marks
    /// are the same, and so is what each branch began with.
    static boolean areAlike(Game one, Game other) {
        return AskedHint.areAlike(one.position(), other.position())
                && beginnings(one).equals(beginnings(other));
    }

    private static List<List<Object>> beginnings(Game game) {
        return game.branches().stream()
                .map(branch -> List.<Object>of(branch.cursor(), branch.began()))
                .toList();
    }

    @Override
    public HelpTurn press(GameHelp help, String id, Situation now) {
        return reply.ways().stream()
                .filter(way -> way.id().equals(id))
                .findFirst()
                .map(way -> help.stays(
                        new HelpTurn.Effect.Play(way.turn(), false, Optional.empty(), help.closes(way.said()))))
                .orElseGet(() -> help.lookFor(new SeeBranch(cards, reply.question(), now)));
    }
}
