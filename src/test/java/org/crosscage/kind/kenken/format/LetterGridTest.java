package org.crosscage.kind.kenken.format;

import static org.assertj.core.api.Assertions.assertThat;

import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.kind.text.PuzzleFormats;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Grids with a letter for each cage, and what is none of them.
final class LetterGridTest {

    private static final String GRID = "3\nABB\nACD\nEED\nA:3+\nB:1-\nC:3\nD:2*\nE:3/\n";
    private static final String ID = "3:_baa_3a,m6s1m3a3";

    @Test
    void aNumberAboveAWordIsNoSize() {
        assertThat(PuzzleFormats.read("3\nreactions\n\n" + ID + "\n\n12\nreplies\n"))
                .extracting(PuzzleEntry::puzzle)
                .containsExactly(PuzzleFormats.read(ID).getFirst().puzzle());
    }

    @ParameterizedTest
    @CsvSource({"ABB, ABBB, 2 row-length", "ACD, AC, 3 row-length", "ABB, A?B, 2 letter-expected", "3+, 3!, 5"})
    void aGridWithAWrongLineIsToldAsOne(String right, String wrong, String said) {
        assertThat(PuzzleFormats.reading(GRID.replace(right, wrong), () -> false)
                        .faults())
                .singleElement()
                .satisfies(fault ->
                        assertThat(fault.line() + " " + fault.problem().key()).startsWith(said));
    }
}
