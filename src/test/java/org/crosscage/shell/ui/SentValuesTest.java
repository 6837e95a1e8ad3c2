package org.crosscage.shell.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.mvysny.kaributesting.v10.ElementUtilsKt;
import com.github.mvysny.kaributesting.v10.MockVaadin;
import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.dom.DomEvent;
import java.util.ArrayList;
import java.util.List;
import org.crosscage.shell.ui.field.Choice;
import org.crosscage.shell.ui.field.LargeTextArea;
import org.crosscage.shell.ui.field.Picker;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// Values that a browser's console can send in place of a page's.
final class SentValuesTest {

    private final List<Object> heard = new ArrayList<>();

    @BeforeEach
    void openPage() {
        MockVaadin.setup();
    }

    @AfterEach
    void closePage() {
        MockVaadin.tearDown();
    }

    private static void send(Component to, String event, String json) {
        UI.getCurrent().add(to);
        var data = JsonMapper.shared().readValue(json, ObjectNode.class);
        ElementUtilsKt._fireDomEvent(to.getElement(), new DomEvent(to.getElement(), event, data));
    }

    private Picker picker() {
        var picker = new Picker("How many", heard::add);
        picker.offer(List.of(new Picker.Option("", "1", "one"), new Picker.Option("", "4", "four")), "1");
        return picker;
    }

    @Test
    void whatAPickerOffersIsPicked() {
        var picker = picker();
        send(picker, "change", "{\"event.target.value\": \"4\"}");

        assertThat(heard).containsExactly("4");
        assertThat(picker.picked()).isEqualTo("4");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"event.target.value\": \"60000000\"}",
                "{\"event.target.value\": \"\"}",
                "{\"event.target.value\": 60000000}",
                "{\"event.target.value\": {\"4\": [1]}}",
                "{\"event.target.value\": null}",
                "{}"
            })
    void whatItDoesNotOfferIsNot(String json) {
        var picker = picker();
        send(picker, "change", json);

        assertThat(heard).isEmpty();
        assertThat(picker.picked()).isEqualTo("1");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"event.target.value\": \"2\"}",
                "{\"event.target.value\": \"-1\"}",
                "{\"event.target.value\": \"x\"}",
                "{\"event.target.value\": [0]}",
                "{}"
            })
    void norDoesAChoiceTakeWhatItDoesNotOffer(String json) {
        var choice = new Choice<>("letters", "Letters", List.of("a", "b"), "a", each -> each).onChange(heard::add);
        send(choice, "change", json);

        assertThat(heard).isEmpty();
        assertThat(choice.chosen()).isEqualTo("a");
    }

    @Test
    void aTextFieldThatHearsNothingOfARefusalHasNone() {
        var field = new LargeTextArea("import", 100, "{length} of {most}", () -> heard.add("changed"));
        send(field, "refusal", "{}");

        assertThat(field.isRefused()).isFalse();
        assertThat(heard).containsExactly("changed");
    }
}
