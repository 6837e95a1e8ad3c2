package org.crosscage.lab.ui;

import com.vaadin.flow.component.HasLabel;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.textfield.IntegerField;
import com.vaadin.flow.component.textfield.TextField;
import java.util.stream.Stream;
import org.crosscage.lab.RaceOrder;
import org.crosscage.texts.Texts;

/// How often and how long it is raced, and from which seed on.
final class RunForm extends Div {

    private static final long serialVersionUID = 1L;
    /// Up to [Setup#LARGEST_SEED].
    private static final String NUMBER = "-?[0-9]{1,18}";

    private final transient Texts texts;
    private final TextField seed = new TextField();
    private final IntegerField runs = new IntegerField();
    private final IntegerField seconds = new IntegerField();

    RunForm(Texts texts) {
        this.texts = texts;
        addClassName("run-form");
        seed.setId("lab-seed");
        seed.setLabel(texts.say("lab.seed"));
        seed.setPattern(NUMBER);
        seed.setI18n(new TextField.TextFieldI18n().setPatternErrorMessage(texts.say("lab.seed.wrong")));
        prepare(runs, "runs", RaceOrder.MOST_RUNS);
        prepare(seconds, "limit", Setup.MOST_SECONDS);
        add(seed, runs, seconds);
    }

    private void prepare(IntegerField field, String key, int most) {
        field.setId("lab-" + key);
        field.setLabel(texts.say("lab." + key));
        field.setMin(1);
        field.setMax(most);
        var wrong = texts.say("lab.number", "most", most);
        field.setI18n(new IntegerField.IntegerFieldI18n()
                .setMinErrorMessage(wrong)
                .setMaxErrorMessage(wrong)
                .setBadInputErrorMessage(wrong));
    }

    void show(Setup setup) {
        seed.setValue(Long.toString(setup.seed()));
        runs.setValue(setup.runs());
        seconds.setValue(setup.seconds());
    }

    /// What is set that cannot be.
    Stream<String> wrong() {
        var wrongSeed =
                seed.getValue().matches(NUMBER) ? Stream.<String>empty() : Stream.of(said(seed, "lab.seed.wrong", 0));
        return Stream.concat(
                wrongSeed, Stream.concat(wrong(runs, RaceOrder.MOST_RUNS), wrong(seconds, Setup.MOST_SECONDS)));
    }

    private Stream<String> wrong(IntegerField field, int most) {
        return field.getOptionalValue()
                        .filter(value -> 1 <= value && value <= most)
                        .isPresent()
                ? Stream.empty()
                : Stream.of(said(field, "lab.number", most));
    }

    private String said(HasLabel field, String key, int most) {
        return texts.say("lab.field.where", "field", field.getLabel(), "what", texts.say(key, "most", most));
    }

    /// To be asked only when nothing is wrong, as the others.
    long seed() {
        return Long.parseLong(seed.getValue());
    }

    int runs() {
        return runs.getValue();
    }

    int seconds() {
        return seconds.getValue();
    }
}
