package org.crosscage.daily.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.dom.Element;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.crosscage.board.ui.tile.GradeSign;
import org.crosscage.board.ui.tile.ProgressNote;
import org.crosscage.board.ui.tile.PuzzleTile;
import org.crosscage.board.ui.tile.Thumbnail;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.daily.DailyGame;
import org.crosscage.daily.DailyPuzzle;
import org.crosscage.daily.DailyPuzzles;
import org.crosscage.daily.DailyResults;
import org.crosscage.daily.DailyWords;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.shell.ui.LocalTime;
import org.crosscage.shell.ui.Markup;
import org.crosscage.shell.ui.NewDayNote;
import org.crosscage.texts.Texts;

/// Today's easiest puzzle of each kind, the giant of the week, and the way to the others.
public final class TodayStrip extends Div {

    private static final long serialVersionUID = 1L;

    private final transient Texts texts;
    private final transient DailyWords words;

    /// @param results of the player
    public TodayStrip(DailyPuzzles dailyPuzzles, DailyResults results, Texts texts) {
        this.texts = texts;
        this.words = new DailyWords(texts);
        var today = dailyPuzzles.today();
        var entries = dailyPuzzles.isOpen(today) ? dailyPuzzles.ready(today) : Map.<String, PuzzleEntry>of();
        var title = new H2(texts.say("daily.home.title", "date", texts.date(today)));
        title.addClassName("section-title");
        var all = new Anchor(DailyPuzzle.ROOT, texts.say("daily.home.all"));
        all.getElement().setAttribute("router-link", true);
        all.addClassName("today-all");
        var list = new UnorderedList();
        list.addClassNames("today");
        var shown = Stream.concat(DailyPuzzle.easiest(today).stream(), DailyPuzzle.giant(today).stream())
                .toList();
        Supplier<Stream<Element>> tiles = () -> shown.stream()
                .map(daily -> tile(daily, Optional.ofNullable(entries.get(daily.id())), results.of(daily))
                        .getElement());
        if (shown.stream().allMatch(daily -> results.of(daily).isEmpty())) {
            // the same for all who have not begun one
            Markup.share(
                    list.getElement(), List.of(TodayStrip.class, texts, today, Set.copyOf(entries.keySet())), tiles);
        } else {
            Markup.fill(list.getElement(), tiles.get());
        }
        addClassName("today-strip");
        var newDay = new NewDayNote(
                dailyPuzzles::untilTomorrow,
                () -> !dailyPuzzles.today().equals(today),
                texts.say("daily.new-day"),
                DailyPuzzle.ROOT);
        var note = new Paragraph(countdown(today, texts));
        note.addClassName("quiet");
        var streak = results.streak(today);
        if (streak.days() > 0) {
            note.addComponentAsFirst(new Span(words.streak(streak) + " "));
        }
        add(newDay, title, note, list, all);
    }

    private PuzzleTile tile(DailyPuzzle daily, Optional<PuzzleEntry> entry, Optional<DailyGame> game) {
        var picture = new Div();
        picture.addClassName("daily-picture");
        entry.map(PuzzleEntry::puzzle)
                .ifPresent(puzzle -> picture.add(
                        Thumbnail.of(puzzle, PuzzleKinds.of(puzzle.kind()).picture(puzzle))));
        var address = game.map(begun -> "play/" + begun.summary().id()).orElseGet(() -> daily.address());
        var name = daily.isGiant() ? words.graded(daily) : words.name(daily);
        return PuzzleTile.link(address, picture, name, new GradeSign(texts, daily.grade()), state(game));
    }

    private ProgressNote state(Optional<DailyGame> game) {
        return game.map(begun -> begun.isDone()
                        ? ProgressNote.done(texts.say("daily.state.done.sign"), words.state(begun))
                        : ProgressNote.of(words.state(begun)))
                .orElseGet(() -> ProgressNote.toPlay(texts.say("daily.state.new")));
    }

    /// How long it is until the puzzles of the next day come. Not in [DayView], whose scripts the first page needs not.
    static LocalTime countdown(LocalDate today, Texts texts) {
        return new LocalTime(
                texts.say("daily.lead"),
                texts.say("daily.lead.local", "hours", "{hours}", "minutes", "{minutes}"),
                DailyPuzzles.start(today.plusDays(1)),
                false);
    }
}
