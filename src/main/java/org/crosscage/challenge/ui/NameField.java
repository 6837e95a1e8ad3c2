package org.crosscage.challenge.ui;

import com.vaadin.flow.component.textfield.TextField;
import java.util.Optional;
import org.crosscage.challenge.EntrantName;
import org.crosscage.texts.Texts;

/// The field for what somebody calls themselves in a challenge.
final class NameField extends TextField {

    private static final long serialVersionUID = 1L;

    private final transient Texts texts;

    NameField(EntrantName now, Texts texts) {
        this.texts = texts;
        setId("challenge-name");
        setLabel(texts.say("challenge.name"));
        setHelperText(texts.say("challenge.name.help", "most", EntrantName.LONGEST));
        setMaxLength(2 * EntrantName.LONGEST); // a letter has up to two chars
        setValue(now.written());
        addValueChangeListener(_ -> setInvalid(false));
    }

    /// The name; empty where it is none, which the field says then.
    Optional<EntrantName> name() {
        var problem = EntrantName.problem(getValue());
        problem.ifPresent(found -> {
            setErrorMessage(
                    switch (found) {
                        case EntrantName.Problem.TooLong(int letters) ->
                            texts.say("challenge.name.long", "letters", letters, "most", EntrantName.LONGEST);
                        case EntrantName.Problem.Control(String character, int place) ->
                            texts.say("challenge.name.control", "place", place, "code", character);
                    });
            setInvalid(true);
            focus();
        });
        return problem.isPresent() ? Optional.empty() : Optional.of(new EntrantName(getValue()));
    }
}
