package org.crosscage.shell.document;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;

/// The content security policy: what a page of ours may load and from where.
public final class ContentSecurityPolicy {

    /// For everything that runs no script of ours: health, files.
    public static final String WITHOUT_SCRIPTS =
            "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:;"
                    + " font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    /// For the service worker, which fetches in the name of the pages.
    static final String FOR_THE_WORKER = "default-src 'none'; connect-src 'self'";

    /// For the thread of the teacher in the browser. What loads its module makes functions of texts that
    /// are its own; it alone may, away from every page.
    static final String FOR_THE_TEACHER = "default-src 'none'; script-src 'self' 'unsafe-eval'; connect-src 'self'";

    private ContentSecurityPolicy() {}

    /// For a page that is always the same, and whose one script runs by its hash.
    static String forOneScript(String script) {
        return WITHOUT_SCRIPTS + "; script-src 'sha256-" + hash(script) + "'";
    }

    /// For the offline page: it is kept with its policy, so that it has no nonce, it asks whether the server is back,
    /// and the worker says from where it loads what it needs.
    ///
    /// @param script the one that is in the page itself
    static String forKeptPage(String script) {
        return forOneScript(script).replace("base-uri 'none'", "base-uri 'self'") + " 'self'; connect-src 'self'";
    }

    /// For a page that plays by itself in a frame of others.
    ///
    /// @param script the one that is in the page itself
    /// @param ancestors origins of the pages that may have it in a frame
    static String forFramedPage(String script, List<String> ancestors) {
        return forKeptPage(script).replace("frame-ancestors 'none'", "frame-ancestors " + String.join(" ", ancestors));
    }

    /// SHA-256 in Base64.
    static String hash(String text) {
        try {
            var hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return Base64.getEncoder().encodeToString(hash);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    /// For the application's page. Scripts run only with this nonce or when such a script loads them.
    /// `'unsafe-eval'` stays because Vaadin's client runs what the server sends as functions and does not start
    /// without it; inline styles because its components set them.
    ///
    /// @param nonce fresh for every page
    static String forScripts(String nonce) {
        return "default-src 'self'; worker-src 'self'; script-src 'nonce-" + nonce + "' 'strict-dynamic' 'unsafe-eval';"
                + " style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self';"
                + " object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'";
    }
}
