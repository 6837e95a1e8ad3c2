package org.crosscage.shell.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.ErrorParameter;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.HasErrorParameter;
import com.vaadin.flow.router.ParentLayout;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Objects;
import java.util.concurrent.RejectedExecutionException;
import org.crosscage.shell.TooManyViewsException;
import org.crosscage.texts.Texts;

/// The page in place of a view past a limit, or of one for which too much waits.
@ParentLayout(MainLayout.class)
final class TooManyViewsView extends Div implements HasErrorParameter<RejectedExecutionException>, HasDynamicTitle {

    private static final long serialVersionUID = 1L;

    private final transient Texts texts;
    private String title;

    TooManyViewsView(Texts texts) {
        this.texts = texts;
        this.title = texts.say("shell.limited.title");
    }

    @Override
    public int setErrorParameter(BeforeEnterEvent event, ErrorParameter<RejectedExecutionException> parameter) {
        var words = texts.say("shell.trouble.busy");
        if (parameter.getException() instanceof TooManyViewsException known) {
            title = known.title();
            words = Objects.requireNonNull(known.getMessage());
        }
        ErrorContent.fill(this, title, words, texts);
        return HttpServletResponse.SC_OK; // Vaadin knows no 429
    }

    @Override
    public String getPageTitle() {
        return texts.say("shell.title", "page", title);
    }
}
