package org.crosscage.play.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/// What is said aloud.
final class AnnouncerTest {

    private final AtomicLong stored = new AtomicLong(3);
    private final Announcer voice = new Announcer(stored::get);

    @Test
    void theSameWordsAreSaidASecondTime() {
        voice.say("2 digits cannot be right");
        var first = voice.component().getElement().getChild(0).getNode();
        voice.say("2 digits cannot be right");

        assertThat(said()).isEqualTo("2 digits cannot be right");
        assertThat(voice.component().getElement().getChild(0).getNode()).isNotSameAs(first);
    }

    @Test
    void whatWasSaidOfAGameIsGoneWithTheNextTurn() {
        voice.say("2 digits cannot be right");
        voice.changed(3);
        assertThat(said()).isEqualTo("2 digits cannot be right");
        voice.changed(4);
        assertThat(said()).isEmpty();
    }

    /// The page hears of its own entry later than it has it stored.
    @Test
    void whatIsSaidOfATurnStaysWhenThePageHearsOfIt() {
        stored.set(4);
        voice.say("Branch A is dropped");
        voice.changed(4);
        assertThat(said()).isEqualTo("Branch A is dropped");
    }

    private String said() {
        return voice.component().getElement().getText();
    }
}
