package org.crosscage.shell.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.ErrorParameter;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.HasErrorParameter;
import com.vaadin.flow.router.NotFoundException;
import com.vaadin.flow.router.ParentLayout;
import jakarta.servlet.http.HttpServletResponse;
import org.crosscage.texts.Texts;

/// An address that leads nowhere, reached from inside the application, or a view whose subject is unknown: views
/// throw [NotFoundException] for a game that is not there and for somebody else's game alike.
@ParentLayout(MainLayout.class)
final class NotFoundView extends Div implements HasErrorParameter<NotFoundException>, HasDynamicTitle {

    private static final long serialVersionUID = 1L;

    private final transient Texts texts;

    NotFoundView(Texts texts) {
        this.texts = texts;
        ErrorContent.fill(this, "missing", texts);
    }

    @Override
    public int setErrorParameter(BeforeEnterEvent event, ErrorParameter<NotFoundException> parameter) {
        return HttpServletResponse.SC_NOT_FOUND;
    }

    @Override
    public String getPageTitle() {
        return texts.say("shell.title", "page", texts.say("shell.missing.title"));
    }
}
