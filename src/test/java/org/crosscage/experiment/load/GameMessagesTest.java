package org.crosscage.experiment.load;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

final class GameMessagesTest {

    private final GameMessages messages = new GameMessages("me");

    /// Written with quotes that need no escape.
    private void say(String uidl) {
        messages.add(new JsonMapper().readTree(uidl.replace('\'', '"')));
    }

    private void show(String card) {
        say("{'changes': [{'node': 5, 'type': 'put', 'key': 'cardJson', 'feat': 1, 'value': '%s'}]}".formatted(card));
    }

    @Test
    void aHintIsTheTextOfItsCard() {
        show("{\\'id\\':\\'hint\\',\\'title\\':\\'Look at the first row.\\'}");
        assertThat(messages.hints()).isEqualTo(1);

        show("{\\'id\\':\\'hint\\',\\'title\\':\\'It is a 4.\\'}");
        assertThat(messages.hints()).isEqualTo(2);
    }

    @Test
    void otherCardsAndTheEndOfOneAreNoHint() {
        show("{\\'id\\':\\'check\\',\\'title\\':\\'hint\\'}");
        show("");

        assertThat(messages.hints()).isZero();
    }

    @Test
    void ownMovesAreConfirmedByWhatTheBoardReceivesAndByTheWholeGame() {
        say("""
                {'execute': [[{'entries': [{'client': 'me', 'seq': 3}, {'client': 'other', 'seq': 8}]},
                  'return $0.receive($1)']]}""");
        assertThat(messages.confirmed()).isEqualTo(3);

        say("""
                {'changes': [{'node': 4, 'type': 'put', 'key': 'gameJson', 'feat': 1,
                  'value': '{\\'id\\': \\'g1\\', \\'seen\\': {\\'me\\': 5}}'}]}""");
        assertThat(messages.confirmed()).isEqualTo(5);
        assertThat(messages.game().orElseThrow().path("id").asString()).isEqualTo("g1");
    }

    @Test
    void aRefusedMoveIsToldFromOneThatIsToBeSentAgain() {
        say("{'execute': [['return $0.tryAgain()']]}");
        assertThat(messages.isToTryAgain()).isTrue();
        assertThat(messages.isRefused()).isFalse();

        messages.clearAnswer();
        say("{'execute': [['return $0.refuse()']]}");
        assertThat(messages.isToTryAgain()).isFalse();
        assertThat(messages.isRefused()).isTrue();
    }

    @Test
    void whatIsAskedOfTheBrowsersStorageIsAnsweredOnce() {
        say("{'execute': [['a', {'@v-return': [1, 42]}, {'@v-return': [1, 43]}, 'localStorage.getItem($0)']]}");

        assertThat(messages.question()).contains(new GameMessages.Question(1, 42));
        assertThat(messages.question()).isEmpty();
    }
}
