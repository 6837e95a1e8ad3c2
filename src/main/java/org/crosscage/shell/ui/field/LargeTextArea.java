package org.crosscage.shell.ui.field;

import com.vaadin.flow.component.AttachEvent;
import com.vaadin.flow.component.dependency.JsModule;
import com.vaadin.flow.component.textfield.TextArea;
import com.vaadin.flow.data.value.ValueChangeMode;

/// A field for a text of many lines, pasted mostly. The browser sends it when the player leaves the field. A text
/// that is longer than what is read is not sent at all: the field says so, and does not take it in where it is
/// pasted. A player who leaves the page and comes back in the same tab finds the text there. A file that is dropped on
/// it is as if its text had been pasted.
@JsModule("./shell/large-text.ts")
@JsModule("./shell/file-into-text.ts")
public final class LargeTextArea extends TextArea {

    private static final long serialVersionUID = 1L;

    private static final String REFUSED = "event.detail";
    /// As if the player had put it there.
    private static final String REPLACE =
            "this.value = $0; this.inputElement.dispatchEvent(new InputEvent('input', { bubbles: true }))";
    private static final String KEPT = "return window.crosscageKeptText(this)";

    private boolean refused;
    private boolean fresh;

    /// @param name under which the browser keeps what stands there
    /// @param most how many bytes of UTF-8 are read
    /// @param tooLong the pattern of a message with `{length}` and `{most}`
    /// @param whenChanged runs when a text was refused, and when one may be sent again
    public LargeTextArea(String name, int most, String tooLong, Runnable whenChanged) {
        setValueChangeMode(ValueChangeMode.ON_BLUR);
        addValueChangeListener(change -> fresh = !change.getValue().isBlank());
        getElement()
                .setAttribute("spellcheck", "false")
                .setAttribute("data-kept", name)
                .setAttribute("data-most", Integer.toString(most))
                .setAttribute("data-too-long", tooLong);
        getElement()
                .addEventListener("refusal", event -> {
                    refused = event.getEventData().path(REFUSED).asBoolean(false);
                    whenChanged.run();
                })
                .addEventData(REFUSED);
    }

    @Override
    protected void onAttach(AttachEvent event) {
        super.onAttach(event);
        getElement().executeJs(KEPT).then(String.class, this::restore);
    }

    /// The browser has put it there, and sent it as if the field had been left, so that both sides have one value. To
    /// set it here would send it once more, over what its player has typed since.
    private void restore(String kept) {
        fresh &= !getValue().equals(kept);
    }

    /// Whether the text in the field is too long to be sent, and the field says so: its value is an older text.
    public boolean isRefused() {
        return refused;
    }

    /// Whether a text was put here that nobody has taken yet. One that the browser had kept was taken before.
    public boolean isFresh() {
        return refused || fresh;
    }

    /// What stands here now is no longer fresh.
    public void taken() {
        fresh = false;
    }

    /// Sets the text, also where one stands in the field that was never sent.
    public void replace(String text) {
        setValue(text);
        getElement().executeJs(REPLACE, text);
    }
}
