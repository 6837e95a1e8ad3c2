package org.crosscage.edit.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.dependency.JsModule;
import com.vaadin.flow.component.dialog.Dialog;
import java.util.Map;
import org.crosscage.board.ui.JsonNodes;
import org.crosscage.shell.ui.dialog.ClosableDialog;
import org.crosscage.texts.Texts;

/// The list of the editor's keys, made in the browser from the table that the board obeys.
@Tag("sketch-help")
@JsModule("./edit/index.ts")
final class SketchHelp extends Component {

    private static final long serialVersionUID = 1L;

    private SketchHelp(Map<String, String> texts) {
        getElement().setPropertyJson("texts", JsonNodes.texts(texts));
        getElement().setAttribute("tabindex", "0");
    }

    static Dialog dialog(Texts texts) {
        return new ClosableDialog(texts.say("edit.keys"), texts, new SketchHelp(texts.area("edit.board")), "620px");
    }
}
