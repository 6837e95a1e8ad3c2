package org.crosscage.experiment.train;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.cli.input.AllowedNumbers;
import org.crosscage.cli.output.MarkdownTable;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.train.PositionChoice;
import org.crosscage.train.PositionChoice.RatedTechnique;
import org.crosscage.train.TrainingPositions;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `experiment ratings`: how soon the rating of synthetic players, who answer as the model behind Glicko says,
/// comes near the strength that they were made with.
@Command(name = "ratings", mixinStandardHelpOptions = true)
public final class RatingsExperiment implements Callable<Integer> {

    private static final List<Integer> STRENGTHS = List.of(700, 1000, 1300, 1600, 1900, 2200, 2500);
    /// After how many answers the rating is looked at.
    private static final List<Integer> ANSWERS = List.of(5, 10, 20, 40);
    /// What is promised: the median error after so many answers.
    private static final int PROMISED_AFTER = 20;

    private static final double PROMISED_ERROR = 100;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @AllowedNumbers(least = 1)
    @Option(names = "--count", paramLabel = "N", defaultValue = "1000")
    private int count = 1_000;

    @Option(names = "--seed", paramLabel = "SEED", defaultValue = "1")
    private long seed = 1;

    @Override
    public Integer call() {
        boolean isKept = print("asked as the trainer does", PositionChoice::level);
        print("asked at their rating", (player, lastScore) -> player.rating());
        return isKept ? 0 : 1;
    }

    /// @return whether the promise is kept
    private boolean print(String title, LevelChoice choice) {
        var out = spec.commandLine().getOut();
        var table = new MarkdownTable(Stream.concat(
                        Stream.of("strength"),
                        ANSWERS.stream()
                                .flatMap(answers -> Stream.of(answers + " answers: median", "90 %", "deviation")))
                .toArray(String[]::new));
        boolean isKept = true;
        for (var kind : PuzzleKinds.all()) {
            var techniques = techniques(kind);
            if (techniques.isEmpty()) {
                continue;
            }
            for (int strength : STRENGTHS) {
                var errors = new Errors(kind.id() + " " + strength, strength, techniques, choice);
                table.row(errors.row());
                isKept &= errors.promised() <= PROMISED_ERROR;
            }
        }
        out.println("### " + title);
        out.println();
        out.println(table);
        out.println();
        out.flush();
        return isKept;
    }

    /// What a kind's positions are rated first, read once.
    private static List<RatedTechnique> techniques(PuzzleKind kind) {
        return TrainingPositions.standard().firstRated(kind).stream()
                .map(each -> {
                    var positions = each.positions().get();
                    return new RatedTechnique(each.technique(), each.rating(), () -> positions);
                })
                .toList();
    }

    /// Many players of one strength, by how many answers they have given.
    private final class Errors {

        private final String name;
        /// By the index of [#ANSWERS] and the player.
        private final double[][] errors = new double[ANSWERS.size()][count];

        private final double[][] deviations = new double[ANSWERS.size()][count];

        Errors(String name, int strength, List<RatedTechnique> techniques, LevelChoice choice) {
            this.name = name;
            RandomGenerator random = new SplittableRandom(seed);
            for (int number = 0; number < count; number++) {
                play(number, new SyntheticPlayer(strength, techniques, random), choice);
            }
            for (int i = 0; i < ANSWERS.size(); i++) {
                Arrays.sort(errors[i]);
                Arrays.sort(deviations[i]);
            }
        }

        private void play(int number, SyntheticPlayer player, LevelChoice choice) {
            for (int answer = 1; answer <= ANSWERS.getLast(); answer++) {
                player.answer(choice);
                int i = ANSWERS.indexOf(answer);
                if (i >= 0) {
                    errors[i][number] = player.error();
                    deviations[i][number] = player.rating().deviation();
                }
            }
        }

        double promised() {
            return median(errors[ANSWERS.indexOf(PROMISED_AFTER)]);
        }

        Object[] row() {
            return Stream.concat(
                            Stream.of(name),
                            IntStream.range(0, ANSWERS.size())
                                    .mapToObj(this::columns)
                                    .flatMap(Arrays::stream))
                    .toArray();
        }

        private Object[] columns(int i) {
            return new Object[] {
                Math.round(median(errors[i])), Math.round(errors[i][count * 9 / 10]), Math.round(median(deviations[i]))
            };
        }
    }

    private static double median(double[] sorted) {
        return sorted[sorted.length / 2];
    }
}
