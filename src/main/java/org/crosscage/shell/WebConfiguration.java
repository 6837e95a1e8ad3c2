package org.crosscage.shell;

import static org.springframework.security.config.http.SessionCreationPolicy.NEVER;

import com.vaadin.flow.spring.security.VaadinSecurityConfigurer;
import jakarta.servlet.DispatcherType;
import java.io.IOException;
import java.util.Objects;
import org.apache.tomcat.util.http.Rfc6265CookieProcessor;
import org.crosscage.player.store.Players;
import org.crosscage.shell.document.ContentSecurityPolicy;
import org.crosscage.shell.document.EmbeddedPage;
import org.crosscage.shell.document.HashedFiles;
import org.crosscage.shell.document.LicencesServlet;
import org.crosscage.shell.document.OfflineNewGames;
import org.crosscage.shell.document.OfflineServlet;
import org.crosscage.shell.limit.BodyBudget;
import org.crosscage.shell.limit.RateLimits;
import org.crosscage.shell.page.Draining;
import org.crosscage.shell.page.PageOpenings;
import org.crosscage.shell.preview.LinkPreview;
import org.crosscage.shell.preview.LinkPreviews;
import org.crosscage.shell.preview.PreviewImages;
import org.crosscage.store.BoundedQuery;
import org.crosscage.texts.Texts;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.availability.ApplicationAvailability;
import org.springframework.boot.tomcat.servlet.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.boot.web.servlet.ServletRegistrationBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.Ordered;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.config.annotation.web.configurers.AuthorizeHttpRequestsConfigurer;
import org.springframework.security.config.annotation.web.configurers.CsrfConfigurer;
import org.springframework.security.config.annotation.web.configurers.HeadersConfigurer.FrameOptionsConfig;
import org.springframework.security.config.annotation.web.configurers.RequestCacheConfigurer;
import org.springframework.security.web.SecurityFilterChain;
import org.springframework.security.web.header.writers.CrossOriginOpenerPolicyHeaderWriter.CrossOriginOpenerPolicy;
import org.springframework.security.web.header.writers.DelegatingRequestMatcherHeaderWriter;
import org.springframework.security.web.header.writers.ReferrerPolicyHeaderWriter.ReferrerPolicy;
import org.springframework.security.web.header.writers.frameoptions.XFrameOptionsHeaderWriter;
import org.springframework.security.web.header.writers.frameoptions.XFrameOptionsHeaderWriter.XFrameOptionsMode;

/// How requests are met: everybody may come in, nobody logs in, every answer carries the security headers, and only
/// the game's own pages make a session.
@Configuration(proxyBeanMethods = false)
final class WebConfiguration {

    private static final String PERMISSIONS = "camera=(), geolocation=(), microphone=(), payment=(), usb=()";

    @Bean
    SecurityFilterChain security(HttpSecurity http) throws Exception {
        return http.with(VaadinSecurityConfigurer.vaadin(), WebConfiguration::withoutLogin)
                .sessionManagement(sessions -> sessions.sessionCreationPolicy(NEVER))
                .requestCache(RequestCacheConfigurer::disable)
                // its token would make a session for whatever scanners post; Vaadin has one of its own, and nothing
                // else takes what is sent but servlets that look at where it is from (see UnknownAddresses)
                .csrf(CsrfConfigurer::disable)
                .headers(headers -> headers.frameOptions(FrameOptionsConfig::disable)
                        .addHeaderWriter(new DelegatingRequestMatcherHeaderWriter(
                                request -> !EmbeddedPage.answers(request),
                                new XFrameOptionsHeaderWriter(XFrameOptionsMode.DENY)))
                        .referrerPolicy(referrer -> referrer.policy(ReferrerPolicy.SAME_ORIGIN))
                        .permissionsPolicyHeader(permissions -> permissions.policy(PERMISSIONS))
                        .crossOriginOpenerPolicy(opener -> opener.policy(CrossOriginOpenerPolicy.SAME_ORIGIN))
                        .contentSecurityPolicy(
                                policy -> policy.policyDirectives(ContentSecurityPolicy.WITHOUT_SCRIPTS)))
                .build();
    }

    private static void withoutLogin(VaadinSecurityConfigurer vaadin) {
        vaadin.enableNavigationAccessControl(false)
                .enableLogoutConfiguration(false)
                .enableRequestCacheConfiguration(false)
                .enableCsrfConfiguration(false)
                .enableExceptionHandlingConfiguration(false)
                .anyRequest(AuthorizeHttpRequestsConfigurer.AuthorizedUrl::permitAll);
    }

