package org.crosscage.learn.ui;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import org.crosscage.kind.TechniqueCatalogue;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;

/// The search for the worked examples of all techniques: once for all pages, on one thread for some seconds, from the
/// moment when the first page wants their pictures.
@Component
final class ExampleSearch {

    private static final Logger LOG = LoggerFactory.getLogger(ExampleSearch.class);

    private final Executor costlyTasks;
    private @Nullable CompletableFuture<Void> search;

    ExampleSearch(Executor costlyTasks) {
        this.costlyTasks = costlyTasks;
    }

    /// The end of the search, which begins with the first call. When too much else waits, it has ended at once, and
    /// the next page tries again.
    synchronized CompletableFuture<Void> end() {
        if (search == null) {
            try {
                search = CompletableFuture.runAsync(ExampleSearch::findAll, costlyTasks);
            } catch (RejectedExecutionException _) {
                return CompletableFuture.completedFuture(null);
            }
        }
        return search;
    }

    private static void findAll() {
        for (var entry : TechniqueCatalogue.all()) {
            try {
                StationPicture.find(entry);
            } catch (RuntimeException e) {
                LOG.warn("there is no picture of {}", entry.id(), e);
            }
        }
    }
}
