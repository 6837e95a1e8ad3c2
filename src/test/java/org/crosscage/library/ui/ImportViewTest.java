package org.crosscage.library.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._assertNone;
import static com.github.mvysny.kaributesting.v10.LocatorJ._assertOne;
import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static com.github.mvysny.kaributesting.v10.LocatorJ._setValue;
import static org.assertj.core.api.Assertions.assertThat;

import com.github.mvysny.kaributesting.v10.BasicUtilsKt;
import com.github.mvysny.kaributesting.v10.MockVaadin;
import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Pre;
import com.vaadin.flow.component.textfield.TextArea;
import com.vaadin.flow.router.QueryParameters;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.crosscage.PageText;
import org.crosscage.ViewTest;
import org.crosscage.analysis.ExamplePuzzles;
import org.crosscage.analysis.Ratings;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.board.ui.tile.GradeSign;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.model.Puzzle;
import org.crosscage.game.store.GameService;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.shell.player.CurrentPlayer;
import org.crosscage.texts.Texts;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import tools.jackson.databind.node.JsonNodeFactory;

final class ImportViewTest extends ViewTest {

    @Autowired
    private GameService games;

    @Autowired
    private CurrentPlayer player;

    @Autowired
    private Texts texts;

    @Autowired
    private SolutionFinder finder;

    @Autowired
    private Ratings ratings;

    @BeforeEach
    void goThere() {
        UI.getCurrent().navigate("import");
    }

    @Test
    void thePuzzlesThatCanBeBroughtAreNamed() {
        assertThat(_get(Paragraph.class, spec -> spec.withClasses("lead")).getText())
                .contains("a Kakuro, KenKen, Killer Sudoku or Sudoku");
    }

    @Test
    void aProperPuzzleIsSaidToHaveItsGrade() {
        read(text(ExamplePuzzles.oneSolution()));

        eventually(() -> assertThat(grade()).isEqualTo("Gentle"));
    }

