package org.crosscage.teach.help;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.crosscage.board.Card;
import org.crosscage.board.Highlights;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.model.Cells;
import org.crosscage.teach.AskedHint;
import org.crosscage.teach.NamedCombinations;
import org.crosscage.teach.Teaching;
import org.crosscage.teach.help.HelpTurn.Effect;
import org.crosscage.teach.words.BranchCards;
import org.crosscage.teach.words.DifficultyCards;
import org.crosscage.teach.words.StepSorting;
import org.crosscage.texts.Texts;

/// The help of a game as a page shows it: what is open, and what is being looked for. A value: an event leads to a
/// [HelpTurn], with the help afterwards. Its holder does the work beside the page and the effects in the page, and
/// tells what came of them.
public final class GameHelp {

    private final Texts texts;
    private final Links links;
    private final Optional<OpenHelp> open;
    private final Optional<HelpWork> work;
    /// The list of steps that was shown last, while its position stays: it is shown again at once.
    private final Optional<StepsHelp> lastList;
    /// The order in which steps were listed last.
    private final StepSorting sorting;

    /// The topics that a player can ask about.
    public enum Topic {
        /// One hint, stage by stage.
        HINT,
        /// All steps that are open.
        STEPS,
        /// Why the inmost branch fails.
        BRANCH,
        /// The marks that fit some combination of their clues.
        FIT,
        /// Which digits are wrong.
        CHECK,
        /// How hard the puzzle is.
        DIFFICULTY;

        /// Its name in classes of style sheets and in what pages without a server say.
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        /// Whether the answer depends on how the player is taught.
        private boolean isTaught() {
            return this != CHECK && this != DIFFICULTY;
        }
    }

    /// The links below a hint besides the page about its technique.
    public interface Links {

        /// @param taught how it was looked for
        /// @param near the cell near which it was looked for
        List<Card.Link> of(AskedHint told, Teaching taught, OptionalInt near);
    }

    public GameHelp(Texts texts, Links links) {
        this(texts, links, Optional.empty(), Optional.empty(), Optional.empty(), StepSorting.EASIEST);
    }

    private GameHelp(
            Texts texts,
            Links links,
            Optional<OpenHelp> open,
            Optional<HelpWork> work,
            Optional<StepsHelp> lastList,
            StepSorting sorting) {
        this.texts = texts;
        this.links = links;
        this.open = open;
        this.work = work;
        this.lastList = lastList;
        this.sorting = sorting;
    }

