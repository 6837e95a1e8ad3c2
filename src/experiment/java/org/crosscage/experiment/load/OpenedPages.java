package org.crosscage.experiment.load;

import java.io.IOException;
import java.time.Duration;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BooleanSupplier;

/// Pages that stay open and hear what the server says, without anybody looking at them.
final class OpenedPages implements AutoCloseable {

    private static final Duration LONGEST = Duration.ofHours(1);

    private final Queue<LoadedPage> pages = new ConcurrentLinkedQueue<>();
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

    /// Listens to a page from now on.
    void add(LoadedPage page) {
        page.forget();
        pages.add(page);
        threads.submit(() -> page.await(LONGEST, () -> false));
    }

    /// Opens so many pages, a few at a time.
    ///
    /// @param opening opens one
    /// @return whether all of them are open
    BooleanSupplier open(int count, int atOnce, Opening opening) {
        for (int i = 0; i < atOnce; i++) {
            int share = (count + atOnce - 1 - i) / atOnce;
            threads.submit(() -> {
                for (int j = 0; j < share; j++) {
                    add(opening.open());
                }
                return null;
            });
        }
        return () -> pages.size() >= count;
    }

    /// Opens a page.
    interface Opening {

        LoadedPage open() throws IOException, InterruptedException;
    }

    @Override
    public void close() {
        threads.shutdownNow();
        pages.forEach(LoadedPage::close);
    }
}
