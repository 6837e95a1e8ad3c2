package org.crosscage.kind.killer.generate;

import java.util.random.RandomGenerator;
import org.crosscage.core.generate.GenerateRequest;
import org.crosscage.core.generate.Grade;

/// How large cages are to be: in percent those of two cells, of three, and of four; the rest have five.
enum CageSizes {
    /// Many sums, so that a puzzle is easier.
    SMALL(65, 30, 5),
    VARIED(35, 40, 18);

    private static final int HUNDRED = 100;

    private final int pairs;
    private final int triples;
    private final int quads;

    CageSizes(int pairs, int triples, int quads) {
        this.pairs = pairs;
        this.triples = triples;
        this.quads = quads;
    }

    static CageSizes of(GenerateRequest request) {
        return request.grade()
                .filter(grade -> grade.compareTo(Grade.EASY) <= 0)
                .map(_ -> SMALL)
                .orElse(VARIED);
    }

    int choose(RandomGenerator random) {
        int choice = random.nextInt(HUNDRED);
        if (choice < pairs) {
            return 2;
        }
        if (choice < pairs + triples) {
            return 3;
        }
        return choice < pairs + triples + quads ? 4 : CageCutting.LARGEST_CAGE;
    }
}
