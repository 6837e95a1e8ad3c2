package org.crosscage.board.ui.share;

import com.vaadin.flow.component.dialog.Dialog;
import com.vaadin.flow.component.html.Div;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.model.Position;
import org.crosscage.shell.document.EmbedSettings;
import org.crosscage.shell.ui.dialog.ClosableDialog;
import org.crosscage.texts.Texts;
import org.springframework.stereotype.Component;

/// Makes the dialog that passes a puzzle on: its address, its text in every format, its picture. Its look is in the
/// styles of the play screen.
@Component
public record ShareDialogs(Texts texts, EmbedSettings embedding) {

    /// @param filled what is in the cells now
    public Dialog of(PuzzleEntry entry, Position filled) {
        var link = new ShareLink(ShareForm.unsolved(entry), filled, embedding.origins(), texts);
        var content = new Div(new ShareForm(entry, filled, link, texts), new SharePicture(entry, filled, texts));
        return new ClosableDialog(texts.say("play.share.title"), texts, content, "560px");
    }
}
