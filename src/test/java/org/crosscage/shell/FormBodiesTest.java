package org.crosscage.shell;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.springframework.boot.tomcat.servlet.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.WebServer;

/// A form whose body never comes, at a server that looks for a parameter of it.
final class FormBodiesTest {

    private static final Duration SOON = Duration.ofSeconds(10);

    @Test
    void aParameterIsLookedForInTheAddressOnly() throws Exception {
        var tomcat = new TomcatServletWebServerFactory(0);
        new WebConfiguration().formsAreBodies().customize(tomcat);
        var server = tomcat.getWebServer(
                context -> context.addServlet("parameter", new Parameter()).addMapping("/"));
        server.start();
        try {
            assertThat(answer(server)).isEqualTo("found uidl null");
        } finally {
            server.stop();
        }
    }

    private static String answer(WebServer server) throws IOException {
        try (var socket = new Socket(InetAddress.getLoopbackAddress(), server.getPort())) {
            socket.setSoTimeout((int) SOON.toMillis());
            socket.getOutputStream().write("""
                            POST /?v-r=uidl HTTP/1.1\r
                            Host: localhost\r
                            Connection: close\r
                            Content-Type: application/x-www-form-urlencoded\r
                            Content-Length: 100\r
                            \r
                            v-uiId=1""".getBytes(StandardCharsets.US_ASCII));
            var lines = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
            return lines.lines()
                    .filter(line -> line.startsWith("found"))
                    .findFirst()
                    .orElse("");
        }
    }

    private static final class Parameter extends HttpServlet {

        private static final long serialVersionUID = 1L;

        @Override
        protected void doPost(HttpServletRequest request, HttpServletResponse response) throws IOException {
            response.getWriter().println("found " + request.getParameter("v-r") + " " + request.getParameter("v-uiId"));
            response.flushBuffer();
        }
    }
}
