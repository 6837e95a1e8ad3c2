package org.crosscage.train.store;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.player.ArchiveException;
import org.crosscage.player.ArchivePart;
import org.crosscage.player.Sha256;
import org.crosscage.player.store.PlayerQuotas;
import org.crosscage.train.PuzzleMoment;
import org.crosscage.train.progress.AnswerResult;
import org.crosscage.train.progress.AnsweredPosition;
import org.crosscage.train.progress.GlickoRating;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.stereotype.Component;

/// The answers that a player gave in training. Ratings and what comes back follow from them; a run that is not over is
/// not taken along, what was answered in it is.
@Component
final class TrainingArchive implements ArchivePart<TrainingArchive.PackedAnswer> {

    private static final Pattern RUN = Pattern.compile("[A-Za-z0-9_-]{22}");
    private static final Pattern POSITION = Pattern.compile("[a-z0-9-]+\\.[a-z0-9-]+\\.[A-Za-z0-9_.-]+");
    private static final int MOST = 1_000_000;
    private static final int ID_LETTERS = 22;
    private static final Duration AHEAD = Duration.ofDays(1);

    private final AnswerRows rows;
    private final InstantSource clock;

    TrainingArchive(AnswerRows rows, InstantSource clock) {
        this.rows = rows;
        this.clock = clock;
    }

    /// @param run the id of its run
    /// @param place of the position in the run, from 1
    /// @param position its id, which begins with kind and technique
    /// @param answered ISO 8601, in UTC
    /// @param seconds that it took
    /// @param wrong tries
    /// @param told stages of the hint, 0 to 4
    /// @param found whether the player found the step
    /// @param other whether the step was found by another technique than the one that was asked for
    /// @param rating the player's rating after it, its deviation and its volatility; none where it is not rated
    record PackedAnswer(
            String run,
            int place,
            String position,
            String answered,
            int seconds,
            int wrong,
            int told,
            boolean found,
            boolean other,
            List<Double> rating) {

        PackedAnswer {
            rating = List.copyOf(rating);
        }
    }

    @Override
    public String name() {
        return "training";
    }

    @Override
    public Class<PackedAnswer> type() {
        return PackedAnswer.class;
    }

    @Override
    public Stream<PackedAnswer> pack(long player) {
        return rows.all(player).map(TrainingArchive::packed);
    }

    private static PackedAnswer packed(AnsweredPosition answer) {
        var result = answer.result();
        return new PackedAnswer(
                answer.run(),
                answer.place(),
                answer.position(),
                answer.answered().toString(),
                (int) result.time().toSeconds(),
                result.wrongTries(),
                result.stages(),
                !result.hasGivenUp(),
                answer.isOther(),
                answer.after()
                        .map(after -> List.of(after.rating(), after.deviation(), after.volatility()))
                        .orElse(List.of()));
    }

    @Override
    public Map<String, String> lacking() {
        return Map.of("other", "false");
    }

    @Override
    public Unpacking<PackedAnswer> unpacking(long player, BooleanSupplier stop) {
        var room = new AnswerRoom(rows.room(player), rows.roomForPositions(player));
        var there = new HashSet<>(rows.given(player));
        return packed -> unpack(player, packed, room, there);
    }

    private record AnswerRoom(PlayerQuotas.Room answers, PlayerQuotas.Room positions) {

        void use(String position) {
            answers.use(1);
            positions.use(position.length());
        }
    }

    private boolean unpack(long player, PackedAnswer packed, AnswerRoom room, Set<AnswerRows.Given> there) {
        var answer = read(packed, player);
        var given = new AnswerRows.Given(answer.position(), answer.answered());
        if (there.contains(given)) {
            return false;
        }
        room.use(answer.position());
        try {
            rows.add(player, answer);
        } catch (DuplicateKeyException _) {
            throw ArchiveException.noValue("place", packed.place());
        }
        return there.add(given);
    }

    /// The id of a run for a player who has it from a file, always the same. It is another one than where it was
    /// played, so that nobody takes a place of somebody else's run by a file.
    private static String ownRun(String run, long player) {
        return Sha256.of(run + " " + player).substring(0, ID_LETTERS);
    }

    private AnsweredPosition read(PackedAnswer packed, long player) {
        if (!RUN.matcher(packed.run()).matches()) {
            throw ArchiveException.noValue("run", packed.run());
        }
        if (packed.position().length() > PuzzleMoment.LONGEST_ID
                || !POSITION.matcher(packed.position()).matches()) {
            throw ArchiveException.noValue("position", packed.position());
        }
        var words = packed.position().split("\\.", -1);
        var technique = PuzzleKinds.find(words[0])
                .flatMap(kind -> kind.technique(words[1]))
                .orElseThrow(() -> ArchiveException.noValue("position", packed.position()));
        var result = new AnswerResult(
                number("wrong", packed.wrong(), 0, MOST),
                number("told", packed.told(), 0, 4),
                !packed.found(),
                Duration.ofSeconds(number("seconds", packed.seconds(), 0, Integer.MAX_VALUE)));
        return new AnsweredPosition(
                ownRun(packed.run(), player),
                number("place", packed.place(), 1, MOST),
                packed.position(),
                words[0],
                packed.other() ? AnsweredPosition.NO_TECHNIQUE : technique.id(),
                "",
                answered(packed),
                result,
                result.score(technique.tier()),
                rating(packed));
    }

    private static int number(String name, int value, int least, int most) {
        if (value < least || value > most) {
            throw ArchiveException.noValue(name, value);
        }
        return value;
    }

    private Instant answered(PackedAnswer packed) {
        try {
            var answered = Instant.parse(packed.answered()).truncatedTo(ChronoUnit.MICROS);
            if (answered.isAfter(Instant.EPOCH)
                    && answered.isBefore(clock.instant().plus(AHEAD))) {
                return answered;
            }
        } catch (DateTimeException _) {
            // as one that is too early or too late
        }
        throw ArchiveException.noValue("answered", packed.answered());
    }

    private static Optional<GlickoRating> rating(PackedAnswer packed) {
        var numbers = packed.rating();
        try {
            if (numbers.isEmpty()) {
                return Optional.empty();
            }
            if (numbers.size() == 3) {
                return Optional.of(new GlickoRating(numbers.get(0), numbers.get(1), numbers.get(2)));
            }
        } catch (IllegalArgumentException _) {
            // as too many numbers
        }
        throw ArchiveException.noValue("rating", numbers);
    }
}
