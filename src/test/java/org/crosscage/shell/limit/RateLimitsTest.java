package org.crosscage.shell.limit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.setting.WrongSettingException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class RateLimitsTest {

    private static final Requester ANNE = Requester.of(Optional.of("anne"), "192.0.2.1");
    private static final Requester BERT_OF_THE_SAME_SCHOOL = Requester.of(Optional.of("bert"), "192.0.2.1");
    private static final Requester CLEO_FROM_ELSEWHERE = Requester.of(Optional.of("cleo"), "192.0.2.2");

    private final Map<String, String> settings = new HashMap<>();
    private final SimpleMeterRegistry meters = new SimpleMeterRegistry();
    private Instant now = Instant.parse("2026-11-26T08:00:00Z");

    @Test
    void whoAsksForTooMuchIsToldWhenThereIsMore() {
        settings.put("race.player", "2/1m");
        var limits = limits();

        assertThat(limits.refusal(Limit.RACE, ANNE)).isEmpty();
        assertThat(limits.refusal(Limit.RACE, ANNE)).isEmpty();
        assertThat(limits.refusal(Limit.RACE, ANNE)).contains(Duration.ofSeconds(30));
    }

    @Test
    void whoWaitsAsLongAsTheyWereToldGetsIt() {
        settings.put("race.player", "2/1m");
        var limits = limits();
        ask(limits, Limit.RACE, ANNE, 2);

        now = now.plusSeconds(29);
        assertThat(limits.refusal(Limit.RACE, ANNE)).contains(Duration.ofSeconds(1));
        now = now.plusSeconds(1);
        assertThat(limits.refusal(Limit.RACE, ANNE)).isEmpty();
    }

    @Test
    void eachLimitIsByItself() {
        settings.put("race.player", "1/1m");
        settings.put("import.player", "1/1m");
        var limits = limits();
        ask(limits, Limit.RACE, ANNE, 1);

        assertThat(limits.refusal(Limit.IMPORT, ANNE)).isEmpty();
    }

    @Test
    void onePlayersLimitIsNotAnothers() {
        settings.put("race.player", "1/1m");
        var limits = limits();
        ask(limits, Limit.RACE, ANNE, 2);

        assertThat(limits.refusal(Limit.RACE, BERT_OF_THE_SAME_SCHOOL)).isEmpty();
    }

    @Test
    void anAddressHasALimitToo() {
        settings.put("race.address", "1/1m");
        var limits = limits();
        ask(limits, Limit.RACE, ANNE, 1);

        assertThat(limits.refusal(Limit.RACE, BERT_OF_THE_SAME_SCHOOL)).contains(Duration.ofMinutes(1));
        assertThat(limits.refusal(Limit.RACE, CLEO_FROM_ELSEWHERE)).isEmpty();
    }

    @Test
    void whatAPlayerIsRefusedTakesNothingFromTheirSchool() {
        settings.put("race.player", "1/1m");
        settings.put("race.address", "2/1m");
        var limits = limits();
        ask(limits, Limit.RACE, ANNE, 100);

        assertThat(limits.refusal(Limit.RACE, BERT_OF_THE_SAME_SCHOOL)).isEmpty();
    }

    @Test
    void whatAnAddressIsRefusedTakesNothingFromThePlayer() {
        settings.put("race.player", "1/1h");
        settings.put("race.address", "1/1m");
        var limits = limits();
        ask(limits, Limit.RACE, ANNE, 1);
        ask(limits, Limit.RACE, BERT_OF_THE_SAME_SCHOOL, 1);

        now = now.plus(Duration.ofMinutes(1));

        assertThat(limits.refusal(Limit.RACE, BERT_OF_THE_SAME_SCHOOL)).isEmpty();
    }

    @Test
    void whatIsRefundedIsThereAgainForThePlayerAndTheirAddress() {
        settings.put("race.player", "1/1h");
        settings.put("race.address", "1/1h");
        var limits = limits();
        ask(limits, Limit.RACE, ANNE, 1);

        limits.refund(Limit.RACE, ANNE);

        assertThat(limits.refusal(Limit.RACE, ANNE)).isEmpty();
        assertThat(limits.refusal(Limit.RACE, BERT_OF_THE_SAME_SCHOOL)).isPresent();
    }

    @Test
    void noRefundIsMoreThanAnybodyMayHave() {
        settings.put("race.player", "1/1h");
        var limits = limits();

        limits.refund(Limit.RACE, ANNE);
        ask(limits, Limit.RACE, ANNE, 1);

        assertThat(limits.refusal(Limit.RACE, ANNE)).isPresent();
    }

    @Test
    void withoutALimitNobodyIsRefused() {
        var limits = limits();

        ask(limits, Limit.RACE, ANNE, 10_000);

        assertThat(limits.refusal(Limit.RACE, ANNE)).isEmpty();
    }

    @Test
    void whoCannotBeToldFromOthersIsMeasuredByTheirAddress() {
        settings.put("session.player", "1/1m");
        settings.put("session.address", "3/1m");
        var limits = limits();
        var unknown = Requester.of(Optional.empty(), "192.0.2.1");
        ask(limits, Limit.SESSION, unknown, 3);

        assertThat(limits.refusal(Limit.SESSION, unknown)).isPresent();
    }

    @Test
    void refusalsAreCounted() {
        settings.put("race.player", "1/1m");
        var limits = limits();

        ask(limits, Limit.RACE, ANNE, 4);

        assertThat(meters.get("crosscage.refused")
                        .tag("limit", "race")
                        .counter()
                        .count())
                .isEqualTo(3);
        assertThat(meters.get("crosscage.refused")
                        .tag("limit", "code")
                        .counter()
                        .count())
                .isZero();
    }

    /// Whoever changes addresses with each request must not fill the memory.
    @Test
    void thereIsRoomForSoManyAndTheOthersAreForgotten() {
        settings.put("session.address", "1/1h");
        var limits = limits();

        IntStream.range(0, 3 * RateLimits.MOST_BUCKETS)
                .mapToObj(i -> Requester.of(
                        Optional.empty(),
                        "2001:db8:" + Integer.toHexString(i >> 16) + ":" + Integer.toHexString(i & 0xffff) + "::1"))
                .forEach(each -> assertThat(limits.refusal(Limit.SESSION, each)).isEmpty());

        assertThat(limits.buckets()).isLessThanOrEqualTo(RateLimits.MOST_BUCKETS);
    }

    @Test
    void whatWasNotUsedForLongIsForgotten() {
        settings.put("race.player", "1/1m");
        var limits = limits();
        ask(limits, Limit.RACE, ANNE, 1);
        assertThat(limits.buckets()).isEqualTo(1);

        now = now.plus(Duration.ofMinutes(2));

        assertThat(limits.buckets()).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "2001:db8:1:2::1, 2001:db8:1:2:ffff::9, true",
        "2001:db8:1:2::1, 2001:db8:1:3::1, false",
        "192.0.2.1, 192.0.2.1, true",
        "192.0.2.1, 192.0.2.2, false",
        "::ffff:192.0.2.1, ::ffff:192.0.2.2, false",
        "::ffff:192.0.2.1, 192.0.2.1, true",
        "fe80::1%eth0, fe80::2, true",
        "unknown, unknown, true"
    })
    void anIPv6AddressCountsByWhatAHouseholdHas(String one, String other, boolean isSame) {
        assertThat(Requester.of(Optional.empty(), one)
                        .network()
                        .equals(Requester.of(Optional.empty(), other).network()))
                .isEqualTo(isSame);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0/1m", "many", "10", "10/1", "10/1d", "-1/1m", "10/0s", "None"})
    void aSettingThatIsNoLimitIsNamed(String value) {
        settings.put("new-puzzle.address", value);

        assertThatThrownBy(this::limits)
                .isInstanceOf(WrongSettingException.class)
                .hasMessage("The setting crosscage.limits.new-puzzle.address is '" + value
                        + "'; it must be a number and a time, such as 120/1m (units s, m, h), or none.");
    }

    /// As docs/hosting.md has them.
    @Test
    void theListOfThemIsWhole() throws IOException {
        var standard = new Properties();
        try (var file = RateLimits.class.getResourceAsStream("/application.properties")) {
            standard.load(file);
        }
        var listed = Pattern.compile("(?m)^\\| `([A-Z_]+)` \\|(?: `([^`]+)`)? \\| `([^`]+)` \\|")
                .matcher(Files.readString(Path.of("docs/hosting.md")))
                .results()
                .map(row ->
                        List.of(row.group(1), Optional.ofNullable(row.group(2)).orElse(""), row.group(3)))
                .toList();

        assertThat(listed)
                .containsExactlyElementsOf(Stream.of(Limit.values())
                        .map(limit -> List.of(
                                limit.name(),
                                standard.getProperty(RateLimits.setting(limit, "player"), ""),
                                standard.getProperty(RateLimits.setting(limit, "address"))))
                        .toList());
    }

    private RateLimits limits() {
        return new RateLimits(
                (limit, whose) -> settings.getOrDefault(limit.id() + "." + whose, "none"), () -> now, meters);
    }

    private static void ask(RateLimits limits, Limit limit, Requester who, int times) {
        IntStream.range(0, times).forEach(_ -> limits.refusal(limit, who));
    }
}
