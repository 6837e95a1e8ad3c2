package org.crosscage.kind;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.generate.Grader;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.Size;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.SolverContext;
import org.crosscage.solver.exact.ExactSolver;
import org.junit.jupiter.api.Test;

class ShippedPuzzlesTest {

    private static final Path FOLDER = Path.of("puzzles");

    private final List<Shipped> all = shipped();

    @Test
    void everyShippedPuzzleHasExactlyOneSolution() {
        var solver = new ExactSolver();
        assertThat(all).isNotEmpty().allSatisfy(shipped -> {
            var puzzle = shipped.entry().puzzle();
            var result = solver.solve(puzzle, SolverContext.quiet(Limits.solutions(2)));
            assertThat(result.isUnique()).as("one solution of " + shipped).isTrue();
            assertThat(puzzle.isSolvedBy(result.solutions().getFirst())).isTrue();
        });
    }

    @Test
    void everyPuzzleThatIsCalledByAGradeHasIt() {
        var called = all.stream()
                .filter(shipped -> shipped.entry().id().matches(".*-[a-z]+-[0-9]+"))
                .filter(shipped -> !shipped.entry().notes().containsKey("title"))
                .toList();
        assertThat(called).hasSizeGreaterThan(100).allSatisfy(shipped -> {
            var kind = PuzzleKinds.of(shipped.folder());
            var rating = new Grader(kind.techniques(), new ExactSolver())
                    .rateProper(shipped.entry().puzzle(), () -> false);
            assertThat(rating.orElseThrow().grade().id())
                    .as(shipped.toString())
                    .isEqualTo(shipped.entry().id().split("-")[2]);
        });
    }

    @Test
    void ofEachKindThereArePuzzlesOfEveryGradeThatTechniquesReach() {
        for (var kind : PuzzleKinds.all()) {
            assertThat(Grade.values())
                    .filteredOn(grade -> grade != Grade.BEYOND)
                    .allSatisfy(grade -> assertThat(all)
                            .anyMatch(shipped -> shipped.entry().id().matches(kind.id() + "-.*-" + grade.id() + "-1")));
        }
    }

    @Test
    void noTwoShippedPuzzlesShareAName() {
        assertThat(all).extracting(shipped -> shipped.entry().id()).doesNotHaveDuplicates();
    }

    @Test
    void noShippedPuzzleIsOdd() {
        assertThat(all)
                .allSatisfy(shipped -> assertThat(shipped.entry().warnings()).isEmpty());
    }

    @Test
    void everyPuzzleLiesInTheFolderOfItsKind() {
        assertThat(all)
                .allSatisfy(shipped -> assertThat(shipped.folder())
                        .isEqualTo(shipped.entry().puzzle().kind()));
    }

    @Test
    void ofEachKindThereAreThirtyAndMore() {
        var counts = all.stream().collect(Collectors.groupingBy(Shipped::folder, Collectors.counting()));
        assertThat(PuzzleKinds.all())
                .allSatisfy(
                        kind -> assertThat(counts.get(kind.id())).as(kind.id()).isGreaterThanOrEqualTo(30));
    }

    @Test
    void ofEachOfferedSizeThereAreFourAndMore() {
        for (var kind : PuzzleKinds.all()) {
            var counts = all.stream()
                    .filter(shipped -> shipped.folder().equals(kind.id()))
                    .collect(Collectors.groupingBy(Shipped::size, Collectors.counting()));
            assertThat(kind.sizes())
                    .allSatisfy(size -> assertThat(counts)
                            .hasEntrySatisfying(size, count -> assertThat(count).isGreaterThanOrEqualTo(4L)));
        }
    }

    @Test
    void theReportsBoardsAreThereUnderTheReportsWords() {
        var titles = all.stream()
                .filter(shipped -> shipped.entry().id().startsWith("report-board-"))
                .map(shipped -> shipped.entry().notes().get("title"));
        assertThat(titles)
                .containsExactly(
                        "Report board 1 (its easy)",
                        "Report board 2 (its medium)",
                        "Report board 3 (its hard)",
                        "Report board 4 (its expert)");
    }

    @Test
    void theReportsBoardsAreCellByCellThoseThatItPrints() {
        var boards = all.stream()
                .filter(shipped -> shipped.entry().id().startsWith("report-board-"))
                .map(shipped -> shipped.entry().puzzle())
                .toList();
        assertThat(boards)
                .isEqualTo(PuzzleFormats.read(TestTexts.of("report-tables.txt")).stream()
                        .map(PuzzleEntry::puzzle)
                        .toList());
    }

    private static List<Shipped> shipped() {
        try (var files = Files.walk(FOLDER)) {
            return files.filter(file -> file.toString().endsWith(".txt"))
                    .sorted()
                    .flatMap(ShippedPuzzlesTest::in)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Stream<Shipped> in(Path file) {
        try {
            var folder = file.getParent().getFileName().toString();
            return PuzzleFormats.TEXT.read(Files.readString(file)).stream().map(entry -> new Shipped(folder, entry));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private record Shipped(String folder, PuzzleEntry entry) {

        Size size() {
            var shape = entry.puzzle().shape();
            return new Size(shape.rows(), shape.columns());
        }

        @Override
        public String toString() {
            return folder + "/" + entry.id();
        }
    }
}
