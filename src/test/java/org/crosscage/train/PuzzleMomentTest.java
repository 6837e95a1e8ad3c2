package org.crosscage.train;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.GameTerms;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.text.LinkCode;
import org.crosscage.kind.text.SharedGame;
import org.crosscage.play.ui.PlayScreenTest;
import org.crosscage.train.progress.FirstRatings;
import org.junit.jupiter.api.Test;

/// Positions that are not in the file.
final class PuzzleMomentTest {

    private static final TrainingPositions POSITIONS = TrainingPositions.standard();
    private static final Puzzle PUZZLE = PlayScreenTest.puzzle(PlayScreenTest.PROPER);
    private static final PuzzleKind KIND = PuzzleKinds.of(PUZZLE.kind());
    private static final String CODE = LinkCode.code(PuzzleEntry.of("any", PUZZLE));

    private static PuzzleMoment after(int steps) {
        var engine = new RuleEngine(KIND.techniques());
        var board = Board.of(PUZZLE);
        for (int i = 0; i < steps; i++) {
            engine.next(board).orElseThrow().applyTo(board);
        }
        var simplest = engine.next(board).orElseThrow().technique();
        return PuzzleMoment.of(KIND, simplest, steps, board).orElseThrow();
    }

    @Test
    void everyPositionOnTheWayIsFoundByItsId() {
        assertThat(IntStream.range(0, 5).mapToObj(PuzzleMomentTest::after)).allSatisfy(moment -> {
            assertThat(moment.id())
                    .matches("kenken\\.[a-z0-9-]+\\.[0-9a-z]{8}-[0-9]+-" + CODE)
                    .hasSizeLessThanOrEqualTo(PuzzleMoment.LONGEST_ID);
            var found = POSITIONS.find(moment.id()).orElseThrow();
            assertThat(found.puzzle()).isEqualTo(PUZZLE);
            assertThat(found.technique()).isEqualTo(moment.technique());
        });
    }

    @Test
    void onlyTheSimplestTechniqueIsAskedThere() {
        var moment = after(1);
        var others = KIND.techniques().stream()
                .filter(technique -> !technique.equals(moment.technique()))
                .map(technique -> new PuzzleMoment(KIND, technique, moment.position()).id());
        assertThat(others).isNotEmpty().allMatch(id -> POSITIONS.find(id).isEmpty());
    }

    @Test
    void aMarkOfAnotherPositionAndStepsBeyondTheEndLeadNowhere() {
        var moment = after(2);
        assertThat(Stream.of(
                        word("00000000", 2, CODE),
                        word(after(3).position().mark(), 2, CODE),
                        word(moment.position().mark(), 1, CODE),
                        word(moment.position().mark(), 99_999, CODE),
                        word(moment.position().mark(), 100_000, CODE)))
                .allMatch(word -> find(moment.technique(), word).isEmpty());
        assertThat(find(moment.technique(), word(moment.position().mark(), 2, CODE)))
                .isPresent();
    }

    @Test
    void hostileIdsLeadNowhere() {
        var moment = after(0);
        var technique = moment.technique();
        var mark = moment.position().mark();
        var withTerms = LinkCode.code(new SharedGame(
                PuzzleEntry.of("any", PUZZLE), Optional.empty(), new GameTerms(false, Optional.empty())));
        assertThat(Stream.of(
                        mark + "-0-",
                        mark + "-0-1",
                        mark + "-0-2",
                        mark + "-0-1k",
                        mark + "-0-1-",
                        mark + "-0-" + CODE + "A",
                        mark + "-0-" + CODE.substring(0, CODE.length() - 1),
                        mark + "-0-" + CODE + "\n",
                        mark + "-0-/p/" + CODE,
                        mark + "-00-" + CODE,
                        mark + "--1-" + CODE,
                        mark + "-+0-" + CODE,
                        mark + "-0",
                        mark.toUpperCase(Locale.ROOT) + "-0-" + CODE,
                        // the same position would have two ids
                        mark + "-0-" + withTerms,
                        StoredPosition.of(withTerms, 0, 1, Board.of(PUZZLE)).mark() + "-0-" + withTerms,
                        mark + "-0-" + "1k".repeat(600),
                        mark + "-0-" + "1k".repeat(100_000)))
                .allMatch(word -> find(technique, word).isEmpty());
        assertThat(POSITIONS.find("kakuro.naked-single." + word(mark, 0, CODE))).isEmpty();
        assertThat(POSITIONS.find(moment.id() + ".")).isEmpty();
    }

    @Test
    void aWalkThatTakesTooLongEndsAndFindsNothing() {
        var seconds = new AtomicLong();
        InstantSource hurried = () -> Instant.ofEpochSecond(seconds.getAndAdd(6));
        var positions = new TrainingPositions(PuzzleMomentTest::noFile, hurried);
        assertThat(positions.find(after(2).id())).isEmpty();
        assertThat(new TrainingPositions(PuzzleMomentTest::noFile, InstantSource.fixed(Instant.EPOCH))
                        .find(after(2).id()))
                .isPresent();
    }

    @Test
    void aWalkThatTookTooLongIsNotTriedAgainForAWhile() {
        var seconds = new AtomicLong();
        var positions =
                new TrainingPositions(PuzzleMomentTest::noFile, () -> Instant.ofEpochSecond(seconds.getAndAdd(6)));
        assertThat(positions.find(after(2).id())).isEmpty();

        long before = seconds.get();
        assertThat(positions.find(after(2).id())).isEmpty();
        assertThat(seconds).hasValue(before + 6); // one look at the clock

        seconds.addAndGet(Duration.ofMinutes(10).toSeconds());
        before = seconds.get();
        assertThat(positions.find(after(2).id())).isEmpty();
        assertThat(seconds).hasValueGreaterThan(before + 6);
    }

    @Test
    void whatWasFoundIsThereWithoutAWalk() {
        var positions = new TrainingPositions(PuzzleMomentTest::noFile, InstantSource.fixed(Instant.EPOCH));
        assertThat(positions.found(after(2).id())).isEmpty();
        var position = positions.find(after(2).id());

        assertThat(positions.found(after(2).id())).isPresent().isEqualTo(position);
    }

    @Test
    void moreAnswersThanTheFileHasMakeAFirstRatingAllTheSame() {
        var technique = after(0).technique();
        assertThat(List.of(3, 6, 7, 80))
                .extracting(answers -> FirstRatings.of(technique, answers).rating())
                .isSortedAccordingTo((one, other) -> Double.compare(other, one))
                .allMatch(rating -> rating >= 400);
    }

    private static InputStream noFile() {
        return new ByteArrayInputStream(new byte[] {'\n'});
    }

    private static String word(String mark, int steps, String code) {
        return mark + "-" + steps + "-" + code;
    }

    private static Optional<TrainingPosition> find(Technique technique, String word) {
        return POSITIONS.find(KIND.id() + "." + technique.id() + "." + word);
    }
}
