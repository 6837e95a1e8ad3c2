package org.crosscage.shell.connection;

import com.vaadin.flow.spring.SpringServlet;
import org.atmosphere.cpr.ApplicationConfig;
import org.springframework.beans.factory.config.BeanPostProcessor;
import org.springframework.boot.tomcat.servlet.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.boot.web.servlet.ServletRegistrationBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/// How much memory a connection holds while nothing moves on it. Every page has a websocket for as long as it is open,
/// and what Tomcat, Atmosphere and Vaadin set aside for each by default is 120 kB; a move has some 300 characters, and
/// its answer 1,000. What is longer goes through in more pieces.
@Configuration(proxyBeanMethods = false)
final class ConnectionBuffers {

    /// For each of the two directions of a connection, in bytes.
    private static final String SOCKET = "2048";

    /// For what comes and goes by a websocket, four of them, in bytes.
    private static final String WEBSOCKET = "1024";

    /// The longest piece of a message, in characters: Vaadin's client cuts messages into pieces of 4,095. Tomcat ends
    /// a connection that brings a longer one.
    private static final String PIECE = "4096";

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
                    registration.addInitParameter(ApplicationConfig.WEBSOCKET_BUFFER_SIZE, WEBSOCKET);
                    registration.addInitParameter(ApplicationConfig.WEBSOCKET_MAXTEXTSIZE, PIECE);
                    registration.addInitParameter(
                            ApplicationConfig.ENDPOINT_MAPPER, SingleHandlerMapper.class.getName());
                    registration.addInitParameter(
                            ApplicationConfig.BROADCASTER_CACHE, LongPollingCache.class.getName());
                }
                return bean;
            }
        };
    }
}
