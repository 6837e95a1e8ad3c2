package org.crosscage.shell.ui.field;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.HasStyle;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.dependency.JsModule;
import com.vaadin.flow.dom.Element;
import java.util.List;
import java.util.stream.Collectors;

/// Lets a player choose a file whose text then stands in a field, as if it had been pasted there (`file-into-text.ts`):
/// what is too long or wrong about it is said where the same is said of a pasted text.
@Tag("label")
@JsModule("./shell/file-into-text.ts")
public final class FileIntoText extends Component implements HasStyle {

    private static final long serialVersionUID = 1L;

    /// @param words on what looks like a button
    /// @param into a field with an id
    /// @param endings how the names of files may end, beside those of plain text
    public FileIntoText(String words, LargeTextArea into, List<String> endings) {
        addClassName("file-into-text");
        var file = new Element("input").setAttribute("type", "file");
        file.setAttribute(
                "accept",
                "text/*,.txt,.json,"
                        + endings.stream().map(ending -> "." + ending + ",").collect(Collectors.joining())
                        + "application/json");
        file.setAttribute("multiple", true);
        file.setAttribute("data-into", into.getId().orElseThrow());
        getElement().appendChild(file, new Element("span").setText(words));
    }
}
