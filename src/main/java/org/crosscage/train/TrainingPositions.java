package org.crosscage.train;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.crosscage.analysis.SearchLimit;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.logic.Technique;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.text.NativeText;
import org.crosscage.train.PositionChoice.RatedPosition;
import org.crosscage.train.PositionChoice.RatedTechnique;
import org.crosscage.train.PositionFile.Numbered;
import org.crosscage.train.PositionIndex.Entry;
import org.crosscage.train.progress.FirstRatings;

/// The positions to train on that come with the product, made by `./crosscage generate --positions`. Of the
/// file only the index is kept, the marks, and the positions of the few techniques that were asked for last; an
/// id leads to its line, and the rule engine walks from there to the position. Positions of other puzzles are
/// found too, by ids that say all of them ([PuzzleMoment]); those that were found last are kept. Safe for use by
/// several threads.
public final class TrainingPositions {

    private static final String FILE = "positions.txt";
    /// About 60 kB each; as many as there are techniques near a level.
    private static final int BLOCKS_KEPT = 12;
    /// A page asks for its position several times.
    private static final int POSITIONS_KEPT = 256;
    /// Players' archives may name positions that take as long as somebody likes.
    private static final Duration LONGEST_WALK = Duration.ofSeconds(5);
    /// A walk that took too long is not tried again before; the machine may be less busy then.
    private static final Duration UNTRIED = Duration.ofMinutes(10);
    private static final TrainingPositions STANDARD =
            new TrainingPositions(() -> TrainingPositions.class.getResourceAsStream(FILE), InstantSource.system());

    private static final NativeText TEXT = new NativeText();

    private final Supplier<InputStream> file;
    private final PositionIndex index;
    private final InstantSource clock;
    private final SearchLimit limit;
    private final Map<String, List<Numbered>> kept = latest(BLOCKS_KEPT);
    /// By id; empty for those to which no walk leads.
    private final Map<String, Optional<TrainingPosition>> found = latest(POSITIONS_KEPT);
    /// By id, when the walk took too long.
    private final Map<String, Instant> late = latest(POSITIONS_KEPT);
    /// By subject, as numbers: some 200 kB for all.
    private final Map<String, long[]> marks = new ConcurrentHashMap<>();

    /// @param file opened anew each time something of it is read
    /// @param clock says how long a walk through a puzzle takes
    /// @throws org.crosscage.core.kind.FormatException when its index is damaged
    TrainingPositions(Supplier<InputStream> file, InstantSource clock) {
        this.file = file;
        this.clock = clock;
        this.limit = new SearchLimit(clock, LONGEST_WALK);
        this.index = PositionIndex.read(head());
    }

    private static <T> Map<String, T> latest(int most) {
        return new LinkedHashMap<>(most, 1, true) {

            private static final long serialVersionUID = 1L;

            @Override
            protected boolean removeEldestEntry(Map.Entry<String, T> eldest) {
                return size() > most;
            }
        };
    }

    public static TrainingPositions standard() {
        return STANDARD;
    }

    /// Another one for another file, as far as its index says.
    String version() {
        return Integer.toHexString(index.hashCode());
    }

    /// How many positions there are.
    public int count(PuzzleKind kind, Technique technique) {
        return index.of(PositionFile.subject(kind, technique)).map(Entry::count).orElse(0);
    }

    /// The ids of all positions of a technique, in the order of the file; none where there are no positions.
    ///
    /// @throws org.crosscage.core.kind.FormatException when the file is damaged there
    public List<String> ids(PuzzleKind kind, Technique technique) {
        var subject = PositionFile.subject(kind, technique);
        return positions(subject).stream()
                .map(each -> id(subject, each.position()))
                .toList();
    }

    /// The techniques of a kind that have positions, with what these are rated before anybody has answered
    /// them. A technique's positions are read when they are asked for.
    public List<RatedTechnique> firstRated(PuzzleKind kind) {
        return kind.techniques().stream()
                .filter(technique -> count(kind, technique) > 0)
                .map(technique -> new RatedTechnique(
                        technique.id(), FirstRatings.usual(technique).rating(), () -> firstRated(kind, technique)))
                .toList();
    }

    private List<RatedPosition> firstRated(PuzzleKind kind, Technique technique) {
        var subject = PositionFile.subject(kind, technique);
        return positions(subject).stream()
                .map(Numbered::position)
                .map(each -> new RatedPosition(id(subject, each), firstRating(technique, each.answers())))
                .toList();
    }

    private static double firstRating(Technique technique, int answers) {
        return FirstRatings.of(technique, answers).rating();
    }

    private static String id(String subject, StoredPosition position) {
        return subject + "." + position.mark();
    }