    @Test
    void aSudokuHasItsNameAndItsGrade() {
        read("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

        eventually(() -> assertThat(grade()).isEqualTo("Gentle"));
        assertThat(_get(_get(FoundPuzzle.class), H3.class).getText()).isEqualTo("Sudoku 9\u00a0×\u00a09");
    }

    @Test
    void aSudokuWithSeveralSolutionsSaysWhyItHasNoGrade() {
        read(".3..........2...");

        eventually(() -> assertThat(PageText.of(_get(FoundPuzzle.class)))
                .contains("No grade: only a puzzle with exactly one solution has one"));
    }

    @Test
    void severalSolutionsAreSaidAndTwoAreShownWithWhereTheyDiffer() {
        read(text(ExamplePuzzles.twoSolutions()));

        eventually(() -> assertThat(grade()).isEqualTo("–"));
        eventuallySaid("It has several solutions. Here are two of them, with the cells marked where they differ.");
        assertThat(labels(_get(FoundPuzzle.class)))
                .contains(
                        "Solution 1, where it differs: r2c2 1, r2c3 2, r3c2 2 and r3c3 1",
                        "Solution 2, where it differs: r2c2 2, r2c3 1, r3c2 1 and r3c3 2");
    }

    @Test
    void onAPageThatIsSentWholeTheyAreShownOnce() {
        var entry = PuzzleEntry.of("", ExamplePuzzles.twoSolutions());
        var found = new FoundPuzzle(entry, texts, finder, ratings, Runnable::run, () -> {});
        UI.getCurrent().add(found);
        MockVaadin.clientRoundtrip(false);
        missMessage();
        MockVaadin.clientRoundtrip(false);
        assertThat(labels(found))
                .filteredOn(label -> label.startsWith("Solution 1"))
                .hasSize(1);
    }

    @Test
    void aPuzzleWithoutSolutionIsSaidToHaveNoneAndCanBePlayedAllTheSame() {
        read(text(ExamplePuzzles.noSolution()));

        eventuallySaid("It has no solution: the run of 3 in row 2 and the run of 16 in column 2 contradict each other."
                + " You can still play it.");
        assertThat(_get(FoundPuzzle.class).getElement().getOuterHTML()).contains("Their cells are marked.");
        click("Play it");
        assertThat(address()).startsWith("play/");
    }

    @Test
    void ofOneClueThatCannotBeMetItIsSaidPlainlyWhyAndWhichCellsItHas() {
        read("""
                puzzle alone
                size 3
                cage 9+ r1c1 r1c2 r1c3
                cage 6+ r2c1 r2c2 r2c3
                cage 6+ r3c1 r3c2 r3c3
                end
                """);

        eventuallySaid("It has no solution: the cage 9+ in row 1 cannot be met. You can still play it.");
        assertThat(PageText.of(_get(FoundPuzzle.class)))
                .contains(
                        "Line 3, column 6: cage r1c1 cannot be met: no 3 different digits from 1–3 make 9+."
                                + " Its cells are in one line, where no digit can appear twice.",
                        "Its cells are marked.");
    }

    /// The sums of the cages add up to one more than nine lines of 45, which no search sees in time.
    @Test
    void whatTheSearchCannotSettleInTimeIsSaidToBeUnknown() {
        read(tooHardToCount(4));

        eventuallySaid("There wasn’t time to count its solutions. You can still play it.");
    }

    @Test
    void theCountIsSaidToBeOnItsWayUntilItIsThere() {
        read(tooHardToCount(0)); // another one: what was counted once is known at once

        assertThat(verdict()).isEqualTo("Counting solutions…");
    }

    @Test
    void aPuzzleThatWasReadCanBePlayed() {
        read(text(ExamplePuzzles.oneSolution()));

        click("Play it");

        assertThat(address()).startsWith("play/");
        var game =
                games.load(player.id(), address().substring("play/".length())).orElseThrow();
        assertThat(game.entry().puzzle()).isEqualTo(ExamplePuzzles.oneSolution());
    }

    @Test
    void severalPuzzlesOfOneTextAreAllShown() {
        read(text("first", ExamplePuzzles.oneSolution())
                + text("second", ExamplePuzzles.twoSolutions())
                + text("third", ExamplePuzzles.fiveSolutions()));

        _get(H2.class, spec -> spec.withText("3 puzzles found"));
        assertThat(_find(FoundPuzzle.class))
                .extracting(found -> _get(found, H3.class).getText())
                .containsExactly("Kakuro 3\u00a0×\u00a03", "Kakuro 3\u00a0×\u00a03", "Kakuro 6\u00a0×\u00a010");
    }

    @Test
    void aPuzzleThatCannotBeReadIsToldAboveTheOthers() {
        read(text("first", ExamplePuzzles.oneSolution())
                + text("second", ExamplePuzzles.twoSolutions()).replace("grid", "gird")
                + text("third", ExamplePuzzles.fiveSolutions()));

        _get(H2.class, spec -> spec.withText("2 puzzles found"));
        assertThat(_find(FoundPuzzle.class)).hasSize(2);
        assertThat(_get(Paragraph.class, spec -> spec.withClasses("said-wrong")).getText())
                .startsWith("Line 8, column 1: puzzle “second” does not say what kind it is.");
    }

    @Test
    void theLineOfAnErrorIsShownBelowIt() {
        var puzzle = text("first", ExamplePuzzles.oneSolution());
        read(puzzle.replaceFirst(" \\.(?=\n)", " x"));
        assertThat(complaint()).startsWith("Line 5, column 11: expected").endsWith("but found “x”.\n\\17  .    x");

        read(puzzle.replaceFirst(" \\.(?=\n)", " .".repeat(50) + " x" + " .".repeat(50)));
        assertThat(complaint()).matches("(?s).*\\n\\\\17  [. ]{74}…");
    }

    @Test
    void everyFormatHasAnExampleThatIsReadInIt() {
        UI.getCurrent().navigate("import/formats");

        var examples = _find(Pre.class).stream().map(Pre::getText).toList();
        assertThat(examples).hasSameSizeAs(PuzzleFormats.all());
        assertThat(examples)
                .allSatisfy(example -> assertThat(PuzzleFormats.read(example)).hasSize(1));
    }

    @Test
    void ofManyPuzzlesTheFirstFiftyAreShownAndTheRestIsCounted() {
        var many = new StringBuilder();
        IntStream.rangeClosed(1, 52).forEach(i -> many.append(text("p" + i, ExamplePuzzles.oneSolution())));

        read(many.toString());

        assertThat(_find(FoundPuzzle.class)).hasSize(50);
        _assertOne(
                Paragraph.class,
                spec -> spec.withText("2 more puzzles are not shown. Paste a shorter text to see them."));
    }

    @Test
    void anErrorIsSaidWithItsLineAndColumnAndWhatWasExpected() {
        read("""
                puzzle a
                size 3 3
                grid
                # 17\\ 16\\
                \\17 . x
                \\16 . .
                end
                """);

        assertThat(complaint())
                .startsWith("Line 5, column 7: ")
                .contains("expected ")
                .contains("“x”");
    }

    @Test
    void aTextThatTheFieldRefusedIsNotSaidToBeNoneAsWell() {
        refuse(true);

        click("Check it");

        assertThat(complaints()).isEmpty();
    }

    @Test
    void anEmptyFieldIsSaidToBeEmptyOnceARefusalIsOver() {
        refuse(true);
        refuse(false);

        click("Check it");

        assertThat(complaint()).isEqualTo("There is no text. Paste a puzzle.");
    }

    @Test
    void anAnswerDoesNotOutliveItsTextWhereTheNextOneIsTooLongToBeSent() {
        read(text(ExamplePuzzles.oneSolution()));
        _assertOne(FoundPuzzle.class);

        refuse(true);
        _assertNone(FoundPuzzle.class);

        click("Check it");
        _assertNone(FoundPuzzle.class);
    }

    @Test
    void theNextReadingTakesAwayWhatTheOneBeforeFound() {
        read("seventeen across");
        assertThat(complaint())
                .startsWith("Line 1, column 1: “seventeen across” does not start any format that can be read here");
        read(text(ExamplePuzzles.oneSolution()));

        assertThat(complaints()).isEmpty();
        _assertOne(FoundPuzzle.class);

        read("seventeen across");
        _assertNone(FoundPuzzle.class);
    }

    @Test
    void whatIsOddInAPuzzleIsSaidWithIt() {
        read("""
                puzzle odd
                size 3 3
                grid
                # 3\\ 30\\
                \\3 . .
                \\12 . .
                end
                """);

        assertThat(_find(_get(FoundPuzzle.class), Paragraph.class))
                .extracting(Paragraph::getText)
                .anyMatch(said -> said.contains("has the sum 30"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Kakuro", "KenKen"})
    void theExampleOfEachKindCanBeReadAndHasOneSolution(String kind) {
        click("Example: " + kind);
        click("Check it");

        eventuallySaid("It has exactly one solution.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"text", "url", "title"})
    void whatIsSharedIsReadAtOnceWhateverPartOfItHasThePuzzle(String part) {
        var parts = new HashMap<>(Map.of("title", "A puzzle", "text", "Solve this!"));
        parts.put(part, text(ExamplePuzzles.oneSolution()));
        share(parts);

        eventuallySaid("It has exactly one solution.");
        assertThat(_get(TextArea.class).getValue()).isEqualTo(text(ExamplePuzzles.oneSolution()));
    }

    @Test
    void whatIsSharedAndHasNoPuzzleIsSaidToHaveNone() {
        share(Map.of("title", "A puzzle", "url", "", "text", "Solve <b>this</b>!"));

        assertThat(_get(TextArea.class).getValue()).isEqualTo("Solve <b>this</b>!");
        assertThat(_get(Paragraph.class, spec -> spec.withClasses("said-wrong")).getText())
                .contains("does not start any format that can be read here");
    }

    @Test
    void anAddressWithNothingSharedAsksForAText() {
        share(Map.of("title", "", "other", "2,9:XV17V16H17bH16b"));

        assertThat(_get(TextArea.class).isEmpty()).isTrue();
        _assertNone(Paragraph.class, spec -> spec.withClasses("said-wrong"));
    }

    private static void share(Map<String, String> parts) {
        UI.getCurrent().navigate("learn");
        UI.getCurrent().navigate("import", QueryParameters.simple(parts));
        awaitReading();
    }

    private static void read(String text) {
        _setValue(_get(TextArea.class), text);
        click("Check it");
    }

    /// The field says that a text is too long, or that this is over.
    private static void refuse(boolean refused) {
        var data = JsonNodeFactory.instance.objectNode().put("event.detail", refused);
        BasicUtilsKt._fireDomEvent(_get(TextArea.class), "refusal", data);
    }

    private static void click(String text) {
        _click(_get(Button.class, spec -> spec.withText(text)));
        awaitReading();
    }

    private static String text(Puzzle puzzle) {
        return text("example", puzzle);
    }

    private static String text(String id, Puzzle puzzle) {
        return PuzzleFormats.TEXT.write(PuzzleEntry.of(id, puzzle));
    }

    /// Nine cages of three by three cells.
    ///
    /// @param odd the cage, 0 to 8, that asks for one too many
    private static String tooHardToCount(int odd) {
        var text = new StringBuilder("puzzle hard\nsize 9\n");
        for (int cage = 0; cage < 9; cage++) {
            text.append("cage ").append(cage == odd ? 46 : 45).append('+');
            for (int cell = 0; cell < 9; cell++) {
                text.append(" r%dc%d".formatted(cage / 3 * 3 + cell / 3 + 1, cage % 3 * 3 + cell % 3 + 1));
            }
            text.append('\n');
        }
        return text.append("end\n").toString();
    }

    private void eventuallySaid(String words) {
        eventually(() -> assertThat(verdict()).isEqualTo(words));
    }

    private static String verdict() {
        return _get(_get(FoundPuzzle.class), Paragraph.class, spec -> spec.withClasses("verdict"))
                .getText();
    }

    private static String complaint() {
        return complaints().getFirst();
    }

    private static List<String> complaints() {
        return _find(Paragraph.class, spec -> spec.withClasses("said-wrong")).stream()
                .map(Paragraph::getText)
                .toList();
    }

    private static List<String> labels(Component found) {
        return _find(found, Div.class).stream()
                .map(div -> div.getElement().getAttribute("aria-label"))
                .filter(label -> label != null)
                .toList();
    }

    private static String grade() {
        return PageText.of(_get(GradeSign.class));
    }
}
