package org.crosscage.shell.connection;

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
import org.crosscage.shell.opening.PageOpenings;
import org.springframework.stereotype.Component;

/// Answers what pages ask without their websocket, as Vaadin does, but keeps long answers as [LastAnswer]s,
/// and has who asks for a view wait for their turn.
@Component
final class PageRequests extends UidlRequestHandler implements VaadinServiceInitListener {

    private static final long serialVersionUID = 1L;

    private final transient PageOpenings openings;

    PageRequests(PageOpenings openings) {
        this.openings = openings;
    }

    @Override
    public void serviceInit(ServiceInitEvent event) {
        event.addRequestHandler(this);
    }

    @Override
    public Optional<ResponseWriter> synchronizedHandleRequest(
            VaadinSession session, VaadinRequest request, VaadinResponse response, String requestBody)
            throws IOException {
        if (PageOpenings.isNavigation(requestBody)) {
            try (var _ = openings.view(session)) {
                return answer(session, request, response, requestBody);
            }
        }
        return answer(session, request, response, requestBody);
    }

    private Optional<ResponseWriter> answer(
            VaadinSession session, VaadinRequest request, VaadinResponse response, String requestBody)
            throws IOException {
        var writer = super.synchronizedHandleRequest(session, request, response, requestBody);
        Optional.ofNullable(session.getService().findUI(request)).ifPresent(LastAnswer::compress);
        return writer;
    }

    @Override
    protected ServerRpcHandler createRpcHandler() {
        return new Requests();
    }

    /// A page that asks again has not heard the answer. Where none is kept, because the page has written by its
    /// websocket since, it gets all of itself anew.
    private static final class Requests extends ServerRpcHandler {

        private static final long serialVersionUID = 1L;

        @Override
        public void handleRpc(UI ui, String message, VaadinRequest request)
                throws InvalidUIDLSecurityKeyException, MessageIdSyncException {
            try {
                super.handleRpc(ui, message, request);
            } catch (ClientResentPayloadException e) {
                if (LastAnswer.find(ui).isPresent()) {
                    LastAnswer.restore(ui);
                    throw e;
                }
                LastAnswer.startOver(ui);
                throw new ResynchronizationRequiredException();
            }
        }
    }
}
