package org.crosscage.train;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.logic.Tier;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.TechniqueCatalogue;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

final class TrainingTopicTest {

    private static final Optional<PuzzleKind> KENKEN = PuzzleKinds.find("kenken");

    static List<TrainingTopic> topics() {
        var all = new ArrayList<TrainingTopic>();
        for (var kind : List.of(Optional.<PuzzleKind>empty(), KENKEN, PuzzleKinds.find("kakuro"))) {
            all.addAll(List.of(
                    new TrainingTopic.AtLevel(kind),
                    new TrainingTopic.Rush(kind),
                    new TrainingTopic.Missed(kind),
                    new TrainingTopic.Due(kind)));
            Stream.of(Tier.values())
                    .map(tier -> new TrainingTopic.OfTier(tier, kind))
                    .forEach(all::add);
            TechniqueCatalogue.all().stream()
                    .filter(entry -> kind.isEmpty() || entry.kinds().contains(kind.get()))
                    .map(entry -> new TrainingTopic.OfTechnique(entry.id(), kind))
                    .forEach(all::add);
        }
        return all;
    }

    @ParameterizedTest
    @MethodSource("topics")
    void whatIsWrittenIsReadAndFitsItsColumn(TrainingTopic topic) {
        assertThat(TrainingTopic.read(topic.written())).contains(topic);
        assertThat(topic.written()).hasSizeLessThanOrEqualTo(200).matches("[a-z0-9.-]+");
    }

    @ParameterizedTest
    @CsvSource({
        "level, level.kenken",
        "technique-naked-pair, technique-naked-pair.kenken",
        "tier-3, tier-3.kenken",
        "rush, rush.kenken",
        "missed, missed.kenken",
        "due, due.kenken"
    })
    void theSameOfOneKindHasItBehindADot(String all, String ofOne) {
        var topic = TrainingTopic.read(all).orElseThrow();
        assertThat(topic.kind()).isEmpty();
        assertThat(topic.of(KENKEN).written()).isEqualTo(ofOne);
        assertThat(topic.of(KENKEN).kind()).isEqualTo(KENKEN);
        assertThat(topic.of(KENKEN).of(Optional.empty())).isEqualTo(topic);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "nothing",
                "Level",
                "level.",
                ".kenken",
                "level.chess",
                "level.kenken.kakuro",
                "level kenken",
                "tier-",
                "tier-0",
                "tier-7",
                "tier-03",
                "technique-",
                "technique-nothing",
                "technique-cage-claims-line.kakuro",
                "naked-pair"
            })
    void noOtherTextIsATopic(String text) {
        assertThat(TrainingTopic.read(text)).isEmpty();
    }
}
