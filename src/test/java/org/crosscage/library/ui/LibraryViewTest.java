package org.crosscage.library.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._assertNone;
import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.router.QueryParameters;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.crosscage.ViewTest;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.model.Solution;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.Solver;
import org.crosscage.core.search.SolverContext;
import org.crosscage.library.Difficulty;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.play.Change;
import org.crosscage.play.GameService;
import org.crosscage.play.Move;
import org.crosscage.play.Op;
import org.crosscage.shell.CurrentPlayer;
import org.crosscage.shell.ui.Picker;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

final class LibraryViewTest extends ViewTest {

    private static final Pattern GRADE = Pattern.compile("Gentle|Easy|Medium|Hard|Expert|Extreme|Beyond");

    @Autowired
    private PuzzleLibrary library;

    @Autowired
    private GameService games;

    @Autowired
    private CurrentPlayer player;

    @Autowired
    private Solver solver;

    private PuzzleEntry smallest;

    @BeforeEach
    void lookAtTheSmallest() {
        smallest = library.find("kenken-4x4-gentle-1").orElseThrow();
        UI.getCurrent().navigate("library");
    }

    @Test
    void everyPackHasItsSection() {
        assertThat(_find(H2.class)).hasSameSizeAs(library.packs());
        assertThat(_find(H2.class)).extracting(H2::getText).contains("Report boards", "Kakuro 15 × 15", "KenKen 9 × 9");
    }

    @Test
    void sizesStandFromSmallToLargeAndPacksWithANameOfTheirOwnAfterThem() {
        var kakuro = _find(Anchor.class).stream()
                .map(Anchor::getText)
                .filter(words -> words.matches("[0-9]+ × [0-9]+|Report boards|The hardest board"))
                .limit(11)
                .toList();
        assertThat(kakuro).startsWith("6 × 6", "6 × 9").endsWith("15 × 15", "Report boards", "The hardest board");
        assertThat(_get(Picker.class, spec -> spec.withId("shelf-size")).options())
                .extracting(Picker.Option::words)
                .containsSubsequence(
                        "Kakuro 3 × 3 (1)", "Kakuro 4 × 4 (1)", "Kakuro 6 × 6 (12)", "Kakuro 15 × 15 (10)");
    }

    @Test
    void everyShippedPuzzleCanBeChosen() {
        assertThat(_find(PuzzleTile.class))
                .hasSize(library.packs().stream()
                        .mapToInt(pack -> pack.entries().size())
                        .sum());
    }

    @Test
    void aPuzzleWithATitleIsCalledByIt() {
        assertThat(_find(PuzzleTile.class))
                .extracting(LibraryViewTest::words)
                .anyMatch(words -> words.contains("Report board 1 (its easy)"));
    }

    @Test
    void whatWasNeverPlayedHasNoMark() {
        assertThat(words(tile(smallest))).doesNotContain("Begun").doesNotContain("Solved");
    }

    @Test
    void choosingAPuzzleBeginsAGameOfIt() {
        choose(smallest);

        assertThat(address()).startsWith("play/");
        var game =
                games.load(player.id(), address().substring("play/".length())).orElseThrow();
        assertThat(game.entry().puzzle()).isEqualTo(smallest.puzzle());
        assertThat(game.source()).isEqualTo(smallest.id());
    }

    @Test
    void aPuzzleWithAMoveIsMarkedAsBegun() {
        choose(smallest);
        play(solution().digit(0), 0);

        UI.getCurrent().navigate("library");

        assertThat(words(tile(smallest))).contains("Begun").doesNotContain("Solved");
    }

    @Test
    void choosingABegunPuzzleGoesOnWithTheGame() {
        choose(smallest);
        play(solution().digit(0), 0);
        var before = address();

        UI.getCurrent().navigate("library");
        choose(smallest);

        assertThat(address()).isEqualTo(before);
    }

    @Test
    void aFinishedPuzzleIsMarkedAsSolved() {
        finish();

        UI.getCurrent().navigate("library");

        assertThat(words(tile(smallest))).contains("Solved").doesNotContain("Begun");
    }

    @Test
    void choosingASolvedPuzzleBeginsItAnew() {
        finish();
        var before = address();

        UI.getCurrent().navigate("library");
        choose(smallest);

        assertThat(address()).startsWith("play/").isNotEqualTo(before);
    }

    @Test
    void everyPuzzleGetsItsGrade() {
        eventually(() -> assertThat(_find(PuzzleTile.class))
                .allSatisfy(tile -> assertThat(words(tile)).containsPattern(GRADE)));
    }

    @Test
    void onTheSecondVisitTheGradesAreThereAtOnce() {
        everyPuzzleGetsItsGrade();
        UI.getCurrent().navigate("");

        UI.getCurrent().navigate("library");

        assertThat(_find(PuzzleTile.class))
                .allSatisfy(tile -> assertThat(words(tile)).containsPattern(GRADE));
    }

