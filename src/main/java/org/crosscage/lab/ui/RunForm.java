package org.crosscage.lab.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.textfield.IntegerField;
import com.vaadin.flow.component.textfield.TextField;
import org.crosscage.lab.RaceOrder;
import org.crosscage.texts.Texts;

/// How often and how long it is raced, and from which seed on.
final class RunForm extends Div {

    private static final long serialVersionUID = 1L;
    private static final String NUMBER = "-?[0-9]{1,18}";

    private final TextField seed = new TextField();
    private final IntegerField runs = new IntegerField();
    private final IntegerField seconds = new IntegerField();

    RunForm(Texts texts) {
        addClassName("run-form");
        seed.setId("lab-seed");
        seed.setLabel(texts.say("lab.seed"));
        seed.setPattern(NUMBER);
        prepare(runs, "runs", RaceOrder.MOST_RUNS, texts);
        prepare(seconds, "limit", Setup.MOST_SECONDS, texts);
        add(seed, runs, seconds);
    }

    private static void prepare(IntegerField field, String key, int most, Texts texts) {
        field.setId("lab-" + key);
        field.setLabel(texts.say("lab." + key));
        field.setMin(1);
        field.setMax(most);
        field.setI18n(new IntegerField.IntegerFieldI18n()
                .setMinErrorMessage(texts.say("lab.number", "most", most))
                .setMaxErrorMessage(texts.say("lab.number", "most", most))
                .setBadInputErrorMessage(texts.say("lab.number", "most", most)));
    }

    void show(Setup setup) {
        seed.setValue(Long.toString(setup.seed()));
        runs.setValue(setup.runs());
        seconds.setValue(setup.seconds());
    }

    boolean isWrong() {
        return !seed.getValue().matches(NUMBER)
                || isOutside(runs, RaceOrder.MOST_RUNS)
                || isOutside(seconds, Setup.MOST_SECONDS);
    }

    private static boolean isOutside(IntegerField field, int most) {
        return field.getOptionalValue().map(value -> value < 1 || value > most).orElse(true);
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
