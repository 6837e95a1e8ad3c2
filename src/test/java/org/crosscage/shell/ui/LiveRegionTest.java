package org.crosscage.shell.ui;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// The words that are said aloud.
final class LiveRegionTest {

    private final LiveRegion voice = new LiveRegion();

    @Test
    void theSameWordsAreSaidASecondTime() {
        voice.say("2 digits cannot be right", 3);
        var first = voice.getElement().getChild(0).getNode();
        voice.say("2 digits cannot be right", 3);

        assertThat(said()).isEqualTo("2 digits cannot be right");
        assertThat(voice.getElement().getChild(0).getNode()).isNotSameAs(first);
    }

    @Test
    void whatWasSaidOfAGameIsGoneWithTheNextTurn() {
        voice.say("2 digits cannot be right", 3);
        voice.changed(3);
        assertThat(said()).isEqualTo("2 digits cannot be right");
        voice.changed(4);
        assertThat(said()).isEmpty();
    }

    private String said() {
        return voice.getElement().getText();
    }
}
