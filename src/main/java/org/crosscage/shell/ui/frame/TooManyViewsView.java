package org.crosscage.shell.ui.frame;

import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.ErrorParameter;
import com.vaadin.flow.router.HasErrorParameter;
import com.vaadin.flow.router.ParentLayout;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Objects;
import java.util.concurrent.RejectedExecutionException;
import org.crosscage.shell.TooManyViewsException;
import org.crosscage.texts.Texts;

/// The page in place of a view past a limit, or of one for which too much waits.
@ParentLayout(MainLayout.class)
final class TooManyViewsView extends ErrorView implements HasErrorParameter<RejectedExecutionException> {

    private static final long serialVersionUID = 1L;

    TooManyViewsView(Texts texts) {
        super(texts);
    }

    @Override
    public int setErrorParameter(BeforeEnterEvent event, ErrorParameter<RejectedExecutionException> parameter) {
        if (parameter.getException() instanceof TooManyViewsException known) {
            show(known.title(), Objects.requireNonNull(known.getMessage()));
        } else {
            show(texts().say("shell.limited.title"), texts().say("shell.trouble.busy"));
        }
        return HttpServletResponse.SC_OK; // Vaadin knows no 429
    }
}
