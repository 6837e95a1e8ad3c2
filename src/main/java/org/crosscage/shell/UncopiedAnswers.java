package org.crosscage.shell;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.server.ServiceInitEvent;
import com.vaadin.flow.server.VaadinRequest;
import com.vaadin.flow.server.VaadinResponse;
import com.vaadin.flow.server.VaadinServiceInitListener;
import com.vaadin.flow.server.VaadinSession;
import com.vaadin.flow.server.communication.ServerRpcHandler;
import com.vaadin.flow.server.communication.UidlRequestHandler;
import java.io.IOException;
import java.util.Optional;
import org.springframework.stereotype.Component;

/// Answers pages as Vaadin does, without a copy of each page's last answer. Vaadin keeps one to give it again if it
/// should
/// not arrive, and that of a whole page is a hundred kilobytes, for as long as the page is open. Whoever asks again for
/// a long answer gets the page as it is then.
@Component
final class UncopiedAnswers extends UidlRequestHandler implements VaadinServiceInitListener {

    private static final long serialVersionUID = 1L;

    /// In characters; what is shorter is kept.
    private static final int LONG = 4096;

    @Override
    public void serviceInit(ServiceInitEvent event) {
        event.addRequestHandler(this);
    }

    @Override
    public Optional<ResponseWriter> synchronizedHandleRequest(
            VaadinSession session, VaadinRequest request, VaadinResponse response, String requestBody)
            throws IOException {
        var writer = super.synchronizedHandleRequest(session, request, response, requestBody);
        var ui = session.getService().findUI(request);
        if (ui != null && isLong(ui.getInternals().getLastRequestResponse())) {
            ui.getInternals().setLastRequestResponse(null);
        }
        return writer;
    }

    private static boolean isLong(String answer) {
        return answer != null && answer.length() > LONG;
    }

    @Override
    protected ServerRpcHandler createRpcHandler() {
        return new Asked();
    }

    private static final class Asked extends ServerRpcHandler {

        private static final long serialVersionUID = 1L;

        @Override
        public void handleRpc(UI ui, String message, VaadinRequest request)
                throws InvalidUIDLSecurityKeyException, MessageIdSyncException {
            try {
                super.handleRpc(ui, message, request);
            } catch (ClientResentPayloadException e) {
                if (ui.getInternals().getLastRequestResponse() != null) {
                    throw e;
                }
                ui.getInternals().getStateTree().prepareForResync();
                ui.getInternals().getDependencyList().clearPendingSendToClient();
                throw new ResynchronizationRequiredException();
            }
        }
    }
}
