package org.crosscage.shell.opening;

import org.springframework.boot.tomcat.servlet.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/// Has Tomcat say which connection a request came by.
@Configuration(proxyBeanMethods = false)
class OpeningConfiguration {

    @Bean
    WebServerFactoryCustomizer<TomcatServletWebServerFactory> requestConnections() {
        return tomcat -> tomcat.addContextCustomizers(
                context -> context.getParent().getPipeline().addValve(new RequestConnection()));
    }
}