    /// A position by its id; walks through its puzzle, which takes milliseconds as a rule and seconds at worst: nothing
    /// may be held meanwhile that others wait for, such as a transaction.
    ///
    /// @return empty where there is none of this id, or the techniques have changed so much that they do not
    ///     come to it, or come to it so late that nobody would wait for it
    /// @throws org.crosscage.core.kind.FormatException when the file is damaged there
    public Optional<TrainingPosition> find(String id) {
        synchronized (found) {
            if (found.containsKey(id) || isLate(id)) {
                return found(id);
            }
        }
        var tooLong = limit.from(() -> false);
        var position = walkTo(id, tooLong);
        synchronized (found) {
            if (position.isPresent() || !tooLong.getAsBoolean()) {
                found.put(id, position);
            } else {
                late.put(id, clock.instant());
            }
        }
        return position;
    }

    private boolean isLate(String id) {
        var moment = late.get(id);
        return moment != null && clock.instant().isBefore(moment.plus(UNTRIED));
    }

    /// Reads from the id alone a position to which the walk took too long of late.
    public Optional<PuzzleMoment> late(String id) {
        synchronized (found) {
            if (!isLate(id)) {
                return Optional.empty();
            }
        }
        return subject(id).flatMap(Subject::moment);
    }

    /// A position by its id if it was found of late, without a walk.
    public Optional<TrainingPosition> found(String id) {
        synchronized (found) {
            return found.getOrDefault(id, Optional.empty());
        }
    }

    /// Whether there is a position of this id, or may be: that the techniques do not come to it any more is known
    /// only when somebody has tried to find it of late.
    ///
    /// @throws org.crosscage.core.kind.FormatException when the file is damaged there
    public boolean isThere(String id) {
        synchronized (found) {
            if (found.containsKey(id)) {
                return found.get(id).isPresent();
            }
        }
        return subject(id)
                .filter(subject -> subject.moment().isPresent() || isMarked(subject))
                .isPresent();
    }

    private boolean isMarked(Subject subject) {
        return StoredPosition.isMark(subject.mark())
                && Arrays.binarySearch(marks(subject.name()), StoredPosition.number(subject.mark())) >= 0;
    }

    /// Those of a technique, ascending.
    private long[] marks(String subject) {
        return marks.computeIfAbsent(
                subject,
                name -> positions(name).stream()
                        .mapToLong(each -> StoredPosition.number(each.position().mark()))
                        .sorted()
                        .toArray());
    }

    /// What an id says.
    private record Subject(PuzzleKind kind, Technique technique, String mark) {

        String name() {
            return PositionFile.subject(kind, technique);
        }

        /// The position, if the id says all of it.
        Optional<PuzzleMoment> moment() {
            return PuzzleMoment.read(kind, technique, mark);
        }
    }

    private static Optional<Subject> subject(String id) {
        var words = id.split("\\.", -1);
        if (words.length != 3) {
            return Optional.empty();
        }
        return PuzzleKinds.find(words[0])
                .flatMap(kind -> kind.technique(words[1]).map(technique -> new Subject(kind, technique, words[2])));
    }

    private Optional<TrainingPosition> walkTo(String id, BooleanSupplier stop) {
        return subject(id)
                .flatMap(subject ->
                        subject.moment().map(moment -> moment.find(stop)).orElseGet(() -> inTheFile(subject)));
    }

    private Optional<TrainingPosition> inTheFile(Subject subject) {
        return line(subject)
                .flatMap(found -> found.position()
                        .walkTo(found.position().puzzle(found.line()), subject.kind(), subject.technique()));
    }

    private Optional<Numbered> line(Subject subject) {
        return positions(subject.name()).stream()
                .filter(each -> each.position().mark().equals(subject.mark()))
                .findFirst();
    }

    /// A position of the file by its id, without a walk to it.
    public Optional<OfflinePosition> offline(String id) {
        return subject(id)
                .flatMap(subject -> line(subject).map(found -> {
                    var kind = subject.kind().id();
                    var puzzle = found.position().puzzle(found.line());
                    return new OfflinePosition(
                            kind,
                            subject.technique().id(),
                            TEXT.write(PuzzleEntry.of(kind, puzzle)),
                            found.position().line());
                }));
    }

    private List<Numbered> positions(String subject) {
        synchronized (kept) {
            var known = kept.get(subject);
            if (known == null) {
                known = index.of(subject)
                        .map(entry -> PositionFile.read(entry, block(entry)))
                        .orElse(List.of());
                kept.put(subject, known);
            }
            return known;
        }
    }

    private String block(Entry entry) {
        try (var stream = open()) {
            stream.skipNBytes(entry.start());
            return new String(stream.readNBytes(entry.length()), StandardCharsets.US_ASCII);
        } catch (EOFException _) {
            return "";
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private List<String> head() {
        try (var stream = open()) {
            var head = new ArrayList<String>();
            for (var line = line(stream); !line.isEmpty(); line = line(stream)) {
                head.add(line);
            }
            return head;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String line(InputStream stream) throws IOException {
        var line = new StringBuilder();
        for (int letter = stream.read(); letter >= 0 && letter != '\n'; letter = stream.read()) {
            line.append((char) letter);
        }
        return line.toString();
    }

    private InputStream open() {
        var stream = file.get();
        if (stream == null) {
            throw new IllegalStateException(FILE + " is missing beside " + TrainingPositions.class.getName());
        }
        return new BufferedInputStream(stream);
    }
}
