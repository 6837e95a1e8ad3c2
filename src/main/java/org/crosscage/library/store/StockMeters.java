package org.crosscage.library.store;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import java.time.Duration;
import org.crosscage.store.BoundedQuery;
import org.springframework.stereotype.Component;

/// How full the stock is: counted in the database, which whoever reads the meters does not wait for.
@Component
final class StockMeters implements MeterBinder {

    private static final Duration GLANCE = Duration.ofSeconds(1);
    private static final double UNKNOWN = Double.NaN;

    private final Stock stock;
    private final BoundedQuery<Double> count;

    StockMeters(Stock stock) {
        this.stock = stock;
        this.count = new BoundedQuery<>(
                stock::count,
                GLANCE,
                task -> Thread.ofVirtual().name("stock-count").start(task));
    }

    @Override
    public void bindTo(MeterRegistry meters) {
        Gauge.builder("crosscage.stock", count, now -> now.ask().orElse(UNKNOWN))
                .register(meters);
        Gauge.builder(
                        "crosscage.queue",
                        count,
                        now -> stock.wanted() - now.ask().orElse(UNKNOWN))
                .tag("queue", "stock")
                .register(meters);
    }
}
