package org.crosscage.library.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._assertNone;
import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.QueryParameters;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.crosscage.PageText;
import org.crosscage.ViewTest;
import org.crosscage.board.ui.tile.PuzzleTile;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.Move;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.Size;
import org.crosscage.core.model.Solution;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.Solver;
import org.crosscage.core.search.SolverContext;
import org.crosscage.game.store.GameService;
import org.crosscage.library.LibraryEntry;
import org.crosscage.library.Pack;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.shell.player.CurrentPlayer;
import org.crosscage.shell.ui.CachedPuzzles;
import org.crosscage.shell.ui.field.Picker;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

final class LibraryViewTest extends ViewTest {

    private static final String PACK = "library/kenken-4x4";

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
    void everyPackIsThereAndLeadsToItsPuzzles() {
        var addresses = _find(Anchor.class).stream()
                .map(Anchor::getHref)
                .filter(href -> href.startsWith("library/"))
                .toList();
        assertThat(addresses)
                .containsExactlyInAnyOrderElementsOf(library.packs().stream()
                        .map(pack -> "library/" + pack.id())
                        .toList());
        assertThat(PageText.of(_find(PackCard.class).getFirst()))
                .contains("6\u00a0×\u00a06", "120 puzzles", "Gentle", "Extreme")
                .doesNotContain("solved");
        _assertNone(PuzzleTile.class);
    }

    @Test
    void sizesStandFromSmallToLarge() {
        assertThat(_find(PackCard.class))
                .extracting(card -> card.getId().orElseThrow())
                .containsSubsequence(
                        "kakuro-6x6", "kakuro-6x9", "kakuro-8x8", "kakuro-15x15", "beyond-level-1", "kenken-4x4");
        assertThat(_get(Picker.class, spec -> spec.withId("library-filter-size"))
                        .options())
                .extracting(Picker.Option::words)
                .containsSubsequence(
                        "Kakuro 3\u00a0×\u00a03 (1)", "Kakuro 4\u00a0×\u00a04 (1)", "Kakuro 15\u00a0×\u00a015 (120)");
    }

    @Test
    void aPackShowsItsPuzzlesByGradeAndNotBeforeTheyAreNear() {
        UI.getCurrent().navigate("library/kenken-6x6");

        assertThat(_get(H1.class).getText()).isEqualTo("KenKen 6\u00a0×\u00a06");
        assertThat(_get(CachedPuzzles.class).getElement().getAttribute("page")).isEqualTo("pack-kenken-6x6");
        assertThat(_find(TileList.class)).hasSize(6);
        assertThat(_find(PuzzleTile.class))
                .hasSize(20)
                .allSatisfy(tile -> assertThat(words(tile)).contains("Gentle"));

        _click(_get(_find(TileList.class).get(1), Button.class, spec -> spec.withText("Show more, 20 are left")));

        assertThat(_find(PuzzleTile.class)).hasSize(40);
    }

    @Test
    void aPackThatIsNotThereIsNotFound() {
        UI.getCurrent().navigate("library/none");

        assertThat(_find(H1.class)).extracting(H1::getText).doesNotContain("Library");
        _assertNone(TileList.class);
    }

    @Test
    void aTechniqueHasAPackThatSaysWhatItsPuzzlesNeed() {
        UI.getCurrent().navigate("library/kenken-needs-naked-pair");

        assertThat(_get(H1.class).getText()).isEqualTo("Naked pair");
        assertThat(_find(Paragraph.class))
                .extracting(Paragraph::getText)
                .anyMatch(text -> text.contains("only Naked pair gets you further"));
    }

    @Test
    void aFilteredListGoesOnPageByPage() {
        pick("library-filter-size", "kenken-9x9");
        int all = library.pack("kenken-9x9").orElseThrow().listings().size();
        assertThat(_find(PuzzleTile.class)).hasSize(TileList.PAGE);
        assertThat(_find(Paragraph.class)).extracting(Paragraph::getText).contains(all + " puzzles match.");
        assertThat(more().orElseThrow().getText()).isEqualTo("Show more, " + (all - TileList.PAGE) + " are left");

        everyTile();

        assertThat(_find(PuzzleTile.class)).hasSize(all);
        _assertNone(Button.class, spec -> spec.withClasses("more-tiles"));
    }

