package org.crosscage.train.progress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ReviewTest {

    private static final Instant START = Instant.parse("2026-11-01T00:00:00Z");
    private static final LocalDate FIRST_DAY = LocalDate.parse("2026-11-01");
    private static final int DAYS = 70;

    /// What is answered on which day, `o` found and `x` missed, and on which day each position is due after
    /// each of these answers, `-` when it need not come back.
    private static final String POSITIONS = """
            in time      | 0x 1o 4o 11o 27o 62o | 1 4 11 27 62 -
            missed again | 0x 1o 4o 11x 12o 15o 22o 38o | 1 4 11 12 15 22 38 73
            late         | 0x 4o 7o 16o 33o 69o | 1 7 14 32 68 -
            too early    | 0x 0o 1o 2o 3o 4o 5o | 1 1 4 4 4 11 11
            missed early | 2x 3o 4x 5o 6x 7o 10o | 3 6 5 8 7 10 17
            never found  | 0x 1x 2x 10x 60x | 1 2 3 11 61
            never missed | 5o 20o 59o | - - -
            missed late  | 5o 20o 40x 41o | - - 41 44
            known, not   | 0x 1o 4o 11o 27o 62o 65o 66x 67o | 1 4 11 27 62 - - 67 70
            """;

    private Instant now = START;

    private LocalDate today() {
        return LocalDate.ofInstant(now, ZoneOffset.UTC);
    }

    @Test
    void everyPositionComesBackOnItsDaysForSeventyDays() {
        var positions = POSITIONS.lines().map(Scheduled::new).toList();
        for (int day = 0; day < DAYS; day++) {
            // the first and the last moment of a day are the same day
            for (var time : List.of(Duration.ZERO, Duration.ofDays(1).minusMillis(1))) {
                now = START.plus(Duration.ofDays(day)).plus(time);
                for (var position : positions) {
                    position.isAskedFor(day);
                }
            }
            for (var position : positions) {
                position.answer(day);
            }
        }
        assertThat(positions).hasSize(9).noneMatch(position -> position.answers.hasNext());
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 5})
    void noReviewIsInAStepThatThereIsNoneOf(int step) {
        assertThatThrownBy(() -> new Review(step, FIRST_DAY)).hasMessage("step " + step + " of a review is not in 0…4");
    }

    /// A line of the table while the days go by.
    private final class Scheduled {

        private final String name;
        private final Iterator<String> answers;
        private final Iterator<String> expected;

        private Optional<Review> review = Optional.empty();
        private String due = "-";
        private String next;

        Scheduled(String line) {
            var columns = line.split(" *\\| *");
            name = columns[0];
            answers = words(columns[1]);
            expected = words(columns[2]);
            next = answers.next();
        }

        private static Iterator<String> words(String text) {
            return Arrays.asList(text.split(" ")).iterator();
        }

        void isAskedFor(int day) {
            boolean isExpected = !due.equals("-") && day >= Integer.parseInt(due);
            assertThat(review.stream().anyMatch(each -> each.isDue(today())))
                    .as("“%s” is due on day %s", name, day)
                    .isEqualTo(isExpected);
        }

        /// All answers of a day.
        void answer(int day) {
            while (next.matches(day + "[ox]")) {
                review = Review.answered(review, next.endsWith("x"), today());
                due = expected.next();
                assertThat(review.map(Review::due))
                        .as("“%s” after %s", name, next)
                        .isEqualTo(Stream.of(due)
                                .filter(word -> !word.equals("-"))
                                .map(word -> FIRST_DAY.plusDays(Integer.parseInt(word)))
                                .findFirst());
                next = answers.hasNext() ? answers.next() : "";
            }
        }
    }
}
