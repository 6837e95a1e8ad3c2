package org.crosscage.me.ui;

import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.upload.Upload;
import com.vaadin.flow.server.streams.UploadHandler;
import java.util.ArrayList;
import java.util.Map;
import java.util.function.Consumer;
import org.crosscage.me.Belongings;
import org.crosscage.play.LuggageException;
import org.crosscage.shell.ui.Errands;
import org.crosscage.texts.Texts;

/// Brings in a file that was taken along elsewhere, and says what came of it.
final class BringIn extends Div {

    private static final long serialVersionUID = 1L;

    private static final int MEGABYTE = 1 << 20;

    private final transient MeDesk desk;
    private final transient Texts texts;
    private final transient Errands errands;
    private final transient Consumer<String> changed;
    private final Upload upload;
    private final Paragraph said = new Paragraph();

    /// @param news what is said at first, empty for nothing
    /// @param changed hears what came in, in words
    BringIn(MeDesk desk, Texts texts, String news, Consumer<String> changed) {
        this.desk = desk;
        this.texts = texts;
        this.changed = changed;
        this.errands = new Errands(desk.errands(), this);
        addClassName("me-bring");
        upload = new Upload(UploadHandler.inMemory((_, file) -> unpack(file)));
        upload.setId("me-bring");
        upload.setMaxFiles(1);
        upload.setMaxFileSize(Belongings.LARGEST);
        upload.setAcceptedFileExtensions(".json");
        upload.setUploadButton(new Button(texts.say("me.bring.do")));
        upload.setDropLabel(new Span(texts.say("me.bring.drop")));
        upload.addFileRejectedListener(
                _ -> say(texts.say("me.bring.refused", "megabytes", Belongings.LARGEST / MEGABYTE), true));
        said.getElement().setAttribute("role", "status");
        say(news, false);
        add(upload, said);
    }

    private void say(String words, boolean isError) {
        said.setText(words);
        said.setVisible(!words.isEmpty());
        said.setClassName("form-error", isError);
    }

    private void unpack(byte[] file) {
        upload.clearFileList();
        say(texts.say("me.bring.wait"), false);
        long who = desk.id();
        errands.run(_ -> desk.unpack(who, file), this::tell, failure -> {
            if (!(failure instanceof LuggageException wrong)) {
                say("", false);
                throw failure;
            }
            say(words(wrong), true);
        });
    }

    private String words(LuggageException wrong) {
        var problem = texts.say("me.bring.wrong." + wrong.problem(), wrong.arguments());
        return wrong.path().isEmpty()
                ? texts.say("me.bring.wrong", "problem", problem)
                : texts.say("me.bring.wrong.at", Map.of("path", wrong.path(), "problem", problem));
    }

    private void tell(Map<String, Belongings.Count> counts) {
        var in = new ArrayList<String>();
        var there = new ArrayList<String>();
        counts.forEach((part, count) -> {
            if (count.in() > 0) {
                in.add(texts.say("me.part." + part, "count", count.in()));
            }
            if (count.there() > 0) {
                there.add(texts.say("me.part." + part, "count", count.there()));
            }
        });
        var came = in.isEmpty() ? texts.say("me.bring.nothing") : texts.say("me.bring.came", "what", texts.all(in));
        changed.accept(there.isEmpty() ? came : came + " " + texts.say("me.bring.there", "what", texts.all(there)));
    }
}
