package org.crosscage.experiment.load;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntFunction;
import java.util.function.IntToLongFunction;
import java.util.stream.IntStream;

/// Players who play at once, each on a thread of its own, and what is left of their games at the end.
final class LoadCrowd implements AutoCloseable {

    private static final int READERS = 8;

    private final List<LoadPlayer> players;
    private final LoadStatistics statistics;
    private final List<Future<?>> playing = new ArrayList<>();
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

    LoadCrowd(int count, IntFunction<LoadPlayer> player, LoadStatistics statistics) {
        this.players = IntStream.range(0, count).mapToObj(player).toList();
        this.statistics = statistics;
    }

    /// @param delay after which each comes, in nanoseconds
    void begin(IntToLongFunction delay) {
        for (int i = 0; i < players.size(); i++) {
            long wait = delay.applyAsLong(i);
            var player = players.get(i);
            playing.add(threads.submit(() -> {
                // players come at this pace
                Thread.sleep(Duration.ofNanos(wait));
                player.play();
                return player;
            }));
        }
    }

    /// Waits until all have played.
    void await() {
        playing.forEach(LoadCrowd::done);
    }

    /// Waits for something to end.
    static void done(Future<?> task) {
        try {
            task.get();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    /// How many pages are open.
    long connected() {
        return players.stream().filter(LoadPlayer::isConnected).count();
    }

    /// Closes the pages and reads all games back.
    ///
    /// @return whether each confirmed move is there, once and in order, and nothing failed
    boolean summarize(PrintWriter out) throws InterruptedException {
        players.forEach(LoadPlayer::leave);
        out.printf("%n%s%n", statistics.summary());
        statistics.failures().forEach((why, count) -> out.println("  " + count + " × " + why));
        var found = readBack();
        long moves = found.stream().mapToLong(PlayedGame.ReadBack::moves).sum();
        long lost = found.stream().mapToLong(PlayedGame.ReadBack::lost).sum();
        long extra = found.stream().mapToLong(PlayedGame.ReadBack::extra).sum();
        long disordered = found.stream().filter(game -> !game.inOrder()).count();
        out.printf(
                "read back: %d moves in %d games: lost %d, twice %d, games out of order %d%n",
                moves, found.size(), lost, extra, disordered);
        out.flush();
        return found.stream().allMatch(PlayedGame.ReadBack::isRight) && statistics.failedInAll() == 0;
    }

    /// A few players at a time.
    private List<PlayedGame.ReadBack> readBack() throws InterruptedException {
        var found = new ArrayList<PlayedGame.ReadBack>();
        try (var readers = Executors.newFixedThreadPool(READERS)) {
            var reading = players.stream()
                    .map(player -> readers.submit(player::readBack))
                    .toList();
            for (var each : reading) {
                found.addAll(each.get());
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException("games could not be read back: " + e.getCause(), e);
        }
        return found;
    }

    @Override
    public void close() {
        threads.close();
    }
}
