package org.crosscage.me.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.button.ButtonVariant;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.server.streams.DownloadHandler;
import java.time.LocalDate;
import java.util.function.Supplier;
import org.crosscage.board.ui.share.QrCode;
import org.crosscage.player.store.PlayerArchive;
import org.crosscage.shell.limit.Limit;
import org.crosscage.shell.limit.Refusal;
import org.crosscage.shell.limit.SteadyAnswer;
import org.crosscage.shell.player.PlayerLimits;
import org.crosscage.shell.ui.CopyLink;
import org.crosscage.shell.ui.dialog.Question;
import org.crosscage.texts.Texts;

/// What is kept of a player, and what they can do with it: go on in another browser, or have all of it deleted.
final class DataForm extends Div {

    private static final long serialVersionUID = 1L;

    private final transient OwnData own;
    private final transient PlayerLimits limits;
    private final transient Supplier<LocalDate> today;
    private final transient Texts texts;
    private final transient Runnable gone;
    private final Div code = new Div();
    private final Paragraph refused = new Paragraph();
    private boolean isWhole;

    /// @param gone everything was deleted
    DataForm(
            OwnData own,
            PlayerLimits limits,
            Supplier<LocalDate> today,
            ImportPanel imports,
            Texts texts,
            Runnable gone) {
        this.own = own;
        this.limits = limits;
        this.today = today;
        this.texts = texts;
        this.gone = gone;
        addClassName("me-data");
        code.addClassName("recovery-code");
        code.getElement().setAttribute("aria-live", "polite");
        var join = new Anchor(JoinView.ADDRESS, texts.say("me.join.open"));
        join.getElement().setAttribute("router-link", true);
        var settings = new Anchor("settings", texts.say("me.settings.open"));
        settings.getElement().setAttribute("router-link", true);
        add(
                part("me.join", join),
                part("me.import", texts.say("me.import.text", "megabytes", PlayerArchive.LARGEST >> 20), imports),
                part("me.settings", settings));
    }

    /// @param any whether anything is kept of the player: then it can be taken elsewhere and deleted
    void show(boolean any) {
        if (any && !isWhole) {
            isWhole = true;
            var make = new Button(texts.say("me.code.make"), _ -> makeCode());
            make.setId("me-code");
            var delete = new Button(texts.say("me.forget.ask"), _ -> ask());
            delete.setId("me-forget");
            delete.addThemeVariants(ButtonVariant.ERROR);
            addComponentAsFirst(part("me.code", make, code));
            addComponentAtIndex(2, part("me.export", exportLink()));
            add(part("me.browsers", new BrowserList(own, texts)));
            refused.addClassName("form-error");
            refused.getElement().setAttribute("role", "alert");
            refused.setVisible(false);
            add(part("me.forget", delete, refused));
        }
    }

    private Div part(String key, Component... content) {
        return part(key, texts.say(key + ".text"), content);
    }

    private Div part(String key, String text, Component... content) {
        var about = new Paragraph(text);
        about.addClassName("quiet");
        var part = new Div(new H3(texts.say(key)), about);
        part.addClassNames("card");
        part.add(content);
        return part;
    }

    /// Packed when it is asked for.
    private Anchor exportLink() {
        long who = own.id();
        var name = texts.say("me.export.file", "day", today.get().toString());
        var visitor = limits.visitor();
        var link = new Anchor(
                (DownloadHandler) download -> {
                    if (limits.refusal(Limit.FILE, visitor).isPresent()) {
                        download.getResponse().setStatus(Refusal.TOO_MANY);
                        return;
                    }
                    download.setFileName(name);
                    download.setContentType("application/json");
                    own.pack(who, new SteadyAnswer(download.getOutputStream(), System::nanoTime));
                },
                texts.say("me.export.do"));
        link.setId("me-export");
        link.getElement().setAttribute("download", name);
        return link;
    }

    private void makeCode() {
        code.removeAll();
        var made = own.code();
        var shown = new Span(made.grouped());
        shown.addClassName("code");
        code.add(
                shown,
                new CopyLink(
                        texts.say("me.code.copy"),
                        texts.say("me.code.copied"),
                        texts.say("me.code.failed"),
                        made.grouped()));
        var qr = new QrCode(texts);
        code.add(qr, new Paragraph(texts.say("me.code.how")));
        // what comes behind # stays in the browser: no server on the way writes it down
        qr.showAddress(JoinView.ADDRESS + "#" + made.text());
    }

    private void ask() {
        new Question(texts, texts.say("me.forget"), texts.say("me.forget.yes"))
                .askWhenSure(
                        texts.say("me.forget.what"),
                        texts.say("me.forget.sure"),
                        () -> limits.refusal(Limit.DELETION).ifPresentOrElse(this::refuse, this::deleteEverything));
    }

    private void refuse(String words) {
        refused.setText(words);
        refused.setVisible(true);
    }

    private void deleteEverything() {
        own.deleteEverything();
        gone.run();
    }
}
