package org.crosscage.print.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.router.QueryParameters;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.crosscage.ShippedKinds;
import org.crosscage.core.generate.GenerateRequest;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.Size;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.library.GradeTimes;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.library.PuzzleRequirements;
import org.crosscage.print.Paper;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

final class PrintAddressTest {

    private static final PrintOptions USUAL =
            PrintOptions.usual(new PuzzleOrder("kakuro", new Size(8, 8), PuzzleRequirements.ANYTHING), 17);

    @TestFactory
    Stream<DynamicTest> everyOptionThatIsOfferedComesBack() {
        return PuzzleKinds.all().stream()
                .flatMap(kind -> options(kind).map(printOptions -> {
                    var written = PrintAddress.write(printOptions, USUAL).getQueryString();
                    return DynamicTest.dynamicTest(
                            written,
                            () -> assertThat(PrintAddress.read(QueryParameters.fromString(written), USUAL))
                                    .isEqualTo(printOptions));
                }));
    }

    private static Stream<PrintOptions> options(PuzzleKind kind) {
        var size = kind.sizes().get(Math.min(2, kind.sizes().size() - 1));
        var technique = kind.techniques().getLast().id();
        return kind.offeredOptions(size).entrySet().stream()
                .flatMap(offered -> offered.getValue().stream()
                        .map(value -> USUAL.withOrder(new PuzzleOrder(
                                        kind.id(),
                                        size,
                                        new PuzzleRequirements(
                                                Optional.of(Grade.HARD),
                                                Optional.of(technique),
                                                GenerateRequest.TRIES,
                                                Map.of(offered.getKey(), value))))
                                .withCount(30)
                                .withSeed(99)));
    }

    @Test
    void everySizeWhoseGradesAreKnownComesBackWithAChipAtHomeOrNot() {
        for (var kind : ShippedKinds.all()) {
            var sizes = GradeTimes.standard().sizes(kind.id());
            assertThat(sizes).containsAll(kind.sizes()).containsAll(kind.largeSizes());
            assertThat(sizes)
                    .allSatisfy(size -> assertThat(PrintAddress.read(
                                            QueryParameters.fromString("kind=" + kind.id() + "&size=" + size), USUAL)
                                    .order()
                                    .size())
                            .isEqualTo(size));
        }
        assertThat(GradeTimes.standard().sizes("kenken"))
                .startsWith(new Size(3, 3), new Size(4, 4))
                .endsWith(new Size(11, 11), new Size(12, 12));
    }

    @Test
    void theLayoutAndTheSourceComeBack() {
        var printOptions = USUAL.withSource("pack=kenken-4x4")
                .withPaper(Paper.LETTER)
                .withPerPage(6)
                .withCover(false)
                .withSolutions(false)
                .withTitle("6 × 6 & more? 100 %");
        var written = PrintAddress.write(printOptions, USUAL).getQueryString();

        assertThat(written.split("&")).contains("pack=kenken-4x4");
        assertThat(PrintAddress.read(QueryParameters.fromString(written), USUAL.withSource("pack=kenken-4x4")))
                .isEqualTo(printOptions);
    }

    @Test
    void whatIsNotOfferedIsLeftAsItUsuallyIs() {
        var address = QueryParameters.fromString("kind=sudoku&size=200x200&grade=worst&technique=magic&density=1"
                + "&ops=%00&count=1000000&seed=-1&paper=a0&per-page=7&title=" + "x".repeat(500));

        assertThat(PrintAddress.read(address, USUAL)).isEqualTo(USUAL.withTitle("x".repeat(80)));
    }
}
