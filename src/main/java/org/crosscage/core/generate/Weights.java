package org.crosscage.core.generate;

import java.util.HashMap;
import java.util.Map;

/// What a step of each technique adds to a puzzle's score: about how much longer it takes to find than a naked
/// single, times four. The scale is the one Sudoku raters have made familiar (a naked single 4, a pair 50 or 60,
/// an X-wing 160, chains a few hundred); within a tier it grows with the number of cells and clues to hold in mind.
public final class Weights {

    /// What each cell adds that only search fills.
    public static final int SEARCH = 1000;

    private static final String TABLE = """
            single-square               2
            last-cell                   3
            full-line                   3
            magic-combination           6
            crossing                    8
            naked-single                4
            hidden-single              12

            bounds                     16
            killer-combination         24
            layout                     30

            naked-pair                 50
            hidden-pair                60
            naked-triple               70
            hidden-triple              90
            naked-quad                110
            hidden-quad               130
            cage-claims-line           50
            line-claims-cage           60
            twin-cages                 80
            full-layout                80

            line-combination          120
            parity                    110
            innie                     100
            outie                     120
            cut-set                   140
            cage-splitting            150

            x-wing                    160
            finned-x-wing             200
            swordfish                 220
            jellyfish                 300
            skyscraper                180
            two-string-kite           190
            xy-wing                   180
            xyz-wing                  200
            w-wing                    210
            simple-colouring          200
            xy-chain                  260
            als-xz                    300
            clue-chain                260
            alternating-inference-chain 320

            nishio                    450
            forcing-chain             550
            level-1                   700
            """;

    private static final Map<String, Integer> BY_TECHNIQUE = read();

    private Weights() {}

    /// The weight of a technique.
    ///
    /// @param technique its id
    /// @throws IllegalArgumentException when the table does not have it
    public static int of(String technique) {
        var weight = BY_TECHNIQUE.get(technique);
        if (weight == null) {
            throw new IllegalArgumentException("the technique '" + technique + "' has no weight");
        }
        return weight;
    }

    /// All weights by technique, in no order: that of the techniques stands in each kind's list.
    public static Map<String, Integer> all() {
        return BY_TECHNIQUE;
    }

    private static Map<String, Integer> read() {
        var weights = new HashMap<String, Integer>();
        TABLE.lines()
                .filter(line -> !line.isBlank())
                .map(line -> line.split(" +"))
                .forEach(row -> {
                    weights.put(row[0], Integer.valueOf(row[1]));
                });
        return Map.copyOf(weights);
    }
}
