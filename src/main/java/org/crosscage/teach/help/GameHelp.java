package org.crosscage.teach.help;

import java.util.List;
import java.util.Optional;
import org.crosscage.board.Card;
import org.crosscage.board.Highlights;
import org.crosscage.core.game.Game;
import org.crosscage.core.model.Cells;
import org.crosscage.teach.help.HelpTurn.Effect;
import org.crosscage.teach.words.BranchCards;
import org.crosscage.texts.Texts;

/// The help of a game as a page shows it: what is open, and what is being looked for. A value: an event leads to a
/// [HelpTurn], with the help afterwards. Its holder does the work beside the page and the effects in the page, and
/// tells what came of them.
public final class GameHelp {

    private final Texts texts;
    private final Optional<OpenHelp> open;
    private final Optional<HelpWork> work;

    /// The topics that a player can ask about.
    public enum Topic {
        /// Why the inmost branch fails.
        BRANCH,
        /// Which digits are wrong.
        CHECK
    }

    /// Nothing is open.
    public GameHelp(Texts texts) {
        this(texts, Optional.empty(), Optional.empty());
    }

    private GameHelp(Texts texts, Optional<OpenHelp> open, Optional<HelpWork> work) {
        this.texts = texts;
        this.open = open;
        this.work = work;
    }

    /// The card that is open.
    public Optional<Card> card() {
        return open.map(OpenHelp::card);
    }

    /// The lights on the board.
    public Highlights lights() {
        return open.map(OpenHelp::lights).orElse(Highlights.NONE);
    }

    /// The cells that are marked as wrong.
    public Cells wrong() {
        return open.map(OpenHelp::wrong).orElse(Cells.NONE);
    }

    /// The work that is waited for.
    public Optional<HelpWork> work() {
        return work;
    }

    /// The player asks for something, and what is open of something else makes room for it.
    public HelpTurn ask(Topic topic, Situation now) {
        var room = new GameHelp(
                texts, open.filter(help -> help.topic() == topic), work.filter(each -> each.topic() == topic));
        return room.lookFor(topic, now);
    }

    private HelpTurn lookFor(Topic topic, Situation now) {
        return switch (topic) {
            case CHECK -> lookFor(new FindMistakes(now.game(), texts));
            case BRANCH ->
                now.game().branches().isEmpty()
                        ? stays(new Effect.Announce(texts.say("play.branch.none")))
                        : lookFor(new SeeBranch(new BranchCards(now.game(), texts), Optional.empty(), now));
        };
    }

    /// @param id of a button of the card; of one that it does not have, nothing follows
    public HelpTurn press(String id, Situation now) {
        return open.filter(help ->
                        help.card().actions().stream().map(Card.Action::id).anyMatch(id::equals))
                .map(help -> help.press(this, id, now))
                .orElseGet(this::stays);
    }

    /// Work is done. What it found is passed over, and not paid for, where nobody waits for it any more.
    public HelpTurn found(HelpWork done, HelpWork.Found found, Situation now) {
        if (!isAwaited(done) || !done.isAbout(now.game())) {
            return failed(done);
        }
        return found.told(this, now);
    }

    private boolean isAwaited(HelpWork one) {
        return work.filter(one::equals).isPresent();
    }

    /// Work could not be done: nobody waits for it any more.
    public HelpTurn failed(HelpWork one) {
        return isAwaited(one) ? turn(open, Optional.empty()) : stays();
    }

    /// The game was played on, or back.
    ///
    /// @param said as the effect says
    public HelpTurn played(String said) {
        return new GameHelp(texts).stays(new Effect.Say(said));
    }

    /// Closes what is about another position.
    public HelpTurn changed(Game now) {
        return turn(open.filter(help -> help.isAbout(now)), work.filter(each -> each.isAbout(now)));
    }

    /// The player is taught otherwise now, or not at all: which digits are wrong stays so.
    public HelpTurn taughtOtherwise() {
        return turn(open.filter(help -> help.topic() == Topic.CHECK), work.filter(each -> each.topic() == Topic.CHECK));
    }

    /// The player closes the card, and waits for nothing.
    public HelpTurn close() {
        return turn(Optional.empty(), Optional.empty());
    }

    HelpTurn opens(OpenHelp next, Optional<HelpTurn.Payment> price) {
        return opens(next, price, false);
    }

    /// @param countsAsHelp as [HelpTurn] has it
    HelpTurn opens(OpenHelp next, Optional<HelpTurn.Payment> price, boolean countsAsHelp) {
        var then = new GameHelp(texts, Optional.of(next), Optional.empty());
        return new HelpTurn(
                then, price, countsAsHelp, List.of(new Effect.Say(next.card().spoken())));
    }

    HelpTurn lookFor(HelpWork wanted) {
        return turn(open, Optional.of(wanted));
    }

    private HelpTurn turn(Optional<OpenHelp> shown, Optional<HelpWork> wanted) {
        return new GameHelp(texts, shown, wanted).stays();
    }

    HelpTurn stays(Effect... effects) {
        return new HelpTurn(this, Optional.empty(), false, List.of(effects));
    }
}
