package org.crosscage.shell.connection;

import com.vaadin.flow.spring.SpringServlet;
import org.springframework.beans.factory.config.BeanPostProcessor;
import org.springframework.boot.tomcat.servlet.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.boot.web.servlet.ServletRegistrationBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/// How much memory a connection holds while nothing moves on it. A game has a websocket for as long as it is open,
/// and what Tomcat, Atmosphere and Vaadin set aside for each by default is 120 kB; a move has some 300 characters, and
/// its answer 1,000. What is longer goes through in more pieces.
@Configuration(proxyBeanMethods = false)
final class ConnectionBuffers {

    /// For each of the two directions of a connection, in bytes.
    private static final String SOCKET = "2048";

    /// For what goes by a websocket, four of them, in bytes.
    private static final String WEBSOCKET = "1024";

    /// The longest message that a page may send by its websocket, in characters. Pages send none: what they say
    /// comes by requests, whose bodies are bounded. Vaadin would put pieces of a message together without end, so
    /// Tomcat ends a connection that brings any.
    private static final String LONGEST = "0";

    /// For how long a page may leave a message unread before its websocket is closed, in milliseconds: the next message
    /// to it waits for that.
    private static final String UNREAD = "5000";

    /// Before Tomcat's websockets are loaded, which read their size once.
    @Bean
    WebServerFactoryCustomizer<TomcatServletWebServerFactory> smallConnections() {
        return ConnectionBuffers::limit;
    }

    private static void limit(TomcatServletWebServerFactory tomcat) {
        System.setProperty("org.apache.tomcat.websocket.DEFAULT_BUFFER_SIZE", WEBSOCKET);
        // to compress messages of a kilobyte zlib keeps a quarter of a megabyte for each connection, outside
        // of the heap
        System.setProperty("org.apache.tomcat.websocket.DISABLE_BUILTIN_EXTENSIONS", "true");
        tomcat.addConnectorCustomizers(connector -> {
            connector.setProperty("socket.appReadBufSize", SOCKET);
            connector.setProperty("socket.appWriteBufSize", SOCKET);
        });
    }

    /// Vaadin takes its own sizes where its servlet names no others.
    @Bean
    static BeanPostProcessor smallWebsockets() {
        return new BeanPostProcessor() {
            @Override
            public Object postProcessBeforeInitialization(Object bean, String name) {
                if (bean instanceof ServletRegistrationBean<?> registration
                        && registration.getServlet() instanceof SpringServlet) {
                    registration.addInitParameter("org.atmosphere.websocket.bufferSize", WEBSOCKET);
                    registration.addInitParameter("org.atmosphere.websocket.maxTextMessageSize", LONGEST);
                    registration.addInitParameter("org.atmosphere.websocket.maxBinaryMessageSize", LONGEST);
                    registration.addInitParameter("org.atmosphere.websocket.writeTimeout", UNREAD);
                }
                return bean;
            }
        };
    }
}
