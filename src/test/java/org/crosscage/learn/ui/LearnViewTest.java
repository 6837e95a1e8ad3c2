package org.crosscage.learn.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static com.github.mvysny.kaributesting.v10.LocatorJ._setValue;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Nav;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.textfield.TextField;
import java.util.List;
import org.crosscage.ViewTest;
import org.crosscage.kind.TechniqueCatalogue;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LearnViewTest extends ViewTest {

    @BeforeEach
    void goThere() {
        UI.getCurrent().navigate("learn");
    }

    @Test
    void everyTechniqueIsLinkedInTheOrderOfTheCatalogue() {
        assertThat(techniques())
                .containsExactlyElementsOf(TechniqueCatalogue.all().stream()
                        .map(entry -> "learn/" + entry.id())
                        .toList());
    }

    @Test
    void theSixTiersHaveHeadings() {
        assertThat(_find(H2.class))
                .extracting(H2::getText)
                .contains("Tier 1: Gentle", "Tier 2: Easy", "Tier 3: Medium")
                .contains("Tier 4: Hard", "Tier 5: Expert", "Tier 6: Extreme");
    }

    @Test
    void theRulesAndTheCombinationsAreLinked() {
        assertThat(_find(Anchor.class)).extracting(Anchor::getHref).contains("how-to-play", "learn/combinations");
    }

    @Test
    void theNavigationLeadsHere() {
        assertThat(_find(_get(Nav.class), Anchor.class))
                .extracting(Anchor::getHref)
                .contains("learn");
    }

    @ParameterizedTest
    @CsvSource({
        "x-wing, learn/x-wing learn/finned-x-wing",
        "evil tw, learn/last-cell",
        "TWIN cages, learn/twin-cages",
        "odd–even, learn/parity",
        "als xz, learn/als-xz",
        "kakro, ''"
    })
    void aTechniqueIsFoundByItsNameOrAnotherOfItsNames(String typed, String found) {
        _setValue(_get(TextField.class), typed);

        assertThat(techniques()).containsExactly(found.isEmpty() ? new String[0] : found.split(" "));
    }

    @Test
    void tiersWithoutAHitAreHiddenAndTheHitsAreCounted() {
        _setValue(_get(TextField.class), "wing");

        assertThat(_find(H2.class)).extracting(H2::getText).containsExactly("Techniques", "Tier 5: Expert");
        assertThat(status()).isEqualTo("5 of " + TechniqueCatalogue.all().size() + " techniques");

        _setValue(_get(TextField.class), "guess");

        assertThat(status()).isEqualTo("No technique has a name like that.");
    }

    private static String status() {
        return _get(Paragraph.class, spec -> spec.withAttribute("role", "status"))
                .getText();
    }

    private static List<String> techniques() {
        return _find(Anchor.class, spec -> spec.withClasses("catalogue-name")).stream()
                .map(Anchor::getHref)
                .toList();
    }
}