    @Test
    void aPuzzleWithATitleIsCalledByIt() {
        UI.getCurrent().navigate("library/report-boards");
        everyTile();

        assertThat(_find(PuzzleTile.class))
                .extracting(LibraryViewTest::words)
                .anyMatch(words -> words.contains("Report board 1 (its easy)"));
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
    void aPuzzleWithAMoveIsMarkedAsStartedAndGoesOn() {
        choose(smallest);
        play(solution().digit(0), 0);
        var before = address();
        UI.getCurrent().navigate(PACK);
        assertThat(words(first())).contains("Started").doesNotContain("Solved");
        choose(smallest);
        assertThat(address()).isEqualTo(before);
    }

    @Test
    void aFinishedPuzzleIsMarkedAsSolvedAndBegunAnew() {
        UI.getCurrent().navigate(PACK);
        assertThat(words(first())).doesNotContain("Started", "Solved");
        finish();
        var before = address();
        UI.getCurrent().navigate(PACK);
        assertThat(words(first())).contains("Solved").doesNotContain("Started");
        choose(smallest);

        assertThat(address()).startsWith("play/").isNotEqualTo(before);
    }

    @Test
    void aCardSaysHowManyAreSolved() {
        finish();

        UI.getCurrent().navigate("library");

        assertThat(_find(PackCard.class).stream()
                        .filter(card -> card.getId().equals(Optional.of("kenken-4x4")))
                        .map(PageText::of))
                .singleElement()
                .satisfies(words -> assertThat(words).contains("1 of 120 solved"));
    }

    @Test
    void aGradeLeavesThePuzzlesOfItInAllSizes() {
        pick("library-filter-grade", "easy");

        assertThat(_find(PuzzleTile.class))
                .isNotEmpty()
                .allSatisfy(tile -> assertThat(words(tile)).contains("Easy").containsPattern("Kakuro|KenKen"));
    }

    @Test
    void onlyWhatLeavesAPuzzleCanBeChosenAndItIsSaidHowMany() {
        assertThat(offered("library-filter-technique")).contains("naked-pair");
        assertThat(offered("library-filter-grade"))
                .containsSubsequence("", "gentle", "extreme")
                .doesNotContain("beyond");
        assertThat(offered("library-filter-progress")).containsExactly("", "new", "unsolved");

        pick("library-filter-size", "kenken-3x3");

        assertThat(offered("library-filter-grade")).containsExactly("", "gentle", "easy");
        for (var grade :
                _get(Picker.class, spec -> spec.withId("library-filter-grade")).options()) {
            pick("library-filter-grade", grade.value());
            everyTile();
            assertThat(grade.words())
                    .endsWith(
                            grade.value().isEmpty()
                                    ? ""
                                    : "(" + _find(PuzzleTile.class).size() + ")");
        }
    }

    @Test
    void theHardestBoardIsTheHardestOfItsSize() {
        var hardest = library.packs("kakuro").stream()
                .flatMap(pack -> pack.listings().stream())
                .filter(listing -> listing.size().equals(new Size(10, 10)))
                .max(Comparator.comparing(
                        listing -> listing.difficulty().rating().score()));

        assertThat(hardest.map(LibraryEntry::id)).contains("beyond-level-1");
    }

    @Test
    void whatIsSolvedCanBeLeftOut() {
        finish();
        UI.getCurrent().navigate("library");
        pick("library-filter-size", "kenken-4x4");

        pick("library-filter-progress", "unsolved");
        everyTile();
        assertThat(_find(PuzzleTile.class)).hasSize(119);

        pick("library-filter-progress", "solved");
        assertThat(_find(PuzzleTile.class))
                .singleElement()
                .satisfies(tile -> assertThat(words(tile)).contains("Solved"));
    }

    @Test
    void whereNothingIsLeftOneButtonShowsAllPacksAgain() {
        UI.getCurrent().navigate("library", QueryParameters.simple(Map.of("progress", "solved")));
        _assertNone(PuzzleTile.class);

        _click(_get(Button.class, spec -> spec.withText("Show all packs")));

        assertThat(_find(PackCard.class)).isNotEmpty();
    }

    @Test
    void anAddressChoosesToo() {
        UI.getCurrent().navigate("library", QueryParameters.simple(Map.of("size", "kenken-9x9", "grade", "hard")));

        assertThat(_find(PuzzleTile.class)).hasSize(20);
    }

    private static void everyTile() {
        for (var more = more(); more.isPresent(); more = more()) {
            _click(more.get());
        }
    }

    private static Optional<Button> more() {
        return _find(Button.class, spec -> spec.withClasses("more-tiles")).stream()
                .findFirst();
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
        games.append(player.id(), id, "test", cell + 1, new LogEntry.Play(Move.of(new Change.Digit(cell, digit))));
    }

    /// The smallest puzzle is the first of its pack.
    private void choose(PuzzleEntry entry) {
        UI.getCurrent().navigate(PACK);
        assertThat(library.packOf(entry.id()).map(Pack::id)).contains("kenken-4x4");
        _click(_get(first(), NativeButton.class));
    }

    private static PuzzleTile first() {
        return _find(PuzzleTile.class).getFirst();
    }

    private static String words(Component component) {
        return PageText.of(component);
    }
}
