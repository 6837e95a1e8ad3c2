package org.crosscage.shell.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.ErrorParameter;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.HasErrorParameter;
import com.vaadin.flow.router.ParentLayout;
import jakarta.servlet.http.HttpServletResponse;
import org.crosscage.player.FullQuotaException;
import org.crosscage.shell.QuotaWords;
import org.crosscage.texts.Texts;

/// A view that would have begun something of which the player has as much as there may be.
@ParentLayout(MainLayout.class)
final class FullQuotaView extends Div implements HasErrorParameter<FullQuotaException>, HasDynamicTitle {

    private static final long serialVersionUID = 1L;

    private final transient Texts texts;

    FullQuotaView(Texts texts) {
        this.texts = texts;
    }

    @Override
    public int setErrorParameter(BeforeEnterEvent event, ErrorParameter<FullQuotaException> parameter) {
        var quota = parameter.getException().quota();
        ErrorContent.fill(this, texts.say("shell.full.title"), new QuotaWords(texts).full(quota), texts);
        return HttpServletResponse.SC_FORBIDDEN;
    }

    @Override
    public String getPageTitle() {
        return texts.say("shell.title", "page", texts.say("shell.full.title"));
    }
}