    private GameHelp with(Optional<OpenHelp> shown, Optional<HelpWork> wanted) {
        return new GameHelp(texts, links, shown, wanted, lastList, sorting);
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

    /// The combinations that are spoken of.
    public Optional<NamedCombinations> combinations() {
        return open.flatMap(OpenHelp::combinations);
    }

    /// The work that is waited for.
    public Optional<HelpWork> work() {
        return work;
    }

    /// The player asks for something, and what is open of something else makes room for it.
    public HelpTurn ask(Topic topic, Situation now) {
        var help = with(open.filter(each -> each.topic() == topic), work.filter(each -> each.topic() == topic));
        if (topic == Topic.DIFFICULTY && (help.open.isPresent() || help.work.isPresent())) {
            return close(); // it says the same whenever it is asked for
        }
        boolean isLookedFor = help.work.filter(each -> each.isAbout(now.game())).isPresent();
        return isLookedFor ? help.stays() : help.lookFor(topic, now);
    }

    private HelpTurn lookFor(Topic topic, Situation now) {
        return open.flatMap(help -> help.next(this, now)).orElseGet(() -> lookAnew(topic, now));
    }

    private HelpTurn lookAnew(Topic topic, Situation now) {
        return switch (topic) {
            case HINT -> lookFor(HintHelp.Work.of(now, texts));
            case STEPS ->
                lastList.filter(list -> list.isFoundAgain(now))
                        .map(list -> opens(list.sorted(sorting), Optional.empty()))
                        .orElseGet(() -> lookFor(new StepsHelp.Work(now.game(), now.teaching(), texts)));
            case FIT -> lookFor(new FitHelp.Work(now.game(), texts));
            case CHECK -> lookFor(new CheckHelp.Work(now.game(), texts));
            case DIFFICULTY -> {
                var cards = new DifficultyCards(now.game().puzzle(), texts);
                yield lookFor(new DifficultyHelp.Work(now.game(), now.teaching().techniques(), cards));
            }
            case BRANCH ->
                now.game().branches().isEmpty()
                        ? stays(new Effect.Announce(texts.say("play.branch.none")))
                        : lookFor(new BranchHelp.Work(new BranchCards(now.game(), texts), Optional.empty(), now));
        };
    }

    /// @param id of a button or row of the card; of one that it does not have, nothing follows
    public HelpTurn press(String id, Situation now) {
        return open.filter(help -> help.card().offers(id))
                .map(help -> help.press(this, id, now))
                .orElseGet(this::stays);
    }

    /// Another row of the card is to be lit.
    ///
    /// @param row empty for none
    public HelpTurn point(String row) {
        return turn(open.map(help -> help.point(row)), work);
    }

    /// Work is done. What it found is passed over, and not paid for, where nobody waits for it any more.
    public HelpTurn found(HelpWork done, HelpWork.Found found, Situation now) {
        if (!isAwaited(done) || !done.isAbout(now.game())) {
            return failed(done);
        }
        return found.turn(this, now);
    }

    private boolean isAwaited(HelpWork one) {
        return work.filter(one::equals).isPresent();
    }

    /// Work could not be done: nobody waits for it any more.
    public HelpTurn failed(HelpWork one) {
        return isAwaited(one) ? turn(open, Optional.empty()) : stays();
    }

    /// Closes what is about another position.
    public HelpTurn changed(Game now) {
        var list = lastList.filter(each -> each.isAbout(now));
        var shown = open.filter(help -> help.isAbout(now));
        return new GameHelp(texts, links, shown, work.filter(each -> each.isAbout(now)), list, sorting).stays();
    }

    /// The player is taught otherwise now, or not at all.
    public HelpTurn taughtOtherwise() {
        return turn(
                open.filter(help -> !help.topic().isTaught()),
                work.filter(each -> !each.topic().isTaught()));
    }

    /// The player closes the card, and waits for nothing.
    public HelpTurn close() {
        return turn(Optional.empty(), Optional.empty());
    }

    /// Closes the card, because a turn was taken.
    ///
    /// @param said words about the turn
    HelpTurn closes(String said) {
        return with(Optional.empty(), Optional.empty()).stays(new Effect.Say(said));
    }

    HelpTurn opens(OpenHelp next, Optional<LogEntry.Help> price) {
        return new HelpTurn(
                opened(next), price, List.of(new Effect.Say(next.card().spoken())));
    }

    /// Shows something, and says nothing.
    HelpTurn shows(OpenHelp next) {
        return opened(next).stays();
    }

    private GameHelp opened(OpenHelp next) {
        return next instanceof StepsHelp list
                ? new GameHelp(texts, links, Optional.of(next), Optional.empty(), Optional.of(list), list.sorting())
                : with(Optional.of(next), Optional.empty());
    }

    StepSorting sorting() {
        return sorting;
    }

    Texts texts() {
        return texts;
    }

    /// A hint with its card.
    HintHelp hint(Game game, AskedHint told, Teaching taught, OptionalInt near) {
        return HintHelp.of(game, told, taught, near, texts, links.of(told, taught, near));
    }

    HelpTurn lookFor(HelpWork wanted) {
        return turn(open, Optional.of(wanted));
    }

    private HelpTurn turn(Optional<OpenHelp> shown, Optional<HelpWork> wanted) {
        return with(shown, wanted).stays();
    }

    HelpTurn stays(Effect... effects) {
        return new HelpTurn(this, Optional.empty(), List.of(effects));
    }
}
