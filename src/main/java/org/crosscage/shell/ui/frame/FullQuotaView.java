package org.crosscage.shell.ui.frame;

import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.ErrorParameter;
import com.vaadin.flow.router.HasErrorParameter;
import com.vaadin.flow.router.ParentLayout;
import jakarta.servlet.http.HttpServletResponse;
import org.crosscage.player.FullQuotaException;
import org.crosscage.shell.player.QuotaWords;
import org.crosscage.texts.Texts;

/// A view that would have begun something of which the player has as much as there may be.
@ParentLayout(MainLayout.class)
final class FullQuotaView extends ErrorView implements HasErrorParameter<FullQuotaException> {

    private static final long serialVersionUID = 1L;

    FullQuotaView(Texts texts) {
        super(texts);
    }

    @Override
    public int setErrorParameter(BeforeEnterEvent event, ErrorParameter<FullQuotaException> parameter) {
        var quota = parameter.getException().quota();
        show(texts().say("shell.full.title"), new QuotaWords(texts()).full(quota));
        return HttpServletResponse.SC_FORBIDDEN;
    }
}
