package org.crosscage.play.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._assertNone;
import static com.github.mvysny.kaributesting.v10.LocatorJ._assertOne;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.router.Location;
import java.util.List;
import org.crosscage.board.ui.Film;
import org.crosscage.board.ui.FilmPlayer;
import org.crosscage.core.generate.GenerateRequest;
import org.crosscage.core.generate.Generator;
import org.crosscage.core.model.Lights;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Role;
import org.crosscage.core.model.Solution;
import org.crosscage.core.search.Solver;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverResult;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.library.Oracle;
import org.crosscage.library.Patience;
import org.crosscage.library.Truth;
import org.crosscage.play.Ancestry;
import org.crosscage.play.Change;
import org.crosscage.play.Game;
import org.crosscage.play.Move;
import org.crosscage.play.Repertoire;
import org.crosscage.play.SavedGame;
import org.crosscage.play.Search;
import org.crosscage.solver.exact.ExactSolver;
import org.crosscage.texts.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;

/// The solution player without a browser.
final class SolveViewTest extends PlayScreenTest {

    @Autowired
    private Texts texts;

    @Test
    void whoAsksIsToldFirstWhatItMeans() {
        var saved = begin(PROPER);
        open("play/" + saved.id() + "/solve");
        assertThat(words()).contains("It will be marked as solved by the machine.");
        _assertNone(FilmPlayer.class);
        assertThat(isMarked(saved)).isFalse();
    }

    @Test
    void theSolutionIsShownAndTheGameMarked() {
        var saved = begin(PROPER);
        open("play/" + saved.id() + "/solve");
        click("solve-yes");
        _assertOne(FilmPlayer.class);
        assertThat(isMarked(saved)).isTrue();
    }

    @Test
    void whoHasSeenItOnceIsNotAskedAgain() {
        var saved = begin(PROPER);
        games.noteSolutionShown(saved.player(), saved.id());
        open("play/" + saved.id() + "/solve");
        _assertOne(FilmPlayer.class);
    }

    @Test
    void everyStepHasItsTechniqueSentencesAndLights() {
        var film = film(PROPER);
        var steps = film.frames().stream()
                .filter(frame -> frame.technique().isPresent())
                .toList();
        assertThat(steps).hasSizeGreaterThanOrEqualTo(9).allSatisfy(step -> {
            assertThat(step.title()).isNotBlank();
            assertThat(step.sentences()).isNotEmpty();
            assertThat(step.highlights().lights().cells()).isNotEmpty();
        });
    }

    @Test
    void theListCountsEveryStep() {
        var film = film(PROPER);
        int counted = film.techniques().values().stream()
                .mapToInt(Film.Counted::count)
                .sum();
        assertThat(film.frames()).hasSize(counted + 1);
    }

    @Test
    void theLastFrameIsTheVerifiedSolution() {
        var last = film(PROPER).frames().getLast();
        assertThat(last.after().digits()).containsExactly(SOLUTION);
        assertThat(last.sentences().toString()).contains("Verified: exactly one solution, proven by the exact solver.");
    }

    @Test
    void whereTechniquesEndADividerSaysSearch() {
        var film = film(AMBIGUOUS);
        int divider = film.divider().orElseThrow();
        assertThat(film.frames().get(divider).title()).isEqualTo("From here on: search");
        assertThat(puzzle(AMBIGUOUS).constraints())
                .allMatch(constraint ->
                        constraint.violation(film.frames().getLast().after().digits()) == 0);
    }

    @Test
    void aPuzzleWithoutSolutionIsSaidToHaveNone() {
        assertThat(film(IMPOSSIBLE).frames().getLast().title()).isEqualTo("There is no solution");
    }

    @Test
    void thatAPuzzleHasNoSolutionIsSaidBeforeTheFirstStep() {
        var first = film(IMPOSSIBLE).frames().getFirst();
        assertThat(first.title()).isEqualTo("This puzzle has no solution");
        assertThat(first.technique()).isEmpty();
    }

    @Test
    void thatAPuzzleHasSeveralSolutionsIsSaidBeforeTheFirstStepAndOnceMoreAtTheEnd() {
        var frames = film(AMBIGUOUS).frames();
        assertThat(frames.getFirst().title()).isEqualTo("This puzzle has several solutions");
        assertThat(frames.getLast().sentences().toString()).contains("The puzzle has more than one.");
    }

