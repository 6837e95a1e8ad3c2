package org.crosscage.shell.connection;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.server.ServiceException;
import com.vaadin.flow.server.SessionExpiredException;
import com.vaadin.flow.server.VaadinServletRequest;
import com.vaadin.flow.server.VaadinServletService;
import com.vaadin.flow.server.VaadinSession;
import java.time.Duration;
import org.crosscage.ViewTest;
import org.junit.jupiter.api.Test;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpSession;

/// Of sessions that are to last half an hour, as configured, and of one that is to end sooner.
final class SessionLengthTest extends ViewTest {

    private static final int CONFIGURED = (int) Duration.ofMinutes(30).toSeconds();

    private final MockHttpSession kept = new MockHttpSession();

    /// What the first page of a browser does.
    private VaadinSession begin(int configured) throws ServiceException, SessionExpiredException {
        kept.setMaxInactiveInterval(configured);
        var request = new MockHttpServletRequest("GET", "/");
        request.setSession(kept);
        var service = (VaadinServletService) VaadinServletService.getCurrent();
        var ofTheTest = VaadinSession.getCurrent();
        try {
            return service.findVaadinSession(new VaadinServletRequest(request, service));
        } finally {
            VaadinSession.setCurrent(ofTheTest);
        }
    }

    private static void start(VaadinSession session) {
        session.lock();
        try {
            var page = new UI();
            page.getInternals().setSession(session);
            session.getService().fireUIInitListeners(page);
        } finally {
            session.unlock();
        }
    }

    @Test
    void aSessionOfWhichNoPageStartsEndsAfterTwoMinutes() throws ServiceException, SessionExpiredException {
        begin(CONFIGURED);

        assertThat(kept.getMaxInactiveInterval()).isEqualTo(120);
    }

    @Test
    void aSessionWhosePageStartsLastsAsLongAsConfigured() throws ServiceException, SessionExpiredException {
        start(begin(CONFIGURED));

        assertThat(kept.getMaxInactiveInterval()).isEqualTo(CONFIGURED);
    }

    @Test
    void aSecondPageLeavesTheLengthAsItIs() throws ServiceException, SessionExpiredException {
        var session = begin(CONFIGURED);
        start(session);
        kept.setMaxInactiveInterval(60);
        start(session);

        assertThat(kept.getMaxInactiveInterval()).isEqualTo(60);
    }

    @Test
    void aSessionThatIsToEndSoonerDoesSo() throws ServiceException, SessionExpiredException {
        var session = begin(60);
        assertThat(kept.getMaxInactiveInterval()).isEqualTo(60);

        start(session);
        assertThat(kept.getMaxInactiveInterval()).isEqualTo(60);
    }
}
