package org.crosscage.texts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.ibm.icu.text.MessageFormat;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.experiment.measure.ExperimentTexts;
import org.junit.jupiter.api.Test;

class TextsTest {

    private final Texts english = Texts.in(Locale.ENGLISH);

    @Test
    void everyMessageIsAWellFormedPattern() {
        for (var area :
                Stream.concat(Texts.AREAS.stream(), Stream.of("experiment")).toList()) {
            ExperimentTexts.in(Locale.ENGLISH)
                    .area(area)
                    .forEach((key, pattern) -> assertThat(new MessageFormat(pattern, Locale.ENGLISH))
                            .as(area + "." + key)
                            .isNotNull());
        }
    }

    @Test
    void anUnknownKeyIsNamed() {
        assertThatThrownBy(() -> english.say("play.no-such-thing"))
                .isInstanceOf(MissingResourceException.class)
                .hasMessageContaining("play.no-such-thing");
    }

    @Test
    void aTextOfSeveralMessagesIsSaidFromTheFirstToTheLast() {
        assertThat(english.say("lab.clues.lead"))
                .isEqualTo(english.say("lab.clues.lead.1") + " " + english.say("lab.clues.lead.2") + " "
                        + english.say("lab.clues.lead.3"));
    }

    @Test
    void anAreaIsReadOnceAndWhenAMessageOfItIsSaid() {
        var read = new ConcurrentLinkedQueue<String>();
        var texts = new Texts(Locale.ENGLISH, area -> {
            read.add(area);
            return area.equals("play") ? Map.of("play.undo", "Undo") : Map.of();
        });
        assertThat(read).isEmpty();
        assertThat(IntStream.range(0, 100).parallel().mapToObj(_ -> texts.say("play.undo")))
                .hasSize(100)
                .containsOnly("Undo");
        assertThat(texts.has("board.nothing")).isFalse();
        assertThat(read).containsExactlyInAnyOrder("play", "board");
    }

    @Test
    void aPartOfAnAreaHasItsMessagesWithoutThatBeginning() {
        var whole = english.area("edit");
        var part = english.area("edit.board");
        assertThat(part).isNotEmpty();
        part.forEach((key, pattern) -> assertThat(whole).containsEntry("board." + key, pattern));
    }

    @Test
    void oneMoreAreaLeavesTheOthersAsTheyAre() {
        var more = ExperimentTexts.in(Locale.ENGLISH);
        assertThat(more.area("experiment")).isNotEmpty();
        assertThat(english.area("experiment")).isEmpty();
        assertThat(more.area("play")).isEqualTo(english.area("play"));
    }

    @Test
    void aLanguageWithoutMessagesFallsBackToEnglish() {
        assertThat(Texts.in(Locale.forLanguageTag("eo")).area("play")).isEqualTo(english.area("play"));
    }
}
