package org.crosscage.print.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Image;
import org.crosscage.ViewTest;
import org.crosscage.shell.ui.Picker;
import org.junit.jupiter.api.Test;

final class PrintViewTest extends ViewTest {

    @Test
    void theFirstPageIsShownAndTheBookCanBeTakenAlong() {
        UI.getCurrent().navigate("print");
        eventually(() -> assertThat(_get(Image.class).getSrc()).isNotEmpty());

        _get(Picker.class, spec -> spec.withId("print-count")).pick("4");
        _click(_get(Button.class, spec -> spec.withId("print-make")));

        eventually(() -> assertThat(_get(Anchor.class, spec -> spec.withId("print-download"))
                        .getText())
                .isEqualTo("Download PDF (3 pages)"));
    }
}
