package org.crosscage.play.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Paragraph;
import java.util.List;
import java.util.Optional;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.Move;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.Size;
import org.crosscage.core.model.Shape;
import org.crosscage.daily.DailyPuzzle;
import org.crosscage.daily.DailyPuzzles;
import org.crosscage.game.SavedGame;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.library.NewPuzzles;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.library.PuzzleRequirements;
import org.crosscage.me.KnownGrades;
import org.crosscage.play.ui.parts.NextPuzzle;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/// What is offered after a game that is not one of the shipped puzzles.
final class NextPuzzleTest extends PlayScreenTest {

    @Autowired
    private DailyPuzzles dailyPuzzles;

    @Autowired
    private NextPuzzle nextPuzzle;

    @Autowired
    private NewPuzzles newPuzzles;

    @Autowired
    private PuzzleLibrary library;

    @Test
    void afterASizeThatCannotBeMadeComesTheNearestOneOfTheSameKind() {
        var last = begin("""
                puzzle small
                size 3 3
                grid
                # 17\\ 16\\
                \\17 . .
                \\16 . .
                end
                """);

        var next = begunAfter(last);

        assertThat(next.entry().puzzle().kind()).isEqualTo("kakuro");
        assertThat(next.entry().puzzle().shape().rows()).isEqualTo(6);
    }

    @Test
    void afterASizeThatCanBeMadeComesANewPuzzleOfThatSize() {
        var last = begin("""
                puzzle own
                size 5
                cage 1= r1c1
                cage 2= r1c2
                cage 3= r1c3
                cage 4= r1c4
                cage 5= r1c5
                cage 15+ r2c1 r2c2 r2c3 r2c4 r2c5
                cage 15+ r3c1 r3c2 r3c3 r3c4 r3c5
                cage 15+ r4c1 r4c2 r4c3 r4c4 r4c5
                cage 15+ r5c1 r5c2 r5c3 r5c4 r5c5
                end
                """);

        var next = begunAfter(last);

        assertThat(next.entry().puzzle().shape()).isEqualTo(Shape.square(5));
        assertThat(next.entry().puzzle()).isNotEqualTo(last.entry().puzzle());
    }

    @Test
    void afterAShippedPuzzleComesTheOneThatFollowsItInItsPackThoughNoneWasBegunBefore() {
        var pack = library.packs().getFirst().entries();
        var last = games.newGames().start(player.id(), pack.get(2), pack.get(2).id());

        assertThat(begunAfter(last).source()).isEqualTo(pack.get(3).id());
    }

    @Test
    void whatNeedNotBeMadeDoesNotWaitForOthersPuzzles() {
        var all = DailyPuzzle.of(DailyPuzzle.FIRST);
        dailyPuzzles.make(all.get(1), () -> false, _ -> {});
        var last = startOf(all.get(0));
        finish(last);
        open("play/" + last.id());
        COSTLY.reset(true);

        click("finish-next");

        var next = UI.getCurrent().getActiveViewLocation().getPath();
        assertThat(next).startsWith("play/").isNotEqualTo("play/" + last.id());
    }

    /// As after a game whose technique hardly any puzzle needs.
    @Test
    void whereNoSuchPuzzleTurnsUpThePageSaysSo() {
        var entry = PuzzleFormats.read(PROPER).getFirst();
        var last = games.newGames().start(player.id(), entry, "kenken-3x3-extreme-nishio-1");
        for (int cell = 0; cell < SOLUTION.length; cell++) {
            var digit = new Change.Digit(cell, SOLUTION[cell]);
            games.append(player.id(), last.id(), "hand", cell + 1, new LogEntry.Play(Move.of(digit)));
        }
        open("play/" + last.id());

        click("finish-next");

        assertThat(_get(Paragraph.class, spec -> spec.withText("No puzzle like this one turned up. Try again.")))
                .isNotNull();
        assertThat(UI.getCurrent().getActiveViewLocation().getPath()).isEqualTo("play/" + last.id());
    }

    @Test
    void afterTheLastShippedPuzzleOfAPackComesOneBeforeItThatWasNotBegun() {
        var pack = library.packs().getFirst().entries();
        var last = games.newGames()
                .start(player.id(), pack.getLast(), pack.getLast().id());

        assertThat(begunAfter(last).source()).isEqualTo(pack.getFirst().id());
    }

    @Test
    void afterAPuzzleOfAGradeThatWasAskedForComesAnotherOfThatGrade() {
        var first = newPuzzles
                .make(new PuzzleOrder("kenken", new Size(5, 5), PuzzleRequirements.of(Grade.MEDIUM)), () -> false)
                .orElseThrow();
        var last = games.newGames().start(player.id(), first, first.id());

        assertThat(begunAfter(last).source()).startsWith("kenken-5x5-medium-");
    }

    @Test
    void afterAPuzzleOfADayComeTheOthersOfThatDayAndThenTheDay() {
        var all = DailyPuzzle.of(DailyPuzzle.FIRST);
        var last = startOf(all.get(4));

        var hardest = begunAfter(last);
        assertThat(hardest.source()).isEqualTo(all.get(5).id());
        assertThat(begunAfter(hardest).source()).isEqualTo(all.get(0).id());
        assertThat(begunAfter(last).id()).as("the one that is begun goes on").isEqualTo(hardest.id());

        all.forEach(daily -> finish(startOf(daily)));

        assertThat(nextPuzzle.ready(last, nextPuzzle.after(last, Optional.empty(), List.of())))
                .contains("daily/2026-11-01");
    }

    /// Only a file that somebody wrote says that.
    @Test
    void afterAGameThatIsSaidToBeOfADayToComeComesAnyOther() {
        var pack = library.packs().getFirst().entries();
        var last = games.newGames().start(player.id(), pack.get(2), "daily-2199-01-01-kakuro-easy");

        assertThat(nextPuzzle.origin(last).orElseThrow().isLeft()).isTrue();
        assertThat(begunAfter(last).id()).isNotEqualTo(last.id());
    }

    private SavedGame startOf(DailyPuzzle daily) {
        var entry = dailyPuzzles.make(daily, () -> false, _ -> {}).orElseThrow();
        return games.load(player.id(), dailyPuzzles.play(player.id(), daily, entry))
                .orElseThrow();
    }

    private void finish(SavedGame game) {
        var solution = game.entry().solution().orElseThrow();
        for (int cell = 0; cell < game.entry().puzzle().shape().cellCount(); cell++) {
            var digit = new Change.Digit(cell, solution.digit(cell));
            games.append(player.id(), game.id(), "hand", cell + 1, new LogEntry.Play(Move.of(digit)));
        }
    }

    private SavedGame begunAfter(SavedGame last) {
        var played = games.lists().finishedOrGivenUp(player.id());
        var next = nextPuzzle.after(last, KnownGrades.named(library, last.source()), played);
        var address = nextPuzzle
                .ready(last, next)
                .or(() -> nextPuzzle.make(last, next, () -> false))
                .orElseThrow();
        assertThat(address).startsWith("play/");
        return games.load(player.id(), address.substring("play/".length())).orElseThrow();
    }
}
