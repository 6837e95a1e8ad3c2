package org.crosscage.board.ui.tile;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.crosscage.board.Highlights;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Lights;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Role;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.text.PuzzleFormats;
import org.junit.jupiter.api.Test;

final class StepThumbnailTest {

    /// Each row is a cage of its own.
    private static final Puzzle PUZZLE = PuzzleFormats.read("puzzle rows\nsize 9\nboxes 3x3\n"
                    + IntStream.rangeClosed(1, 9)
                            .mapToObj(row -> "cage 45+ "
                                    + IntStream.rangeClosed(1, 9)
                                            .mapToObj(column -> "r" + row + "c" + column)
                                            .collect(Collectors.joining(" ")))
                            .collect(Collectors.joining("\n"))
                    + "\nend")
            .getFirst()
            .puzzle();

    @Test
    void thePartOfTheBoardIsShownWithAStripOfTheCellsAroundIt() {
        var lights = Lights.of().cell(31, Role.CAUSE).cell(40, Role.FOUND).cell(39, Role.GONE);

        assertThat(drawn(lights))
                .contains("viewBox='17 17 66 66'")
                .contains("<path class='thumb-cause' d='M41 21h18v18h-18z'/>")
                .contains("<path class='thumb-found' d='M41 41h18v18h-18z'/>")
                .contains("<path class='thumb-gone' d='M21 41h18v18h-18z'/>")
                .contains("thumb-cage-line");
    }

    @Test
    void atTheEdgeOfTheBoardItsFrameIsShown() {
        assertThat(drawn(Lights.of().cell(0, Role.FOUND)))
                .contains("viewBox='-1.6 -1.6 64.6 64.6'")
                .containsPattern(">45</text>");
    }

    @Test
    void cellsToLookAtAreTintedInThePartAndDoNotEnlargeIt() {
        var lights = Lights.of()
                .cell(0, Role.LOOK)
                .cell(49, Role.LOOK)
                .cell(40, Role.FOUND)
                .cell(31, Role.CAUSE);

        assertThat(drawn(lights))
                .contains("viewBox='17 17 66 66'")
                .containsOnlyOnce("thumb-look")
                .contains("<path class='thumb-look' d='M41 61h18v18h-18z'/>");
    }

    @Test
    void digitsOfTheStepAreWrittenByTheirRolesUnlessThereAreTooMany() {
        var lights = Lights.of()
                .cell(40, Role.CAUSE)
                .digits(40, Digits.of(2), Role.CAUSE)
                .digits(40, Digits.of(7), Role.GONE)
                .cell(41, Role.GONE)
                .digits(41, Digits.range(1, 6), Role.GONE);

        assertThat(drawn(lights))
                .contains("<tspan class='thumb-lit-cause'>2</tspan><tspan class='thumb-lit-gone'>7</tspan></text>")
                .doesNotContain("123456");
    }

    @Test
    void aLargePartHasNeitherCluesNorOutlines() {
        assertThat(drawn(Lights.of().cell(0, Role.CAUSE).cell(80, Role.GONE)))
                .contains("viewBox='-1.6 -1.6 183.2 183.2'")
                .doesNotContain("thumb-cage-line")
                .doesNotContain(">45</text>");
    }

    private static String drawn(Lights.Builder lights) {
        var picture = PuzzleKinds.of(PUZZLE.kind()).picture(PUZZLE);
        var lit = new Highlights(lights.build(), List.of(), List.of(), false);
        return StepThumbnail.draw(PUZZLE, picture, Board.of(PUZZLE).position(), lit);
    }
}
