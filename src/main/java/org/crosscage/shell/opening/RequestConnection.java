package org.crosscage.shell.opening;

import jakarta.servlet.ServletException;
import jakarta.servlet.ServletRequest;
import java.io.IOException;
import org.apache.catalina.connector.Request;
import org.apache.catalina.connector.Response;
import org.apache.catalina.valves.ValveBase;
import org.apache.coyote.ActionCode;

/// Whether the browser that asked for something is still there. No servlet can know: only Tomcat sees the connection.
final class RequestConnection extends ValveBase {

    private static final String REQUEST = RequestConnection.class.getName();

    RequestConnection() {
        super(true);
    }

    @Override
    public void invoke(Request request, Response response) throws IOException, ServletException {
        request.setAttribute(REQUEST, request.getCoyoteRequest());
        getNext().invoke(request, response);
    }

    /// Whether nobody hears the answer any more. To be asked where nothing of the request is left to be read, by
    /// the thread that answers it. Something to be read, other than the end of the connection, would be another
    /// request, and browsers send none before they have the answer.
    static boolean isGone(ServletRequest request) {
        if (request.getAttribute(REQUEST) instanceof org.apache.coyote.Request received) {
            received.action(ActionCode.AVAILABLE, true);
            return received.getAvailable() > 0;
        }
        return false;
    }
}
