package org.crosscage.shell;

import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.apache.catalina.connector.Request;
import org.apache.catalina.connector.Response;
import org.apache.catalina.valves.ValveBase;
import org.springframework.beans.factory.ObjectProvider;

/// Says in the house's words that an address cannot be read. Tomcat refuses one with half an escape or a zero byte in
/// it before it knows which application it is for, so that neither a filter nor an error page of ours hears of it.
final class RefusedAddresses extends ValveBase {

    private final ObjectProvider<ErrorPages> pages;

    /// @param pages asked for when there is something to say, long after the server has started
    RefusedAddresses(ObjectProvider<ErrorPages> pages) {
        super(true);
        this.pages = pages;
    }

    @Override
    public void invoke(Request request, Response response) throws IOException, ServletException {
        getNext().invoke(request, response);
        if (response.getStatus() == HttpServletResponse.SC_BAD_REQUEST
                && response.isErrorReportRequired()
                && !response.isCommitted()
                && response.setErrorReported()) {
            response.setSuspended(false); // who refused it has closed it
            ErrorPages.prepare(response);
            response.getReporter().write(pages.getObject().html(ErrorPages.UNREAD));
            response.finishResponse();
        }
    }
}
