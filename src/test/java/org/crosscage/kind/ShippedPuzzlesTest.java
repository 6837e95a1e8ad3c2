package org.crosscage.kind;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.ShippedKinds;
import org.crosscage.Sweep;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.generate.Grader;
import org.crosscage.core.generate.Pace;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.Size;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.logic.Step;
import org.crosscage.core.model.Board;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.SolverContext;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.library.GradeTimes;
import org.crosscage.library.PackIndex;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.solver.exact.ExactSolver;
import org.junit.jupiter.api.Test;

class ShippedPuzzlesTest {

    private static final Path FOLDER = Path.of("puzzles");

    private static final List<Shipped> ALL = shipped();

    private final List<Shipped> all = ALL;

    @Test
    void everyShippedPuzzleHasExactlyOneSolution() {
        var wrong = all.parallelStream()
                .filter(shipped -> {
                    var puzzle = shipped.entry().puzzle();
                    var result = new ExactSolver().solve(puzzle, SolverContext.quiet(Limits.solutions(2)));
                    return !result.isUnique()
                            || !puzzle.isSolvedBy(result.solutions().getFirst());
                })
                .toList();
        assertThat(wrong).isEmpty();
    }

    /// The hardest step of one trace is the grade, and from Hard up its singles are few and apart ([Pace]). Of the
    /// hardest and the largest, which take most of the time, every eighth; all of them by `generate --packs puzzles
    /// --check`. Of both a quarter unless the test is strict.
    @Test
    void everyPuzzleThatIsCalledByAGradeNeedsItsTierAndGivesNoMoreSinglesAwayThanItMay() {
        var called =
                all.stream().filter(shipped -> shipped.wanted().isPresent()).toList();
        var soon = called.stream().filter(Shipped::isSoonTraced).toList();
        var late = called.stream().filter(shipped -> !shipped.isSoonTraced()).toList();
        int oneOf = Sweep.of(1, 4);
        var looked = Stream.of(everyNth(soon, oneOf), everyNth(late, 8 * oneOf))
                .flatMap(List::stream)
                .toList();
        assertThat(looked).hasSizeGreaterThan(1_000 / oneOf);
        assertThat(kindsAndGrades(looked)).isEqualTo(kindsAndGrades(called));
        var wrong = looked.parallelStream()
                .filter(shipped -> {
                    var trace = new RuleEngine(PuzzleKinds.of(shipped.folder()).techniques())
                            .run(Board.of(shipped.entry().puzzle()));
                    var hardest = trace.steps().stream()
                            .map(step -> step.technique().tier())
                            .max(Comparator.naturalOrder());
                    return !trace.solved()
                            || !hardest.map(Grade::of).equals(shipped.wanted())
                            || !Pace.of(trace.steps()).suits(shipped.wanted().orElseThrow());
                })
                .toList();
        assertThat(called).hasSizeGreaterThan(1_500);
        assertThat(wrong).isEmpty();
    }

    private static Set<Map.Entry<String, Grade>> kindsAndGrades(List<Shipped> puzzles) {
        return puzzles.stream()
                .map(shipped -> Map.entry(shipped.folder(), shipped.wanted().orElseThrow()))
                .collect(Collectors.toSet());
    }

    /// The first twenty steps alone, which are soon found in the largest too. A third of these puzzles unless the test
    /// is strict.
    @Test
    void noPuzzleThatIsCalledHardOrHarderBeginsWithSinglesOnly() {
        var hard = all.stream()
                .filter(shipped -> shipped.wanted()
                        .filter(grade -> grade.compareTo(Grade.HARD) >= 0)
                        .isPresent())
                .toList();
        assertThat(hard).hasSizeGreaterThan(800);
        var looked = everyNth(hard, Sweep.of(1, 3));
        assertThat(kindsAndGrades(looked)).isEqualTo(kindsAndGrades(hard));
        assertThat(looked.parallelStream()
                        .filter(shipped -> !Pace.of(firstSteps(shipped))
                                .suits(shipped.wanted().orElseThrow()))
                        .toList())
                .isEmpty();
    }

    private static List<Shipped> everyNth(List<Shipped> puzzles, int n) {
        return IntStream.iterate(0, at -> at < puzzles.size(), at -> at + n)
                .mapToObj(puzzles::get)
                .toList();
    }

