package org.crosscage.device;

import static org.assertj.core.api.Assertions.assertThat;

import org.crosscage.ViewTest;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.web.servlet.ServletRegistrationBean;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;

/// With a setting, the page is tried in a browser, by `EmbedIT`.
final class EmbedServletTest extends ViewTest {

    @Autowired
    private ServletRegistrationBean<EmbedServlet> servlet;

    @Test
    void unlessPagesAreNamedNothingIsServed() throws Exception {
        var request = new MockHttpServletRequest("GET", "/embed/1n4");
        request.setPathInfo("/1n4");
        var response = new MockHttpServletResponse();

        servlet.getServlet().service(request, response);

        assertThat(response.getStatus()).isEqualTo(404);
        assertThat(response.getContentAsString()).isEmpty();
        assertThat(request.getSession(false)).isNull();
    }
}
