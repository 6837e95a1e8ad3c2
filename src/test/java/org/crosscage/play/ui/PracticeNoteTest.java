package org.crosscage.play.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Anchor;
import java.util.List;
import java.util.Optional;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.Preparation;
import org.crosscage.core.generate.TechniquePosition;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.SolverContext;
import org.crosscage.game.SavedGame;
import org.crosscage.game.StoredEntry;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.library.Practice;
import org.crosscage.me.SuggestedGame;
import org.crosscage.me.SuggestedGames;
import org.crosscage.solver.exact.ExactSolver;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/// What a game says that was begun to practise a technique.
final class PracticeNoteTest extends PlayScreenTest {

    private static final PuzzleKind KENKEN = PuzzleKinds.of("kenken");
    private static final Technique NAKED_PAIR = KENKEN.techniques().stream()
            .filter(technique -> technique.id().equals("naked-pair"))
            .findFirst()
            .orElseThrow();

    @Autowired
    private SuggestedGames suggestions;

    @Test
    void fromTheStartTheTechniqueComesUpOnTheWay() {
        practise(false);

        assertThat(words()).contains("Practice: Naked pair. You will need it along the way.", "Back to Naked pair");
        assertThat(_find(Anchor.class)).extracting(Anchor::getHref).contains("learn/naked-pair?kind=kenken");
    }

    @Test
    void whereTheStepsBeforeAreDoneItIsToBeUsedAtOnce() {
        practise(true);
        assertThat(words()).contains("Practice: Naked pair. Here you can use it.");

        enter("undo");
        assertThat(words()).contains("Practice: Naked pair. You will need it along the way.");
    }

    @Test
    void theStepsThatAreDoneBeforeAreNoMoveOfThePlayer() {
        practise(true);
        assertThat(words()).contains("New to KenKen?");

        enter("undo");
        assertThat(words()).contains("New to KenKen?");
    }

    @Test
    void finishedItIsNoRecordAndLeadsBack() {
        var before = suggested();
        var saved = practise(true);
        var solution = new ExactSolver()
                .solve(saved.entry().puzzle(), SolverContext.quiet(Limits.solutions(1)))
                .solutions()
                .getFirst();
        for (int cell = 0; cell < saved.entry().puzzle().cellCount(); cell++) {
            type(cell, solution.digit(cell));
        }

        assertThat(words())
                .contains("Well done.", "Back to Naked pair")
                .doesNotContain("Practice:", "Your first", "Challenge");
        assertThat(suggested()).isEqualTo(before);
        click("finish-next");
        assertThat(UI.getCurrent().getActiveViewLocation().getPathWithQueryParameters())
                .isEqualTo("learn/naked-pair?kind=kenken");
    }

    @Test
    void theMenuLeadsBackToItsStation() {
        practise(false);

        click("menu-station");

        assertThat(UI.getCurrent().getActiveViewLocation().getPathWithQueryParameters())
                .isEqualTo("learn/naked-pair?kind=kenken");
    }

    private List<SuggestedGame> suggested() {
        return suggestions.of(games.lists().finishedOrGivenUp(player.id()), _ -> Optional.empty());
    }

    @Test
    void whatWasSaidIsNotSaidAgainWithEveryMove() {
        practise(false);
        var link = link();

        type(0, 1);
        type(1, 2);

        assertThat(link()).isSameAs(link);
    }

    @Test
    void whoClosesItHasClosedIt() {
        practise(false);
        press("escape");
        type(0, 1);

        assertThat(words()).doesNotContain("Practice:");
    }

    @Test
    void anotherGameSaysNothingOfPractice() {
        begin(PROPER);

        assertThat(words()).doesNotContain("Practice:", "Back to Naked pair");
    }

    private static Anchor link() {
        return _get(Anchor.class, spec -> spec.withText("Back to Naked pair"));
    }

    private SavedGame practise(boolean prepared) {
        var entry = Practice.standard().puzzles(KENKEN, NAKED_PAIR).getFirst();
        var saved = games.newGames().start(player.id(), entry, entry.id());
        if (prepared) {
            var move = TechniquePosition.of(entry.puzzle(), KENKEN.techniques(), NAKED_PAIR)
                    .flatMap(position -> Preparation.of(entry.puzzle(), position.before()))
                    .orElseThrow();
            games.append(saved.player(), saved.id(), StoredEntry.TEACHER, 1, new LogEntry.Play(move));
        }
        open("play/" + saved.id());
        return saved;
    }
}
