package org.crosscage.shell.limit;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.TimeMeter;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.time.InstantSource;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.crosscage.setting.WrongSettingException;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.core.env.Environment;
import org.springframework.core.env.PropertyResolver;
import org.springframework.stereotype.Component;

/// Buckets of what each player and each address may still ask for. A whole school may sit behind one address, so an
/// address has many times what a player has; and what one player is refused takes nothing from their address. Each
/// server has its own. Safe for use by several threads.
@Component
public final class RateLimits {

    /// The buckets of so many players and addresses are kept, some 20 MB; of more, those that were used last.
    static final int MOST_BUCKETS = 50_000;

    private final Map<Limit, Rule> rules = new EnumMap<>(Limit.class);
    private final Map<Limit, Counter> refused = new EnumMap<>(Limit.class);
    private final Cache<String, Bucket> buckets;
    private final InstantSource clock;

    @Autowired
    RateLimits(Environment settings, InstantSource clock, MeterRegistry meters) {
        this((limit, whose) -> value(settings, limit, whose), clock, meters);
    }

    /// @param settings gives the value of `player` or `address` of each limit
    /// @throws IllegalArgumentException when one of them is no allowance
    RateLimits(BiFunction<Limit, String, String> settings, InstantSource clock, MeterRegistry meters) {
        this.clock = clock;
        for (var limit : Limit.values()) {
            rules.put(limit, Rule.read(limit, settings));
            refused.put(
                    limit,
                    Counter.builder("crosscage.refused")
                            .tag("limit", limit.id())
                            .register(meters));
        }
        this.buckets = Caffeine.newBuilder()
                .maximumSize(MOST_BUCKETS)
                // by then it is full again, like one that was never used
                .expireAfterAccess(longestPeriod())
                .ticker(this::nanos)
                .executor(Runnable::run)
                .build();
    }

    /// @throws WrongSettingException when a limit is no allowance
    public static void require(PropertyResolver settings) {
        for (var limit : Limit.values()) {
            Rule.read(limit, (each, whose) -> value(settings, each, whose));
        }
    }

    private static String value(PropertyResolver settings, Limit limit, String whose) {
        return settings.getProperty(setting(limit, whose), Allowance.NONE);
    }

    static String setting(Limit limit, String whose) {
        return "crosscage.limits." + limit.id() + "." + whose;
    }

    record Rule(Optional<Allowance> player, Optional<Allowance> address) {

        static Rule read(Limit limit, BiFunction<Limit, String, String> settings) {
            return new Rule(allowance(limit, "player", settings), allowance(limit, "address", settings));
        }

        private static Optional<Allowance> allowance(
                Limit limit, String whose, BiFunction<Limit, String, String> settings) {
            return Allowance.read(setting(limit, whose), settings.apply(limit, whose));
        }
    }

    private Duration longestPeriod() {
        return rules.values().stream()
                .flatMap(rule -> Stream.of(rule.player, rule.address))
                .flatMap(Optional::stream)
                .map(Allowance::period)
                .max(Duration::compareTo)
                .orElse(Duration.ofMinutes(1));
    }

    /// Takes one of what the visitor may ask for.
    ///
    /// @return empty if there was one; else how long it is until there is
    public Optional<Duration> refusal(Limit limit, Requester who) {
        var own = ofPlayer(limit, who);
        var wait = own.flatMap(this::taken).or(() -> {
            var shared = ofAddress(limit, who).flatMap(this::taken);
            if (shared.isPresent()) {
                own.ifPresent(bucket -> bucket.addTokens(1));
            }
            return shared;
        });
        wait.ifPresent(_ -> Objects.requireNonNull(refused.get(limit)).increment());
        return wait;
    }

    /// Puts back what [#refusal] has taken for a visitor who did not get it for another reason.
    public void refund(Limit limit, Requester who) {
        Stream.of(ofPlayer(limit, who), ofAddress(limit, who))
                .flatMap(Optional::stream)
                .forEach(bucket -> bucket.addTokens(1));
    }

    private Optional<Bucket> ofPlayer(Limit limit, Requester who) {
        return who.player().flatMap(player -> bucket(rule(limit).player, limit + " player " + player));
    }

    private Optional<Bucket> ofAddress(Limit limit, Requester who) {
        return bucket(rule(limit).address, limit + " address " + who.network());
    }

    private Rule rule(Limit limit) {
        return Objects.requireNonNull(rules.get(limit));
    }

    private Optional<Duration> taken(Bucket bucket) {
        var probe = bucket.tryConsumeAndReturnRemaining(1);
        return probe.isConsumed() ? Optional.empty() : Optional.of(Duration.ofNanos(probe.getNanosToWaitForRefill()));
    }

    private Optional<Bucket> bucket(Optional<Allowance> allowance, String key) {
        return allowance.map(each -> buckets.get(
                key,
                _ -> Bucket.builder()
                        .addLimit(each.bandwidth())
                        .withCustomTimePrecision(new Clock())
                        .build()));
    }

    /// How many players and addresses are remembered.
    long buckets() {
        buckets.cleanUp();
        return buckets.estimatedSize();
    }

    private long nanos() {
        var now = clock.instant();
        return now.getEpochSecond() * 1_000_000_000L + now.getNano();
    }

    private final class Clock implements TimeMeter {

        @Override
        public long currentTimeNanos() {
            return nanos();
        }

        @Override
        public boolean isWallClockBased() {
            return true;
        }
    }
}
