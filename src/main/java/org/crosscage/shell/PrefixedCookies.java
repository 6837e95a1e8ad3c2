package org.crosscage.shell;

import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import java.nio.charset.Charset;
import org.apache.tomcat.util.http.CookieProcessor;
import org.apache.tomcat.util.http.MimeHeaders;
import org.apache.tomcat.util.http.ServerCookies;

/// Sets cookies for what is below the proxy's [prefix][ForwardedPrefix] only. Tomcat sets the session's for its own
/// context path, and two games on one host would end each other's sessions.
///
/// @param own Tomcat's as it is configured
record PrefixedCookies(CookieProcessor own) implements CookieProcessor {

    @Override
    public String generateHeader(Cookie cookie, HttpServletRequest request) {
        ForwardedPrefix.of(request).ifPresent(prefix -> cookie.setPath(prefix + "/"));
        return own.generateHeader(cookie, request);
    }

    @Override
    public void parseCookieHeader(MimeHeaders headers, ServerCookies cookies) {
        own.parseCookieHeader(headers, cookies);
    }

    @Override
    public Charset getCharset() {
        return own.getCharset();
    }
}
