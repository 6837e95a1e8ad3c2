package org.crosscage.shell.ui.dialog;

import com.vaadin.flow.component.Key;
import com.vaadin.flow.component.Text;
import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.button.ButtonVariant;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.textfield.TextField;
import java.util.Optional;
import java.util.function.Consumer;
import org.crosscage.core.kind.NameCharacters;
import org.crosscage.shell.ui.ForeignName;
import org.crosscage.texts.Texts;

/// What can be done with anything of the player's: to call it something else, and to delete it after a question.
///
/// @param name what it is called, not blank
public record RenameAndDelete(Texts texts, String name) {

    /// In place of the name, in a sentence; no name has it.
    private static final String NAME = "\0";

    /// @param longest name, in characters
    /// @param renamed hears the new name
    public Button rename(int longest, Consumer<String> renamed) {
        return tool("shell.own.rename", () -> askName(longest, renamed));
    }

    /// @param key of what the dialog says: `<key>.title`, `<key>.text` and `<key>.yes`
    public Button delete(String key, Runnable deleted) {
        return tool(
                "shell.own.delete",
                () -> new Question(texts, texts.say(key + ".title"), texts.say(key + ".yes"))
                        .ask(question(key + ".text"), deleted));
    }

    private Button tool(String key, Runnable action) {
        var button = new Button(texts.say(key), _ -> action.run());
        button.addThemeVariants(ButtonVariant.TERTIARY);
        button.setAriaLabel(texts.say(key + ".label", "name", name));
        return button;
    }

    private void askName(int longest, Consumer<String> renamed) {
        var field = new TextField(texts.say("shell.own.rename.to"));
        field.setValue(name);
        field.setWidthFull();
        field.setAutoselect(true);
        var save = new Button(texts.say("shell.own.rename"));
        save.addThemeVariants(ButtonVariant.PRIMARY);
        var foot = new Div(save);
        foot.addClassName("form-foot");
        var dialog = new ClosableDialog(texts.say("shell.own.rename.title"), texts, new Div(field, foot), "440px");
        save.addClickListener(_ -> {
            if (field.getValue().equals(name)) {
                dialog.close(); // it may be longer than a new one can be
                return;
            }
            var wrong = field.getValue().isBlank()
                    ? Optional.of(texts.say("shell.own.rename.empty"))
                    : wrong(texts, field.getValue(), longest);
            if (wrong.isPresent()) {
                field.setErrorMessage(wrong.get());
                field.setInvalid(true);
                return;
            }
            dialog.close();
            renamed.accept(field.getValue());
        });
        save.addClickShortcut(Key.ENTER);
        dialog.open();
        field.focus();
    }

    /// Returns the error of a name that is too long, or has a character that no name has. A field that has a greatest
    /// length would cut a pasted name, and not say so.
    public static Optional<String> wrong(Texts texts, String name, int longest) {
        int found = name.strip().length();
        if (found > longest) {
            return Optional.of(texts.say("shell.own.rename.too-long", "found", found, "limit", longest));
        }
        return NameCharacters.unfit(name).stream()
                .mapToObj(c -> texts.say("shell.own.rename.unfit", "found", NameCharacters.code(c)))
                .findFirst();
    }

    private Paragraph question(String key) {
        var around = texts.say(key, "name", NAME).split(NAME, 2);
        return new Paragraph(new Text(around[0]), new ForeignName(name), new Text(around[1]));
    }
}
