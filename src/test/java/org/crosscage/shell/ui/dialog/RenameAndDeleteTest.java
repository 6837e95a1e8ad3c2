package org.crosscage.shell.ui.dialog;

import static com.github.mvysny.kaributesting.v10.LocatorJ._assertNone;
import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static com.github.mvysny.kaributesting.v10.LocatorJ._setValue;
import static org.assertj.core.api.Assertions.assertThat;

import com.github.mvysny.kaributesting.v10.MockVaadin;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.textfield.TextField;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.crosscage.texts.Texts;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class RenameAndDeleteTest {

    private static final int LONGEST = 10;

    private final Texts texts = Texts.in(Locale.ENGLISH);
    private final List<String> renamed = new ArrayList<>();

    @BeforeEach
    void aBrowser() {
        MockVaadin.setup();
    }

    @AfterEach
    void goneAgain() {
        MockVaadin.tearDown();
    }

    private void ask(String name) {
        var button = new RenameAndDelete(texts, name).rename(LONGEST, renamed::add);
        UI.getCurrent().add(button);
        _click(button);
    }

    private void save(String typed) {
        _setValue(_get(TextField.class), typed);
        _click(_get(
                Button.class,
                spec -> spec.withText(texts.say("shell.own.rename"))
                        .withPredicate(each -> each.getAriaLabel().isEmpty())));
    }

    @Test
    void aNameThatIsTooLongIsSaidAtTheFieldAndNotCut() {
        ask("Mine");
        save("x".repeat(LONGEST + 1));
        assertThat(_get(TextField.class).getErrorMessage()).contains("11", "10");
        assertThat(renamed).isEmpty();
        save("x".repeat(LONGEST));
        assertThat(renamed).containsExactly("x".repeat(LONGEST));
    }

    @Test
    void anUnchangedNameIsKeptHoweverLongItIs() {
        var name = "x".repeat(2 * LONGEST);
        ask(name);
        save(name);
        _assertNone(TextField.class);
        assertThat(renamed).isEmpty();
    }
}
