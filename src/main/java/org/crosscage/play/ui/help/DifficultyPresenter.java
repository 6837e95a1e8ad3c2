package org.crosscage.play.ui.help;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.NativeButton;
import org.crosscage.analysis.Difficulty;
import org.crosscage.analysis.Ratings;
import org.crosscage.board.Card;
import org.crosscage.board.ui.HelpCard;
import org.crosscage.board.ui.tile.GradeSign;
import org.crosscage.game.SavedGame;
import org.crosscage.shell.ui.BackgroundTasks;
import org.crosscage.texts.Texts;

/// How hard the puzzle is: its grade in the head of the game, and for whoever asks a card with all that is known.
public final class DifficultyPresenter {

    private final SavedGame saved;
    private final Ratings ratings;
    private final Texts texts;
    private final BackgroundTasks forGrade;
    private final BackgroundTasks forCard;
    private final FoundDifficulty found;
    private final GradeSign sign;
    private final NativeButton chip = new NativeButton();
    private final HelpCard card;
    /// Somebody waits for the card.
    private boolean asked;

    /// @param found finds it out
    /// @param forGrade for the grade in the head alone
    /// @param forCard for the card alone
    /// @param press is called when the grade in the head is pressed
    public DifficultyPresenter(
            SavedGame saved,
            Ratings ratings,
            Texts texts,
            FoundDifficulty found,
            BackgroundTasks forGrade,
            BackgroundTasks forCard,
            Runnable press) {
        this.saved = saved;
        this.ratings = ratings;
        this.texts = texts;
        this.found = found;
        this.forGrade = forGrade;
        this.forCard = forCard;
        this.sign = new GradeSign(texts);
        this.card = new HelpCard(_ -> {}, this::close);
        chip.setId("grade");
        chip.addClassNames("chip", "grade-chip");
        chip.getElement().setAttribute("type", "button");
        chip.setAriaLabel(texts.say("play.difficulty.ask"));
        chip.add(sign);
        chip.addClickListener(click -> press.run());
        ratings.known(saved.entry().puzzle()).ifPresent(this::show);
    }

    /// What stands in the head of the game.
    public Component chip() {
        return chip;
    }

    public Component card() {
        return card;
    }

    /// Finds the grade out, if it is not known yet.
    public void rate() {
        if (ratings.known(saved.entry().puzzle()).isEmpty()) {
            forGrade.run(found::difficulty, this::show);
        }
    }

    private void show(Difficulty difficulty) {
        difficulty.grade().ifPresentOrElse(sign::show, sign::showNone);
        chip.setAriaLabel(difficulty
                .grade()
                .map(grade -> texts.say("play.difficulty.ask.grade", "grade", GradeSign.word(texts, grade)))
                .orElse(texts.say("play.difficulty.ask")));
    }

    /// Opens the card, or closes it again; asked once more while it is looked for, nobody waits for it any more.
    public void ask() {
        if (isOpen()) {
            close();
        } else {
            asked = true;
            forCard.run(found.all(), this::open, () -> asked = false);
        }
    }

    /// Whether the card is open, or will be in a moment.
    public boolean isOpen() {
        return asked || card.isOpen();
    }

    /// Closes the card; the grade in the head goes on being found out.
    public void close() {
        asked = false;
        forCard.end();
        card.close();
    }

    private void open(FoundDifficulty.All all) {
        asked = false;
        show(all.difficulty());
        var title = all.difficulty()
                .grade()
                .map(grade -> GradeSign.word(texts, grade))
                .orElseGet(() -> texts.say("play.difficulty.none"));
        card.show(Card.of(
                Card.Frame.of("difficulty", "difficulty", texts),
                texts.say("play.difficulty.eyebrow"),
                title,
                found.told(all)));
        card.getElement()
                .executeJs("this.updateComplete.then(() =>"
                        + " this.firstElementChild?.scrollIntoView({ block: 'nearest' }))");
    }
}
