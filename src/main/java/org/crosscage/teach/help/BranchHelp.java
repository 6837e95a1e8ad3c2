package org.crosscage.teach.help;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.analysis.Ratings;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.board.Card;
import org.crosscage.board.Highlights;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Position;
import org.crosscage.teach.AskedHint;
import org.crosscage.teach.BranchRefutation;
import org.crosscage.teach.Hints;
import org.crosscage.teach.PaidHelp;
import org.crosscage.teach.PaidHelp.Answer;
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
    public Position position() {
        return cards.game().position();
    }

    @Override
    public boolean isAbout(Game now) {
        return areAlike(cards.game(), now);
    }

    /// Whether what is said of the branches of one game holds for another: whatever is coloured, the digits and marks
    /// are the same, and so is what each branch began with.
    private static boolean areAlike(Game one, Game other) {
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
                .orElseGet(() -> lookFurther(help, now));
    }

    @Override
    public Optional<HelpTurn> next(GameHelp help, Situation now) {
        // the search gives the branch away: only its button pays for it, and asking again says the same
        return reply.question().filter(answer -> answer != Answer.SEARCH).map(_ -> lookFurther(help, now));
    }

    private HelpTurn lookFurther(GameHelp help, Situation now) {
        return help.lookFor(new Work(cards, reply.question(), now));
    }

    /// Looks why the inmost branch fails. What everyone can see is told for nothing. A look for a chain of steps costs
    /// what the proof of a mistake costs, whatever it finds, because that nothing is found is an answer too; the
    /// search, which gives away whether the branch is right, costs what doing it costs. What is paid is looked
    /// for at once.
    ///
    /// @param cards of the game
    /// @param techniques that may be used, easiest first
    /// @param asked what the player agreed to pay; empty where nothing
    /// @param paid when it was asked
    record Work(BranchCards cards, List<Technique> techniques, Optional<Answer> asked, PaidHelp paid)
            implements HelpWork {

        Work(BranchCards cards, Optional<Answer> asked, Situation now) {
            this(cards, now.teaching().techniques(), asked, now.paid());
        }

        @Override
        public GameHelp.Topic topic() {
            return GameHelp.Topic.BRANCH;
        }

        @Override
        public Game game() {
            return cards.game();
        }

        @Override
        public boolean isAbout(Game now) {
            return areAlike(cards.game(), now);
        }

        @Override
        public Found find(Hints hints, Ratings ratings, BooleanSupplier stop) {
            return find(new BranchRefutation(hints.finder(), cards.game(), techniques), hints.within(stop));
        }

        private Found find(BranchRefutation refutation, BooleanSupplier stop) {
            if (asked.equals(Optional.of(Answer.SEARCH))) {
                return search(refutation, stop, Set.of());
            }
            boolean isFree = asked.isEmpty() && !paid.has(Answer.CHAIN);
            var death = isFree ? refutation.seen() : refutation.chain(stop);
            if (death.isEmpty() && !isFree && paid.has(Answer.SEARCH)) {
                return search(refutation, stop, Set.of(Answer.CHAIN));
            }
            return found(
                    death.map(why -> dies(why, refutation, stop))
                            .orElseGet(() -> isFree ? cards.unbroken() : cards.alive()),
                    isFree ? Set.of() : Set.of(Answer.CHAIN));
        }

        private BranchCards.Reply dies(
                BranchRefutation.Death death, BranchRefutation refutation, BooleanSupplier stop) {
            boolean isInmost = death.level() == cards.game().branches().size();
            return cards.dies(death, isInmost ? refutation.conclusion(stop) : Optional.empty());
        }

        /// A search that finds nothing out costs nothing.
        ///
        /// @param before the answers that led to it
        private Found search(BranchRefutation refutation, BooleanSupplier stop, Set<Answer> before) {
            var verdict = refutation.search(stop);
            var follows = verdict == SolutionFinder.Verdict.NO
                    ? refutation.conclusion(stop)
                    : Optional.<LogEntry.Drop>empty();
            boolean isKnown = verdict != SolutionFinder.Verdict.UNKNOWN;
            return found(
                    cards.searched(verdict, follows),
                    Stream.concat(before.stream(), Stream.of(Answer.SEARCH).filter(_ -> isKnown))
                            .collect(Collectors.toSet()));
        }

        private Found found(BranchCards.Reply reply, Set<Answer> answers) {
            return (help, now) ->
                    help.opens(new BranchHelp(cards, reply), now.paid().pay(answers));
        }
    }
}