    @Test
    void nothingIsSaidBeforeTheFirstStepOfAProperPuzzle() {
        assertThat(film(PROPER).frames().getFirst().technique()).isPresent();
    }

    @Test
    void whoIsLedToTheEndOfAPuzzleWithSeveralSolutionsByReasoningIsToldThatThereAreMore() {
        var frames = ambiguousFromHere(new Oracle(new ExactSolver())).frames();

        assertThat(frames.getLast().title()).isEqualTo("Solved by reasoning alone");
        assertThat(frames.getLast().sentences().toString())
                .contains("The puzzle has more than one.")
                .doesNotContain("exactly one");
    }

    @ParameterizedTest
    @ValueSource(strings = {"kakuro", "kenken"})
    void theGridsOfTheGeneticAlgorithmAreFramesWithTheirFaultsLitUpToTheSolution(String kind) {
        var puzzle = new Generator(PuzzleKinds.of(kind).drafts(), new ExactSolver())
                .generate(new GenerateRequest(8, 8, 1), () -> false)
                .orElseThrow()
                .puzzle();

        var film = withoutTechniques(Game.of(puzzle), search(new Oracle(new ExactSolver()), 100_000));

        var bred = film.frames()
                .subList(film.divider().orElseThrow() + 1, film.frames().size() - 1);
        assertThat(bred)
                .hasSizeBetween(2, Ancestry.MOST_SCENES)
                .allSatisfy(frame -> assertThat(frame.title()).matches("Generation \\d+: .+"));
        assertThat(bred.subList(0, bred.size() - 1)).allSatisfy(frame -> {
            assertThat(frame.title()).endsWith("broken");
            assertThat(frame.highlights().lights().cells())
                    .isNotEmpty()
                    .extracting(Lights.Lit::role)
                    .containsOnly(Role.BROKEN);
        });
        assertThat(bred.getLast().title()).endsWith("nothing is broken");
        assertThat(bred.getLast().highlights().lights().cells()).isEmpty();
        var last = film.frames().getLast();
        assertThat(puzzle.isSolvedBy(Solution.of(last.after().digits()))).isTrue();
        assertThat(last.sentences().toString())
                .contains("digits were found by the genetic algorithm")
                .contains("Verified: exactly one solution, proven by the exact solver.");
    }

    @Test
    void whereBreedingMeetsItsLimitItIsSaidThatTheExactSolverFillsIn() {
        var frames = withoutTechniques(search(new Oracle(new ExactSolver()), 0)).frames();

        assertThat(frames.get(frames.size() - 2).title()).isEqualTo("The exact solver takes over");
        assertThat(frames.getLast().sentences().toString())
                .contains("9 digits were found by the exact solver. Verified: exactly one");
    }

    @Test
    void whatIsFoundIsSearchedForAlsoWhenTheSolutionCameWithTheGame() {
        var counting = new Counting(new ExactSolver());

        withoutTechniques(search(new Oracle(counting), 0));

        assertThat(counting.asked).isPositive();
    }

    @Test
    void whereAllSearchMeetsItsLimitsTheSolutionThatCameWithTheGameIsSaidToComeFromThere() {
        var frames = withoutTechniques(search(new Oracle(new Tired()), 0)).frames();

        assertThat(frames.getLast().after().digits()).containsExactly(SOLUTION);
        assertThat(frames.get(frames.size() - 2).title()).isEqualTo("From here on: the solution that was known");
        assertThat(frames.getLast().sentences().toString())
                .contains("9 digits come from the solution that was found before.")
                .doesNotContain("found by the");
    }

    private static Search search(Oracle oracle, long individuals) {
        return new Search(oracle, Patience.ENDLESS, individuals);
    }

    /// The film of a game that brought its solution, with no technique at all.
    private Film withoutTechniques(Search search) {
        return withoutTechniques(Game.of(puzzle(PROPER), Solution.of(SOLUTION)), search);
    }

