package org.crosscage.shell.document;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpServletResponseWrapper;
import java.io.IOException;
import java.util.regex.Pattern;

/// Files of the production bundle carry a hash of their content in the name: a browser may keep them for a year
/// without asking again. Vaadin itself says one hour.
public final class HashedFiles extends HttpFilter {

    public static final String PATTERN = "/VAADIN/build/*";

    private static final long serialVersionUID = 1L;

    /// A thread is bound by the policy that its script comes with.
    private static final Pattern TEACHER = Pattern.compile(".*/teacher-worker-[^/]*\\.js");

    private static final String CACHE_CONTROL = "Cache-Control";
    private static final String FOR_A_YEAR = "max-age=31536000, immutable";

    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        if (TEACHER.matcher(request.getRequestURI()).matches()) {
            response.setHeader("Content-Security-Policy", ContentSecurityPolicy.FOR_THE_TEACHER);
        }
        chain.doFilter(request, new KeptForAYear(response));
    }

    private static final class KeptForAYear extends HttpServletResponseWrapper {

        KeptForAYear(HttpServletResponse response) {
            super(response);
        }

        @Override
        public void setHeader(String name, String value) {
            var fresh = CACHE_CONTROL.equalsIgnoreCase(name) && value.startsWith("max-age=");
            super.setHeader(name, fresh ? FOR_A_YEAR : value);
        }
    }
}