    @Test
    void aSizeLeavesItsPack() {
        pick("shelf-size", "kenken-4x4");

        assertThat(_find(PackSection.class))
                .extracting(section -> section.pack().id())
                .containsExactly("kenken-4x4");
        assertThat(_find(
                        Anchor.class,
                        spec -> spec.withPredicate(link -> link.getHref().startsWith("library#"))))
                .hasSize(1);
    }

    @Test
    void aGradeLeavesThePuzzlesOfIt() {
        everyPuzzleGetsItsGrade();

        pick("shelf-grade", "easy");

        assertThat(_find(PuzzleTile.class))
                .isNotEmpty()
                .allSatisfy(tile -> assertThat(words(tile)).contains("Easy"));
    }

    @Test
    void techniquesThatSomePuzzleNeedsCanBeChosen() {
        everyPuzzleGetsItsGrade();
        eventually(() -> assertThat(offered("shelf-technique")).contains("naked-pair"));

        pick("shelf-technique", "naked-pair");

        assertThat(_find(PuzzleTile.class)).isNotEmpty().hasSizeLessThan(everything());
    }

    @Test
    void onlyWhatLeavesAPuzzleCanBeChosenAndItIsSaidHowMany() {
        everyPuzzleGetsItsGrade();
        assertThat(offered("shelf-grade"))
                .containsSubsequence("", "gentle", "extreme")
                .doesNotContain("beyond");
        assertThat(offered("shelf-progress")).containsExactly("", "unsolved");

        pick("shelf-size", "kenken-4x4");

        assertThat(offered("shelf-grade")).containsSubsequence("", "gentle").doesNotContain("extreme");
        for (var grade : _get(Picker.class, spec -> spec.withId("shelf-grade")).options()) {
            pick("shelf-grade", grade.value());
            assertThat(grade.words())
                    .endsWith(
                            grade.value().isEmpty()
                                    ? ""
                                    : "(" + _find(PuzzleTile.class).size() + ")");
        }
    }

    @Test
    void theHardestBoardIsTheHardest() {
        eventually(() -> assertThat(_find(PackSection.class)).allMatch(PackSection::isRated));

        assertThat(_find(PackSection.class).stream()
                        .flatMap(section -> section.tiles().stream())
                        .max(Comparator.comparing(
                                tile -> ((Difficulty.Rated) tile.difficulty().orElseThrow())
                                        .rating()
                                        .score()))
                        .map(tile -> tile.entry().id()))
                .contains("beyond-level-1");
    }

    @Test
    void whatIsSolvedCanBeLeftOut() {
        finish();
        UI.getCurrent().navigate("library");

        pick("shelf-progress", "unsolved");
        assertThat(_find(PuzzleTile.class)).hasSize(everything() - 1);

        pick("shelf-progress", "solved");
        assertThat(_find(PuzzleTile.class))
                .singleElement()
                .satisfies(tile -> assertThat(words(tile)).contains("Solved"));
    }

    @Test
    void whereNothingIsLeftOneButtonShowsEverythingAgain() {
        pick("shelf-progress", "solved");
        _assertNone(PuzzleTile.class);

        _click(_get(Button.class, spec -> spec.withText("Show all puzzles")));

        assertThat(_find(PuzzleTile.class)).hasSize(everything());
    }

    @Test
    void anAddressChoosesToo() {
        UI.getCurrent().navigate("library", QueryParameters.simple(Map.of("size", "kenken-9x9")));

        assertThat(_find(PuzzleTile.class))
                .hasSameSizeAs(library.packs().stream()
                        .filter(pack -> pack.id().equals("kenken-9x9"))
                        .flatMap(pack -> pack.entries().stream())
                        .toList());
    }

    private int everything() {
        return library.packs().stream().mapToInt(pack -> pack.entries().size()).sum();
    }

    private static List<String> offered(String id) {
        return _get(Picker.class, spec -> spec.withId(id)).options().stream()
                .map(Picker.Option::value)
                .toList();
    }

    private static void pick(String id, String value) {
        _get(Picker.class, spec -> spec.withId(id)).pick(value);
    }

    private void finish() {
        choose(smallest);
        var solution = solution();
        for (int cell = 0; cell < solution.size(); cell++) {
            play(solution.digit(cell), cell);
        }
    }

    private Solution solution() {
        return solver.solve(smallest.puzzle(), SolverContext.quiet(Limits.solutions(1)))
                .solutions()
                .getFirst();
    }

    /// Writes a digit in the game that is open.
    private void play(int digit, int cell) {
        var id = address().substring("play/".length());
        games.submit(player.id(), id, "test", cell + 1, new Op.Play(Move.of(new Change.Digit(cell, digit))));
    }

    private void choose(PuzzleEntry entry) {
        _click(_get(tile(entry), NativeButton.class));
    }

    private PuzzleTile tile(PuzzleEntry entry) {
        int at = library.packs().stream()
                .flatMap(pack -> pack.entries().stream())
                .toList()
                .indexOf(entry);
        return _find(PuzzleTile.class).get(at);
    }

    private static String words(PuzzleTile tile) {
        return tile.getElement().getTextRecursively();
    }
}