    private Film withoutTechniques(Game game, Search search) {
        var none = Repertoire.STANDARD;
        for (var technique : Repertoire.catalogue()) {
            none = none.with(technique.id(), false);
        }
        var wish = new SolveFilm.Wish(false, none);
        return SolveFilm.of(game, wish, search, texts, () -> false).orElseThrow();
    }

    /// The film from a position of the ambiguous puzzle that leaves one of its solutions.
    private Film ambiguousFromHere(Oracle oracle) {
        var puzzle = puzzle(AMBIGUOUS);
        var several = (Truth.Several) oracle.truth(puzzle);
        int cell = several.differences().get(0);
        var game = Game.of(puzzle)
                .play(Move.of(new Change.Digit(cell, several.first().digit(cell))));
        var wish = new SolveFilm.Wish(true, Repertoire.STANDARD);
        return SolveFilm.of(game, wish, search(oracle, 100_000), texts, () -> false)
                .orElseThrow();
    }

    /// Of nine cells to fill, at the last one nothing else is open.
    @Test
    void bottlenecksAreTheStepsThatStandAlone() {
        assertThat(film(PROPER).bottlenecks()).containsExactly(8);
    }

    @Test
    void theFileHasThePuzzleEveryStepAndTheEnd() {
        var saved = begin(PROPER);
        var film = film(PROPER);

        var text = new WalkWords(texts).text(saved, film);

        assertThat(text)
                .startsWith("KenKen 3 × 3, step by step")
                .contains(
                        "cage 3+ r1c1 r2c1",
                        "Step 1 of",
                        "bottleneck",
                        "Verified: exactly one solution, proven by the exact solver.");
        assertThat(film.frames()).allSatisfy(frame -> assertThat(text).contains(frame.label(), frame.title()));
    }

    @Test
    void thePagesForThePrinterHaveEveryStep() {
        var saved = begin(PROPER);
        games.noteSolutionShown(saved.player(), saved.id());
        open("play/" + saved.id() + "/solve/print");
        assertThat(words())
                .contains("The puzzle", "Step 1 of", "Verified: exactly one solution, proven by the exact solver.");
    }

    @Test
    void whoHasNotSeenTheSolutionIsAskedBeforeItIsPrinted() {
        var saved = begin(PROPER);
        open("play/" + saved.id() + "/solve/print");
        assertThat(words())
                .contains("It will be marked as solved by the machine.")
                .doesNotContain("Step 1 of");
    }

    @Test
    void thePagesBeginWhereTheFilmDid() {
        var saved = begin(PROPER);
        type(0, SOLUTION[0]);
        games.noteSolutionShown(saved.player(), saved.id());
        open("play/" + saved.id() + "/solve");
        int all = _get(FilmPlayer.class).film().frames().size();
        click("solve-from-here");

        var link = _get(Anchor.class, spec -> spec.withId("solve-print")).getHref();

        assertThat(link).isEqualTo("play/" + saved.id() + "/solve/print?from=here");
        assertThat(_get(FilmPlayer.class).film().frames()).hasSizeLessThan(all);
        var address = new Location(link).getQueryParameters();
        assertThat(SolveFilm.Wish.of(address, Repertoire.STANDARD))
                .isEqualTo(new SolveFilm.Wish(true, Repertoire.STANDARD));
    }

    private Film film(String text) {
        var saved = begin(text);
        games.noteSolutionShown(saved.player(), saved.id());
        open("play/" + saved.id() + "/solve");
        return _get(FilmPlayer.class).film();
    }

    private boolean isMarked(SavedGame saved) {
        return games.load(saved.player(), saved.id()).orElseThrow().tally().solutionShown();
    }

    /// Counts how often it is asked.
    private static final class Counting implements Solver {

        private final Solver solver;
        private int asked;

        Counting(Solver solver) {
            this.solver = solver;
        }

        @Override
        public String id() {
            return "counting";
        }

        @Override
        public SolverResult solve(Puzzle puzzle, SolverContext context) {
            asked++;
            return solver.solve(puzzle, context);
        }
    }

    /// Meets its limits at once.
    private static final class Tired implements Solver {

        @Override
        public String id() {
            return "tired";
        }

        @Override
        public SolverResult solve(Puzzle puzzle, SolverContext context) {
            return new SolverResult(List.of(), false, 0);
        }
    }
}
