package org.crosscage.sets.ui;

import com.vaadin.flow.component.checkbox.Checkbox;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.textfield.TextArea;
import com.vaadin.flow.component.textfield.TextField;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.crosscage.core.logic.Tier;
import org.crosscage.kind.GameTerms;
import org.crosscage.sets.RefusedSetException;
import org.crosscage.sets.SetDescription;
import org.crosscage.shell.ui.field.Choice;
import org.crosscage.shell.ui.field.Picker;
import org.crosscage.texts.Texts;

/// What is said of a set beside its puzzles: title, text, and how it is played.
final class SetFields extends Div {

    private static final long serialVersionUID = 1L;

    private static final int LINES = 8;

    private final transient Texts texts;
    private final TextField title = new TextField();
    private final TextArea text = new TextArea();
    private final Checkbox withoutHints = new Checkbox();
    private final transient Consumer<SetValues> listener;
    private transient Optional<Tier> hardest;
    private boolean inOrder;

    /// @param now what stands there at first
    /// @param listener hears what stands there whenever it changes
    SetFields(SetValues now, Texts texts, Consumer<SetValues> listener) {
        this.texts = texts;
        this.listener = listener;
        this.hardest = now.terms().hardest();
        this.inOrder = now.inOrder();
        addClassName("set-fields");
        title.setLabel(texts.say("sets.field.title"));
        title.setId("set-title");
        title.setValue(now.title());
        title.setWidthFull();
        title.addValueChangeListener(_ -> changed());
        text.setLabel(texts.say("sets.field.text"));
        text.setHelperText(texts.say("sets.field.text.help", "most", SetDescription.LONGEST_TEXT));
        text.setId("set-text");
        text.setValue(now.text());
        text.setWidthFull();
        text.setMaxRows(LINES);
        text.addValueChangeListener(_ -> changed());
        withoutHints.setLabel(texts.say("sets.field.no-hints"));
        withoutHints.setHelperText(texts.say("sets.field.no-hints.help"));
        withoutHints.setId("set-no-hints");
        withoutHints.setValue(!now.terms().hints());
        withoutHints.addValueChangeListener(_ -> changed());
        add(title, text, options());
    }

    private Div options() {
        var order = new Choice<>(
                        "set-order",
                        texts.say("sets.field.order"),
                        List.of(false, true),
                        inOrder,
                        each -> texts.say(each ? "sets.field.order.in-order" : "sets.field.order.free"))
                .onChange(value -> {
                    inOrder = value;
                    changed();
                });
        var options = new Div(order, techniques(), withoutHints);
        options.addClassName("set-options");
        return options;
    }

    private Picker techniques() {
        var picker = new Picker(texts.say("sets.field.techniques"), word -> {
            hardest = Stream.of(Tier.values())
                    .filter(tier -> tier.id().equals(word))
                    .findFirst();
            changed();
        });
        picker.setId("set-techniques");
        var options = new ArrayList<Picker.Option>();
        options.add(new Picker.Option("", "", texts.say("sets.field.techniques.own")));
        Stream.of(Tier.values())
                .map(Tier::id)
                .map(word -> new Picker.Option(
                        "", word, texts.say("sets.field.techniques.up-to", "tier", texts.say("shell.grade." + word))))
                .forEach(options::add);
        picker.offer(options, hardest.map(Tier::id).orElse(""));
        return picker;
    }

    SetValues values() {
        return new SetValues(
                title.getValue(), text.getValue(), new GameTerms(!withoutHints.getValue(), hardest), inOrder);
    }

    private void changed() {
        title.setInvalid(false);
        text.setInvalid(false);
        listener.accept(values());
    }

    /// Says at the field that is meant why it cannot be so.
    void complain(RefusedSetException refusal) {
        var words = new SetWords(texts).refusal(refusal);
        boolean isText = switch (refusal.reason()) {
            case TEXT_TOO_LONG, TOO_MANY_LINES, CONTROL_IN_TEXT -> true;
            default -> false;
        };
        if (isText) {
            text.setErrorMessage(words);
            text.setInvalid(true);
        } else {
            title.setErrorMessage(words);
            title.setInvalid(true);
        }
    }

    /// To the field that is wrong, or else the title.
    void focusWrong() {
        if (text.isInvalid()) {
            text.focus();
        } else {
            title.focus();
        }
    }
}
