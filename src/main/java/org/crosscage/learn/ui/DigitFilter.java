package org.crosscage.learn.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Span;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.crosscage.core.model.Digits;
import org.crosscage.texts.Texts;

/// A button for each digit that goes through: may be there, must be there, must not.
final class DigitFilter extends Div {

    private static final long serialVersionUID = 1L;

    private enum State {
        FREE,
        IN,
        OUT
    }

    private final transient Texts texts;
    private final transient Runnable changed;
    private final transient Map<Integer, State> states = new TreeMap<>();
    private final Div buttons = new Div();

    /// @param changed called when the player changes something
    DigitFilter(Texts texts, Runnable changed) {
        this.texts = texts;
        this.changed = changed;
        addClassName("digit-filter");
        getElement().setAttribute("role", "group").setAttribute("aria-label", texts.say("learn.combos.digits"));
        var label = new Span(texts.say("learn.combos.digits"));
        label.addClassName("filter-label");
        var hint = new Span(texts.say("learn.combos.digits.hint"));
        hint.addClassName("quiet");
        buttons.addClassName("digit-buttons");
        add(label, buttons, hint);
    }

    /// Offers other digits; those that are still there keep their state.
    void offer(Digits digits) {
        states.keySet().retainAll(digits.stream().boxed().toList());
        digits.stream().forEach(digit -> states.putIfAbsent(digit, State.FREE));
        buttons.removeAll();
        states.keySet().forEach(digit -> buttons.add(button(digit)));
    }

    /// Every digit may be there again.
    void reset() {
        set(Digits.NONE, Digits.NONE);
    }

    /// Which digits must be there and which must not, of those that are offered.
    void set(Digits required, Digits forbidden) {
        states.replaceAll((digit, state) ->
                required.contains(digit) ? State.IN : forbidden.contains(digit) ? State.OUT : State.FREE);
        offer(offered());
    }

    private Digits offered() {
        return new Digits(states.keySet().stream().mapToLong(Digits::bit).reduce(0, (a, b) -> a | b));
    }

    Digits required() {
        return those(State.IN);
    }

    Digits forbidden() {
        return those(State.OUT);
    }

    private Digits those(State wanted) {
        return Digits.of(states.entrySet().stream()
                .filter(entry -> entry.getValue() == wanted)
                .mapToInt(Map.Entry::getKey)
                .toArray());
    }

    private NativeButton button(int digit) {
        var button = new NativeButton(Integer.toString(digit));
        button.addClassNames("digit-button");
        button.getElement().setAttribute("type", "button");
        button.addClickListener(click -> {
            var next = State.values()[(states.getOrDefault(digit, State.FREE).ordinal() + 1) % State.values().length];
            states.put(digit, next);
            show(button, digit);
            changed.run();
        });
        show(button, digit);
        return button;
    }

    private void show(NativeButton button, int digit) {
        var now = word(states.getOrDefault(digit, State.FREE));
        for (var state : State.values()) {
            button.setClassName(word(state), word(state).equals(now));
        }
        button.setAriaLabel(texts.say("learn.combos.digit." + now, "digit", digit));
    }

    private static String word(State state) {
        return state.name().toLowerCase(Locale.ROOT);
    }
}
