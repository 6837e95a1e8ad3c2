package org.crosscage.play.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.Span;
import org.junit.jupiter.api.Test;

/// What is said aloud.
final class GameStageTest {

    @Test
    void theSameWordsAreSaidASecondTime() {
        var spoken = new Span();
        var stage = new GameStage(null, null, spoken, _ -> {});

        stage.say("2 digits cannot be right");
        var first = spoken.getElement().getChild(0).getNode();
        stage.say("2 digits cannot be right");

        assertThat(spoken.getText()).isEqualTo("2 digits cannot be right");
        assertThat(spoken.getElement().getChild(0).getNode()).isNotSameAs(first);
    }
}
