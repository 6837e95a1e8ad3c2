package org.crosscage.shell.ui.frame;

import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.ErrorParameter;
import com.vaadin.flow.router.HasErrorParameter;
import com.vaadin.flow.router.NotFoundException;
import com.vaadin.flow.router.ParentLayout;
import jakarta.servlet.http.HttpServletResponse;
import org.crosscage.texts.Texts;

/// An address that leads nowhere, reached from inside the application, or a view whose subject is unknown: views
/// throw [NotFoundException] for a game that is not there and for somebody else's game alike.
@ParentLayout(MainLayout.class)
final class NotFoundView extends ErrorView implements HasErrorParameter<NotFoundException> {

    private static final long serialVersionUID = 1L;

    NotFoundView(Texts texts) {
        super(texts);
    }

    @Override
    public int setErrorParameter(BeforeEnterEvent event, ErrorParameter<NotFoundException> parameter) {
        show("missing");
        return HttpServletResponse.SC_NOT_FOUND;
    }
}
