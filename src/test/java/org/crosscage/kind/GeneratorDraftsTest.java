package org.crosscage.kind;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.LongStream;
import org.crosscage.core.generate.GenerateRequest;
import org.crosscage.core.generate.Generator;
import org.crosscage.core.generate.Generator.Generated;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.generate.Grader;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.SolverContext;
import org.crosscage.solver.exact.ExactSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The laws of the generator over hundreds of its puzzles, of grades that take it a few milliseconds.
class GeneratorDraftsTest {

    @ParameterizedTest
    @CsvSource({
        "kenken,4,EASY,,,30",
        "kenken,5,MEDIUM,,,20",
        "kenken,6,EASY,,,40",
        "kenken,6,GENTLE,,,8",
        "kenken,9,MEDIUM,,,8",
        "kenken,6,EASY,ops,*,15",
        "kenken,6,MEDIUM,ops,?,4",
        "kenken,6,EASY,values,0-5,15",
        "kenken,7,MEDIUM,cage-max,6,5",
        "kakuro,6,EASY,,,30",
        "kakuro,9,EASY,,,15",
        "kakuro,9,MEDIUM,,,5",
        "kakuro,9,EASY,symmetry,mirror,6",
        "kakuro,10,EASY,longest-run,6,5",
        "killer,4,GENTLE,,,20",
        "killer,6,EASY,,,20",
        "killer,8,GENTLE,,,5",
        "killer,9,EASY,,,8",
        "killer,9,MEDIUM,,,8",
        "killer,9,HARD,,,4",
        "killer,9,EASY,cage-min,1,5",
        "killer,6,MEDIUM,cage-symmetry,point,8"
    })
    void everyPuzzleHasOneSolutionAndItsGradeAndBreaksNoLawOfBeauty(
            String id, int n, Grade grade, String option, String value, int seeds) {
        var kind = PuzzleKinds.of(id);
        Map<String, String> options = option == null ? Map.of() : Map.of(option, value);
        var solver = new ExactSolver();
        var grader = new Grader(kind.techniques());
        var generator = new Generator(kind.drafts(options), kind.techniques(), solver);
        for (long seed = 1000; seed < 1000 + seeds; seed++) {
            var made = generator
                    .generate(new GenerateRequest(n, n, seed, grade), () -> false)
                    .orElseThrow();
            var found = solver.solve(made.puzzle(), SolverContext.quiet(Limits.solutions(2)));
            assertThat(found.isUnique()).as("one solution, seed %d", seed).isTrue();
            assertThat(found.solutions()).containsExactly(made.solution());
            assertThat(grader.rate(made.puzzle(), () -> false).orElseThrow().grade())
                    .as("seed %d", seed)
                    .isEqualTo(grade);
            assertThat(kind.flaws(made.puzzle())).as("seed %d", seed).isEmpty();
        }
    }

    @Test
    void manyThreadsOnOneGeneratorMakeWhatOneMakes() throws Exception {
        var alone = made(1);
        assertThat(alone).doesNotHaveDuplicates().hasSize(57);
        assertThat(made(2)).isEqualTo(alone);
        assertThat(made(4)).isEqualTo(alone);
    }

    private static List<Puzzle> made(int threads) throws Exception {
        var orders = new ArrayList<Callable<Puzzle>>();
        add(orders, "kenken", new GenerateRequest(6, 6, 0, Grade.MEDIUM), 20);
        add(orders, "kenken", new GenerateRequest(9, 9, 0), 15);
        add(orders, "kakuro", new GenerateRequest(8, 8, 0, Grade.EASY), 10);
        add(orders, "kakuro", new GenerateRequest(9, 9, 0, Grade.MEDIUM), 4);
        add(orders, "killer", new GenerateRequest(6, 6, 0, Grade.EASY), 4);
        add(orders, "killer", new GenerateRequest(9, 9, 0, Grade.MEDIUM), 4);
        try (var pool = Executors.newFixedThreadPool(threads)) {
            return pool.invokeAll(orders).stream().map(Future::resultNow).toList();
        }
    }

    private static void add(List<Callable<Puzzle>> orders, String id, GenerateRequest like, int seeds) {
        var kind = PuzzleKinds.of(id);
        var generator = new Generator(kind.drafts(), kind.techniques(), new ExactSolver());
        LongStream.range(0, seeds)
                .forEach(seed -> orders.add(() -> {
                    var request = new GenerateRequest(
                            like.rows(), like.columns(), seed, like.grade(), Optional.empty(), GenerateRequest.TRIES);
                    return generator
                            .generate(request, () -> false)
                            .map(Generated::puzzle)
                            .orElseThrow();
                }));
    }

    @Test
    void anOptionIsKeptByEveryPuzzle() {
        var kind = PuzzleKinds.of("kenken");
        var generator = new Generator(kind.drafts(Map.of("cage-max", "3")), kind.techniques(), new ExactSolver());
        assertThat(LongStream.range(0, 30)
                        .mapToObj(seed -> generator
                                .generate(new GenerateRequest(6, 6, seed, Grade.EASY), () -> false)
                                .orElseThrow())
                        .flatMap(one -> one.puzzle().clues().stream()))
                .allMatch(cage -> cage.cells().size() <= 3);
    }
}
