package org.crosscage.core.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class SettingsTest {

    private static final Parameter<Integer> POPULATION = Parameter.whole("population", 20, 1, 100);
    private static final Parameter<Double> RATE =
            Parameter.real("rate", 0.5, 0, 1).withPaper(0.7);
    private static final Parameter<String> ORDER = Parameter.choice("order", "rows", List.of("rows", "columns"));
    private static final Parameter<Boolean> ANNEALING = Parameter.toggle("annealing", false);
    private static final List<Parameter<?>> ALL = List.of(POPULATION, RATE, ORDER, ANNEALING);

    @Test
    void whatIsNotSetIsUsual() {
        assertThat(Settings.USUAL.get(POPULATION)).isEqualTo(20);
        assertThat(Settings.USUAL.get(RATE)).isEqualTo(0.5);
        assertThat(Settings.USUAL.get(ORDER)).isEqualTo("rows");
        assertThat(Settings.USUAL.get(ANNEALING)).isFalse();
    }

    @Test
    void whatIsSetIsReadAgainFromItsTexts() {
        var settings = Settings.USUAL
                .with(POPULATION, 7)
                .with(RATE, 0.25)
                .with(ORDER, "columns")
                .with(ANNEALING, true);
        assertThat(settings.texts())
                .containsExactlyInAnyOrderEntriesOf(
                        Map.of("population", "7", "rate", "0.25", "order", "columns", "annealing", "on"));
        var again = Settings.of(ALL, settings.texts());
        assertThat(again).isEqualTo(settings);
        assertThat(again.get(POPULATION)).isEqualTo(7);
        assertThat(again.get(RATE)).isEqualTo(0.25);
        assertThat(again.get(ORDER)).isEqualTo("columns");
        assertThat(again.get(ANNEALING)).isTrue();
    }

    @ParameterizedTest
    @MethodSource("wrong")
    void whatIsNoValueIsRefusedAndTheValuesAreNamed(String id, String text, String named) {
        assertThatThrownBy(() -> Settings.of(ALL, Map.of(id, text)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContainingAll(id, named);
    }

    static Stream<Arguments> wrong() {
        return Stream.of(
                arguments("population", "0", "1…100"),
                arguments("population", "many", "1…100"),
                arguments("rate", "1.5", "0.0…1.0"),
                arguments("rate", "NaN", "0.0…1.0"),
                arguments("order", "cages", "rows | columns"),
                arguments("annealing", "yes", "on | off"),
                arguments("temperature", "3", "maybe population, rate, order, annealing"));
    }

    @Test
    void aValueOutsideOfTheRangeCannotBeSet() {
        assertThatThrownBy(() -> Settings.USUAL.with(POPULATION, 101)).hasMessageContaining("1…100");
    }

    @Test
    void aParameterSaysWhatIsUsualAndWhatThePaperHas() {
        assertThat(ANNEALING.usualText()).isEqualTo("off");
        assertThat(RATE.paperText()).contains("0.7");
        assertThat(POPULATION.paperText()).isEmpty();
    }

    @Test
    void aUsualValueOutsideOfTheRangeIsNone() {
        assertThatThrownBy(() -> Parameter.whole("population", 0, 1, 100)).hasMessageContaining("population");
        assertThatThrownBy(() -> Parameter.whole("Population", 1, 1, 100)).hasMessageContaining("Population");
        assertThatThrownBy(() -> Parameter.real("rate", 0, 0, 1).withPaper(70.0))
                .hasMessageContaining("rate");
    }
}
