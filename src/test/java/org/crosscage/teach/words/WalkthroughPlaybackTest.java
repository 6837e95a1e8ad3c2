package org.crosscage.teach.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import org.crosscage.analysis.SearchLimit;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.board.Playback;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.Move;
import org.crosscage.core.generate.GenerateRequest;
import org.crosscage.core.generate.Generator;
import org.crosscage.core.kind.Token;
import org.crosscage.core.model.Lights;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Role;
import org.crosscage.core.model.Solution;
import org.crosscage.core.search.SolutionCount;
import org.crosscage.core.search.Solver;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverResult;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.text.LinkCode;
import org.crosscage.play.ui.PlayScreenTest;
import org.crosscage.player.TechniqueSelection;
import org.crosscage.solver.exact.ExactSolver;
import org.crosscage.teach.EvolutionRecord;
import org.crosscage.teach.WalkthroughSearch;
import org.crosscage.texts.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The playback of a puzzle being solved where techniques do not reach the end, or the puzzle is not proper.
final class WalkthroughPlaybackTest {

    private static final Texts TEXTS = Texts.in(Locale.ENGLISH);

    @Test
    void whoIsLedToTheEndOfAPuzzleWithSeveralSolutionsByReasoningIsToldThatThereAreMore() {
        var frames = ambiguousFromHere(new SolutionFinder(new ExactSolver())).frames();

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

        var playback = withoutTechniques(Game.of(puzzle), search(new SolutionFinder(new ExactSolver()), 100_000));

        var bred = playback.frames()
                .subList(playback.divider().orElseThrow() + 1, playback.frames().size() - 1);
        assertThat(bred)
                .hasSizeBetween(2, EvolutionRecord.MOST_SNAPSHOTS)
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
        var curves = playback.curves().orElseThrow();
        assertThat(curves.shown()).hasSameSizeAs(bred);
        assertThat(curves.shown()).extracting(Playback.Curves.Shown::generation).isSorted();
        assertThat(curves.shown().subList(0, bred.size() - 1))
                .extracting(Playback.Curves.Shown::fitness)
                .allMatch(fitness -> fitness > 0);
        assertThat(curves.shown().getLast().fitness()).isZero();
        assertThat(curves.generations())
                .hasSameSizeAs(curves.fitness())
                .hasSameSizeAs(curves.diversity())
                .contains(curves.shown().getLast().generation());
        assertThat(curves.fitness().getLast()).isZero();
        var last = playback.frames().getLast();
        assertThat(puzzle.isSolvedBy(Solution.of(last.after().digits()))).isTrue();
        assertThat(last.sentences().toString())
                .contains("digits were found by the genetic algorithm")
                .contains("Verified: exactly one solution, proven by the exact solver.");
    }

    @Test
    void whereBreedingMeetsItsLimitItIsSaidThatTheExactSolverFillsIn() {
        var frames = withoutTechniques(search(new SolutionFinder(new ExactSolver()), 0))
                .frames();

        assertThat(frames.get(frames.size() - 2).title()).isEqualTo("The exact solver takes over");
        assertThat(frames.getLast().sentences().toString())
                .contains("9 digits were found by the exact solver. Verified: exactly one");
    }

    /// Among its steps is one that tries a digit in a clue that was spoken of just before.
    @Test
    void nothingThatIsToldLacksAWord() {
        var puzzle = LinkCode.open(
                        new Token(
                                1,
                                1,
                                "2kDgmQAN43zHP9v3uGYzDvft_nGfY9nTSICcGFJIlAGQlxkMWGtKWSlShAUgpSAqiDcYUBiKE5YAgXQRstGCMlJQTIhaOFSiSuKQWkBOkQvWQANeX"))
                .entry()
                .puzzle();

        var playback = WalkthroughPlayback.of(
                Game.of(puzzle),
                WalkthroughPlayback.Request.usual(TechniqueSelection.STANDARD),
                search(new SolutionFinder(new ExactSolver()), 0),
                TEXTS,
                () -> false);

        assertThat(playback.orElseThrow().frames())
                .isNotEmpty()
                .allSatisfy(frame -> assertThat(frame.sentences().toString()).doesNotContain("{"));
    }

    @Test
    void whatIsFoundIsSearchedForAlsoWhenTheSolutionCameWithTheGame() {
        var counting = new Counting(new ExactSolver());

        withoutTechniques(search(new SolutionFinder(counting), 0));

        assertThat(counting.asked).isPositive();
    }

    @Test
    void whereAllSearchMeetsItsLimitsTheSolutionThatCameWithTheGameIsSaidToComeFromThere() {
        var frames =
                withoutTechniques(search(new SolutionFinder(new Tired()), 0)).frames();

        assertThat(frames.getLast().after().digits()).containsExactly(PlayScreenTest.SOLUTION);
        assertThat(frames.get(frames.size() - 2).title()).isEqualTo("From here on: the known solution");
        assertThat(frames.getLast().sentences().toString())
                .contains("9 digits come from the solution found earlier.")
                .doesNotContain("found by the");
    }

    @Test
    void whereTheTechniquesTakeTooLongThatIsSaid() {
        var seconds = new AtomicLong();
        var hurried = new SearchLimit(() -> Instant.ofEpochSecond(seconds.getAndAdd(6)), Duration.ofSeconds(10));
        var search = new WalkthroughSearch(new SolutionFinder(new ExactSolver()), SearchLimit.ENDLESS, 0, hurried);
        var game = Game.of(PlayScreenTest.puzzle(PlayScreenTest.PROPER));
        var request = WalkthroughPlayback.Request.usual(TechniqueSelection.STANDARD);

        var playback = WalkthroughPlayback.of(game, request, search, TEXTS, () -> false)
                .orElseThrow();

        assertThat(playback.frames().toString()).contains("The techniques ran out of time here. 9 cells are empty.");
    }

    private static WalkthroughSearch search(SolutionFinder finder, long individuals) {
        return new WalkthroughSearch(finder, SearchLimit.ENDLESS, individuals);
    }

    /// The playback of a game that brought its solution, with no technique at all.
    private Playback withoutTechniques(WalkthroughSearch search) {
        return withoutTechniques(
                Game.of(PlayScreenTest.puzzle(PlayScreenTest.PROPER), Solution.of(PlayScreenTest.SOLUTION)), search);
    }

    private Playback withoutTechniques(Game game, WalkthroughSearch search) {
        var request = WalkthroughPlayback.Request.usual(PlayScreenTest.noTechniques());
        return WalkthroughPlayback.of(game, request, search, TEXTS, () -> false).orElseThrow();
    }

    /// The playback from a position of the ambiguous puzzle that leaves one of its solutions.
    private Playback ambiguousFromHere(SolutionFinder finder) {
        var puzzle = PlayScreenTest.puzzle(PlayScreenTest.AMBIGUOUS);
        var several = (SolutionCount.Several) finder.count(puzzle);
        int cell = several.differences().get(0);
        var game = Game.of(puzzle)
                .play(Move.of(new Change.Digit(cell, several.first().digit(cell))));
        var request =
                WalkthroughPlayback.Request.usual(TechniqueSelection.STANDARD).from(true);
        return WalkthroughPlayback.of(game, request, search(finder, 100_000), TEXTS, () -> false)
                .orElseThrow();
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
