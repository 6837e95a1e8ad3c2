package org.crosscage.shell;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Optional;
import java.util.regex.Pattern;
import org.apache.catalina.Globals;
import org.crosscage.shell.page.ClientLog;

/// Gives a request the address that it has outside. The path that a proxy has taken off its front, and names in
/// `X-Forwarded-Prefix`, becomes the context path: the one place that says what stands before all addresses. Only the
/// proxy is believed whose other headers are (`crosscage.proxy`), which Spring's own filter for them does not ask. Two
/// slashes, which such a proxy easily leaves, become one, as Tomcat has it for all else.
final class ForwardedPrefix extends HttpFilter {

    private static final long serialVersionUID = 1L;

    private static final String HEADER = "X-Forwarded-Prefix";
    private static final int LONGEST = 200;
    /// No part begins with a point, so that none leads upwards.
    private static final Pattern PATH = Pattern.compile("(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*+)++");

    private static final Pattern SLASHES = Pattern.compile("//++");

    private static final ClientLog CLIENTS = ClientLog.of(ForwardedPrefix.class);

    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        var uri = request.getRequestURI();
        var own = request.getContextPath(); // as it is in there, without further slashes before it
        var path = uri.substring(uri.indexOf(own) + own.length());
        var prefix = of(request).orElse(own);
        var outside = prefix + SLASHES.matcher(path).replaceAll("/");
        chain.doFilter(outside.equals(uri) ? request : new Outside(request, prefix, outside), response);
    }

    /// The path that the proxy names; empty when it says nothing, or is not believed.
    static Optional<String> of(HttpServletRequest request) {
        return Optional.ofNullable(request.getHeader(HEADER))
                .filter(_ -> Boolean.TRUE.equals(request.getAttribute(Globals.REQUEST_FORWARDED_ATTRIBUTE)))
                .map(path -> path.endsWith("/") ? path.substring(0, path.length() - 1) : path)
                .filter(path -> !path.isEmpty())
                .filter(ForwardedPrefix::isPath);
    }

    private static boolean isPath(String path) {
        boolean isPath = path.length() <= LONGEST && PATH.matcher(path).matches();
        if (!isPath) {
            CLIENTS.warn("the proxy's " + HEADER + " is no path such as /puzzles and is left out", path);
        }
        return isPath;
    }

    private static final class Outside extends HttpServletRequestWrapper {

        private final String contextPath;
        private final String uri;

        Outside(HttpServletRequest request, String contextPath, String uri) {
            super(request);
            this.contextPath = contextPath;
            this.uri = uri;
        }

        @Override
        public String getContextPath() {
            return contextPath;
        }

        @Override
        public String getRequestURI() {
            return uri;
        }

        @Override
        public StringBuffer getRequestURL() {
            var url = super.getRequestURL();
            url.setLength(url.length() - super.getRequestURI().length());
            return url.append(uri);
        }
    }
}