    private static List<Step> firstSteps(Shipped shipped) {
        var engine = new RuleEngine(PuzzleKinds.of(shipped.folder()).techniques());
        var board = Board.of(shipped.entry().puzzle());
        var steps = new ArrayList<Step>();
        for (var next = engine.next(board); next.isPresent() && steps.size() < Pace.FIRST; next = engine.next(board)) {
            steps.add(next.get());
            next.get().applyTo(board);
        }
        return steps;
    }

    @Test
    void theIndexHasTheSamePuzzlesAsThePacksAndTheirGrades() throws IOException {
        var listed = PackIndex.parse(Files.readString(FOLDER.resolve(PackIndex.FILE)));
        assertThat(listed)
                .flatExtracting(PackIndex.Listed::lines)
                .extracting(PackIndex.Line::id)
                .containsExactlyElementsOf(
                        all.stream().map(shipped -> shipped.entry().id()).toList());
        var grades = listed.stream()
                .flatMap(pack -> pack.lines().stream())
                .collect(Collectors.toMap(
                        PackIndex.Line::id, line -> line.rating().grade()));
        assertThat(all)
                .filteredOn(shipped -> shipped.wanted().isPresent())
                .allSatisfy(shipped -> assertThat(shipped.wanted())
                        .contains(grades.get(shipped.entry().id())));
    }

    /// One in forty, the smaller ones; all of them by `generate --packs puzzles --check`.
    @Test
    void whatTheIndexSaysOfAPuzzleIsWhatRatingItGives() throws IOException {
        var ratings = PackIndex.parse(Files.readString(FOLDER.resolve(PackIndex.FILE))).stream()
                .flatMap(pack -> pack.lines().stream())
                .collect(Collectors.toMap(PackIndex.Line::id, PackIndex.Line::rating));
        var small = all.stream()
                .filter(shipped -> shipped.entry().puzzle().cellCount() <= 81)
                .toList();
        assertThat(IntStream.range(0, small.size())
                        .filter(i -> i % 40 == 0)
                        .mapToObj(small::get)
                        .toList())
                .hasSizeGreaterThan(30)
                .allSatisfy(shipped -> assertThat(
                                new Grader(PuzzleKinds.of(shipped.folder()).techniques())
                                        .rate(shipped.entry().puzzle(), () -> false))
                        .as(
                                "%s; if techniques have changed, make the index again: ./crosscage generate --packs puzzles",
                                shipped.entry().id())
                        .contains(ratings.get(shipped.entry().id())));
    }

    @Test
    void ofEachUsualSizeAndGradeThatComesUpSoonThereAreTwenty() {
        for (var kind : PuzzleKinds.all()) {
            for (var size : kind.sizes()) {
                for (var time : GradeTimes.standard().of(kind.id(), size)) {
                    var stem = kind.id() + "-" + size + "-" + time.grade().id() + "-";
                    assertThat(all)
                            .as(stem)
                            .filteredOn(shipped -> shipped.entry().id().matches(Pattern.quote(stem) + "[0-9]+"))
                            .hasSizeGreaterThanOrEqualTo(time.millis() <= 1_000 ? 20 : 5);
                }
            }
        }
    }

    @Test
    void ofEachKindThereArePuzzlesOfEveryGradeThatTechniquesReach() {
        for (var kind : ShippedKinds.all()) {
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

    /// The boards of the report, and the one beyond level-1, were not made by the generator.
    @Test
    void noGeneratedPuzzleIsUgly() {
        assertThat(all)
                .filteredOn(shipped -> PuzzleOrder.named(shipped.entry().id()).isPresent())
                .hasSizeGreaterThan(2_000)
                .allSatisfy(shipped -> assertThat(PuzzleKinds.of(shipped.folder())
                                .flaws(shipped.entry().puzzle()))
                        .as(shipped.toString())
                        .isEmpty());
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
        assertThat(ShippedKinds.all())
                .allSatisfy(
                        kind -> assertThat(counts.get(kind.id())).as(kind.id()).isGreaterThanOrEqualTo(30));
    }

    @Test
    void ofEachOfferedSizeThereAreFourAndMore() {
        for (var kind : ShippedKinds.all()) {
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
                    .filter(file -> !file.getFileName().toString().equals(PackIndex.FILE))
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

        /// The grade that its id says.
        Optional<Grade> wanted() {
            return PuzzleOrder.named(entry.id())
                    .flatMap(order -> order.requirements().grade());
        }

        boolean isSoonTraced() {
            return entry.puzzle().cellCount() <= 120
                    && wanted().filter(grade -> grade.compareTo(Grade.HARD) <= 0)
                            .isPresent();
        }

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
