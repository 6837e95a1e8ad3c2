package org.crosscage.learn.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.ComponentUtil;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.router.QueryParameters;
import org.crosscage.ViewTest;
import org.junit.jupiter.api.Test;

final class CombinationsViewTest extends ViewTest {

    @Test
    void showsWhatTheAddressAsksFor() {
        open("kind=kenken&grid=6&sign=multiply&cells=2&clue=12");

        assertThat(_get(H1.class).getText()).isEqualTo("Combinations");
        assertThat(shown()).contains("\"query\":\"?kind=kenken&grid=6&sign=multiply&cells=2&clue=12\"", "\"12×\"");
    }

    @Test
    void showsWhatTheBrowserAsksFor() {
        open("");
        assertThat(shown()).contains("\"combinations\":502,\"clues\":120,\"only\":34");

        ask("?kind=kakuro&cells=2&clue=10&with=2");
        assertThat(shown()).contains("\"combinations\":1,\"clues\":1,");

        ask("<script>".repeat(100_000));
        assertThat(shown()).contains("\"combinations\":502,");
    }

    private static void open(String query) {
        UI.getCurrent().navigate("learn/combinations", QueryParameters.fromString(query));
    }

    private static void ask(String query) {
        var tables = _get(CombinationsTables.class);
        ComponentUtil.fireEvent(tables, new CombinationsTables.AskEvent(tables, true, query));
    }

    private static String shown() {
        return _get(CombinationsTables.class).getElement().getProperty("pageJson");
    }
}
