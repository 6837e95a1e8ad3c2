package org.crosscage.me.ui;

import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.upload.Upload;
import com.vaadin.flow.server.streams.UploadEvent;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import org.crosscage.player.ArchiveException;
import org.crosscage.player.store.PlayerArchive;
import org.crosscage.shell.limit.Limit;
import org.crosscage.shell.limit.Requester;
import org.crosscage.shell.page.LiveUpdates;
import org.crosscage.shell.player.PlayerLimits;
import org.crosscage.shell.ui.task.BackgroundTasks;
import org.crosscage.texts.Texts;

/// Imports a file that was exported elsewhere, and says what came of it.
final class ImportPanel extends Div {

    private static final long serialVersionUID = 1L;

    private static final int MEGABYTE = 1 << 20;

    private final transient OwnData own;
    private final transient ArchiveImports imports;
    private final transient PlayerLimits limits;
    private final transient Texts texts;
    private final transient BackgroundTasks backgroundTasks;
    private final transient Runnable changed;
    private final transient Requester visitor;
    private final Upload upload;
    private final Paragraph said = new Paragraph();

    /// @param changed something came in
    ImportPanel(
            OwnData own,
            ArchiveImports imports,
            PlayerLimits limits,
            Texts texts,
            Executor costlyTasks,
            Runnable changed) {
        this.own = own;
        this.imports = imports;
        this.limits = limits;
        this.texts = texts;
        this.changed = changed;
        this.visitor = limits.visitor();
        this.backgroundTasks = new BackgroundTasks(costlyTasks, this);
        addClassName("me-import");
        upload = new Upload(this::receive);
        upload.setId("me-import");
        upload.setMaxFiles(1);
        upload.setMaxFileSize(PlayerArchive.LARGEST);
        upload.setAcceptedFileExtensions(".json");
        upload.setUploadButton(new Button(texts.say("me.import.do")));
        upload.setDropLabel(new Span(texts.say("me.import.drop")));
        upload.addFileRejectedListener(_ -> say(tooLarge(), true));
        said.getElement().setAttribute("role", "status");
        add(upload, said);
        addAttachListener(attached -> LiveUpdates.begin(attached.getUI())); // a file arrives outside of any event
    }

    private void say(String words, boolean isError) {
        said.setText(words);
        said.setClassName("form-error", isError);
    }

    private String tooLarge() {
        return texts.say("me.import.refused", "megabytes", PlayerArchive.LARGEST / MEGABYTE);
    }

    /// The browser refuses a file that is too large, but nobody has to ask a browser. Not on the page's own time.
    private void receive(UploadEvent event) throws IOException {
        var page = event.getUI();
        var refusal = limits.refusal(Limit.FILE, visitor);
        if (refusal.isPresent()) {
            refuse(event, refusal.get());
            return;
        }
        try {
            var file =
                    imports.receive(event.getSession(), visitor.network(), event.getFileSize(), event.getInputStream());
            page.accessLater(() -> unpack(file), file::close).run();
        } catch (ArchiveImports.RefusedException refused) {
            refuse(
                    event,
                    switch (refused.refusal()) {
                        case TOO_LARGE -> tooLarge();
                        case TOO_SLOW -> texts.say("me.import.too-slow");
                        case NO_ROOM -> texts.say("me.import.no-room");
                        case ANOTHER_ON_ITS_WAY -> texts.say("me.import.another");
                    });
        }
    }

    private void refuse(UploadEvent event, String words) {
        event.reject(words);
        event.getUI().access(() -> {
            upload.clearFileList();
            say(words, true);
        });
    }

    private void unpack(ArchiveImports.ReceivedFile file) {
        upload.clearFileList();
        say(texts.say("me.import.wait"), false);
        long who = own.id();
        backgroundTasks.run(stop -> unpacked(who, file, stop), this::report, this::fail, file::close);
    }

    private void fail(RuntimeException failure) {
        switch (failure) {
            case ArchiveException wrong -> say(words(wrong), true);
            case PlayerArchive.UnfinishedImportException unfinished -> {
                report(unfinished.before());
                say(said.getText() + " " + texts.say("me.import.unfinished"), true);
                throw unfinished;
            }
            default -> {
                say("", false);
                throw failure;
            }
        }
    }

    private PlayerArchive.Imported unpacked(long who, ArchiveImports.ReceivedFile file, BooleanSupplier stop) {
        try (file) {
            return own.unpack(who, file, stop);
        }
    }

    private String words(ArchiveException wrong) {
        return wrong.path().isEmpty()
                ? texts.say("me.import.wrong", "problem", problem(wrong))
                : texts.say("me.import.wrong.at", Map.of("path", wrong.path(), "problem", problem(wrong)));
    }

    private String problem(ArchiveException wrong) {
        return texts.say("me.import.wrong." + wrong.problem(), wrong.arguments());
    }

    private void report(PlayerArchive.Imported imported) {
        var sentences = new ArrayList<>(cameIn(imported.counts()));
        imported.reasons()
                .forEach(reason -> sentences.add(
                        texts.say("me.import.left-out", Map.of("path", reason.path(), "problem", problem(reason)))));
        int more = imported.leftOut() - imported.reasons().size();
        if (more > 0) {
            sentences.add(texts.say("me.import.left-out.more", "count", more));
        }
        say(String.join(" ", sentences), imported.leftOut() > 0);
        KeptGamesRefresh.ask();
        changed.run();
    }

    private List<String> cameIn(Map<String, PlayerArchive.Count> counts) {
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
        var came = in.isEmpty() ? texts.say("me.import.nothing") : texts.say("me.import.came", "what", texts.all(in));
        return there.isEmpty() ? List.of(came) : List.of(came, texts.say("me.import.there", "what", texts.all(there)));
    }
}
