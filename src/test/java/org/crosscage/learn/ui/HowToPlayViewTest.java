package org.crosscage.learn.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Section;
import org.crosscage.ViewTest;
import org.crosscage.kind.PuzzleKinds;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class HowToPlayViewTest extends ViewTest {

    @BeforeEach
    void goThere() {
        UI.getCurrent().navigate("how-to-play");
    }

    @Test
    void theRulesOfEveryGameStandThere() {
        assertThat(_find(Section.class, spec -> spec.withClasses("rules-card")))
                .hasSameSizeAs(PuzzleKinds.all())
                .allSatisfy(card -> assertThat(_find(card, ListItem.class))
                        .hasSize(3)
                        .allSatisfy(rule -> assertThat(rule.getText()).isNotBlank()));
    }

    @Test
    void keysTouchAndTheTeacherAreExplained() {
        assertThat(_find(H2.class)).extracting(H2::getText).contains("Useful keys", "On a phone", "The teacher");
    }

    @ParameterizedTest
    @CsvSource({"kakuro, Learn Kakuro", "kenken, Learn KenKen"})
    void eachGameLeadsToItsLesson(String kind, String title) {
        _get(Anchor.class, spec -> spec.withPredicate(link -> link.getHref().equals("how-to-play/" + kind)));

        UI.getCurrent().navigate("how-to-play/" + kind);

        assertThat(_get(H1.class).getText()).isEqualTo(title);
    }

    @Test
    void aGameThatDoesNotExistHasNoLesson() {
        UI.getCurrent().navigate("how-to-play/sudoku");

        assertThat(_get(H1.class).getText()).isEqualTo("Nothing here");
    }
}