    /// Vaadin answers by a forward, and Tomcat would close a forwarded answer behind the back of the security
    /// filter, before that has written its headers.
    @Bean
    WebServerFactoryCustomizer<TomcatServletWebServerFactory> headersOnForwardedAnswers() {
        return tomcat -> tomcat.addContextCustomizers(context -> context.setSuspendWrappedResponseAfterForward(false));
    }

    /// No form is read as one: whoever asks for a parameter would wait for its body, before [RequestBodies] bounds it.
    @Bean
    WebServerFactoryCustomizer<TomcatServletWebServerFactory> formsAreBodies() {
        return tomcat -> tomcat.addConnectorCustomizers(connector -> connector.setParseBodyMethods(""));
    }

    /// Before everything that asks for an address, pages of errors too.
    @Bean
    FilterRegistrationBean<ForwardedPrefix> forwardedPrefix() {
        var registration = new FilterRegistrationBean<>(new ForwardedPrefix());
        registration.setDispatcherTypes(DispatcherType.REQUEST, DispatcherType.ERROR);
        registration.setOrder(Ordered.HIGHEST_PRECEDENCE);
        return registration;
    }

    @Bean
    WebServerFactoryCustomizer<TomcatServletWebServerFactory> cookiesBelowThePrefix() {
        return tomcat -> tomcat.addContextCustomizers(context -> context.setCookieProcessor(new PrefixedCookies(
                Objects.requireNonNullElseGet(context.getCookieProcessor(), Rfc6265CookieProcessor::new))));
    }

    /// Behind the security filter, so that its answers carry the security headers too.
    @Bean
    FilterRegistrationBean<UnknownAddresses> unknownAddresses(
            ObjectProvider<AddressCheck> checks,
            ObjectProvider<Players> players,
            ObjectProvider<RateLimits> limits,
            ObjectProvider<ServedAddress> served) {
        var registration = new FilterRegistrationBean<>(new UnknownAddresses(checks, players, limits, served));
        registration.setOrder(Ordered.LOWEST_PRECEDENCE - 2);
        return registration;
    }

    /// Behind that, because of what is not there no body is read.
    @Bean
    FilterRegistrationBean<RequestBodies> requestBodies(
            ObjectProvider<BodyBudget> budget, ObjectProvider<ServedAddress> served) {
        var registration = new FilterRegistrationBean<>(new RequestBodies(budget, served, System::nanoTime));
        registration.setOrder(Ordered.LOWEST_PRECEDENCE - 1);
        return registration;
    }

    /// Behind that, because what is not there costs no session, and a body that arrives slowly holds no place.
    @Bean
    FilterRegistrationBean<PageLimits> pageLimits(
            ObjectProvider<RateLimits> limits,
            ObjectProvider<Draining> draining,
            ObjectProvider<Players> players,
            ObjectProvider<PageOpenings> openings) {
        var registration = new FilterRegistrationBean<>(new PageLimits(limits, draining, players, openings));
        registration.setOrder(Ordered.LOWEST_PRECEDENCE);
        return registration;
    }

    @Bean
    ServletRegistrationBean<HealthServlet> health(
            ApplicationAvailability availability, BoundedQuery<Boolean> databaseAnswers) {
        return new ServletRegistrationBean<>(
                new HealthServlet(availability, databaseAnswers), HealthServlet.ADDRESSES.toArray(String[]::new));
    }

    @Bean
    ServletRegistrationBean<OfflineServlet> offline(Texts texts, OfflineNewGames newGames) {
        return new ServletRegistrationBean<>(
                new OfflineServlet(texts, newGames), OfflineServlet.ADDRESSES.toArray(String[]::new));
    }

    @Bean
    ServletRegistrationBean<LicencesServlet> licences(Texts texts) throws IOException {
        return new ServletRegistrationBean<>(new LicencesServlet(texts), LicencesServlet.PATH);
    }

    @Bean
    ServletRegistrationBean<PreviewImages> previewImages(LinkPreviews previews) {
        return new ServletRegistrationBean<>(new PreviewImages(previews), LinkPreview.FOLDER + "/*");
    }

    @Bean
    FilterRegistrationBean<HashedFiles> hashedFiles() {
        var registration = new FilterRegistrationBean<>(new HashedFiles());
        registration.addUrlPatterns(HashedFiles.PATTERN);
        return registration;
    }
}
