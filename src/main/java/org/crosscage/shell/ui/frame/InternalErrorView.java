package org.crosscage.shell.ui.frame;

import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.ErrorParameter;
import com.vaadin.flow.router.HasErrorParameter;
import com.vaadin.flow.router.ParentLayout;
import jakarta.servlet.http.HttpServletResponse;
import org.crosscage.shell.page.ClientLog;
import org.crosscage.texts.Texts;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A view that failed while it was built. The player reads plain words, the log has the cause.
@ParentLayout(MainLayout.class)
final class InternalErrorView extends ErrorView implements HasErrorParameter<Exception> {

    private static final long serialVersionUID = 1L;

    private static final Logger LOG = LoggerFactory.getLogger(InternalErrorView.class);

    InternalErrorView(Texts texts) {
        super(texts);
    }

    @Override
    public int setErrorParameter(BeforeEnterEvent event, ErrorParameter<Exception> parameter) {
        // no more of the address: what comes behind may be the code of a set
        LOG.error(
                "the view below /{} could not be built",
                ClientLog.line(event.getLocation().getFirstSegment()),
                parameter.getException());
        show("trouble");
        return HttpServletResponse.SC_INTERNAL_SERVER_ERROR;
    }
}
