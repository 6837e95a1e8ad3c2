package org.crosscage.shell.opening;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.servlet.ServletRequest;
import jakarta.servlet.ServletResponse;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.apache.catalina.LifecycleException;
import org.apache.catalina.servlets.DefaultServlet;
import org.apache.catalina.startup.Tomcat;
import org.apache.tomcat.util.descriptor.web.FilterDef;
import org.apache.tomcat.util.descriptor.web.FilterMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// With a real Tomcat, of which it uses what no specification promises.
final class RequestConnectionTest {

    @TempDir
    private Path folder;

    private final Tomcat tomcat = new Tomcat();
    private final CountDownLatch arrived = new CountDownLatch(1);
    private final CountDownLatch waited = new CountDownLatch(1);
    private final CompletableFuture<Boolean> isGone = new CompletableFuture<>();

    private void answer(ServletRequest request, ServletResponse response) throws IOException {
        try {
            request.getInputStream().readAllBytes();
            arrived.countDown();
            waited.await();
            isGone.complete(RequestConnection.isGone(request));
            response.getWriter().write("here you are");
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @BeforeEach
    void start() throws LifecycleException {
        tomcat.setBaseDir(folder.toString());
        tomcat.setPort(0);
        var context = tomcat.addContext("", folder.toString());
        Tomcat.addServlet(context, "files", DefaultServlet.class.getName());
        context.addServletMappingDecoded("/", "files");
        var waiting = new FilterDef();
        waiting.setFilterName("waiting");
        waiting.setFilter((request, response, _) -> answer(request, response));
        context.addFilterDef(waiting);
        var everywhere = new FilterMap();
        everywhere.setFilterName("waiting");
        everywhere.addURLPattern("/*");
        context.addFilterMap(everywhere);
        tomcat.getConnector();
        tomcat.getHost().getPipeline().addValve(new RequestConnection());
        tomcat.start();
    }

    @AfterEach
    void stop() throws LifecycleException {
        tomcat.stop();
        tomcat.destroy();
    }

    private Socket ask(String request) throws IOException {
        var socket = new Socket("localhost", tomcat.getConnector().getLocalPort());
        socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
        return socket;
    }

    @ParameterizedTest
    @ValueSource(strings = {"GET / HTTP/1.1\r\n%s\r\n", "POST / HTTP/1.1\r\n%sContent-Length: 4\r\n\r\nbody"})
    void whoWaitsIsThereAndGetsTheAnswer(String request) throws Exception {
        try (var socket = ask(request.formatted("Host: localhost\r\nConnection: close\r\n"))) {
            arrived.await();
            waited.countDown();

            assertThat(isGone.get()).isFalse();
            assertThat(new String(socket.getInputStream().readAllBytes(), StandardCharsets.US_ASCII))
                    .endsWith("here you are");
        }
    }

    @Test
    void whoHasClosedTheConnectionIsGone() throws Exception {
        try (var _ = ask("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")) {
            arrived.await();
        }
        waited.countDown();

        assertThat(isGone.get()).isTrue();
    }
}
