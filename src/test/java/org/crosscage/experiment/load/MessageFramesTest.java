package org.crosscage.experiment.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class MessageFramesTest {

    private static final List<String> MESSAGES =
            List.of("{\"syncId\":1}", "", "a|b", "more than nine characters, “quoted”", "x");

    @Test
    void messagesAreTheSameWhereverTheirPiecesAreCut() {
        var all = String.join(
                "",
                MESSAGES.stream()
                        .map(message -> message.length() + "|" + message)
                        .toList());
        for (int first = 0; first <= all.length(); first++) {
            for (int second = first; second <= all.length(); second++) {
                var frames = new MessageFrames();
                var found = new ArrayList<>(frames.add(all.substring(0, first)));
                found.addAll(frames.add(all.substring(first, second)));
                found.addAll(frames.add(all.substring(second)));
                assertThat(found).as("cut at %d and %d", first, second).isEqualTo(MESSAGES);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"syncId\":1}", "-4|abcd", "4x|abcd", "99999999999|a"})
    void whatDoesNotBeginWithItsLengthIsNamed(String piece) {
        var frames = new MessageFrames();
        assertThatThrownBy(() -> frames.add(piece))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(piece.substring(0, 5));
    }
}
