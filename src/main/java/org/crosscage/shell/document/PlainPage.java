package org.crosscage.shell.document;

import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.crosscage.texts.Texts;
import org.springframework.core.io.ClassPathResource;
import org.springframework.http.MediaType;
import org.springframework.web.util.HtmlUtils;

/// A page of plain HTML, which makes no session and shows when nothing else does. It wears the bundle's type where
/// there is a bundle, and the colour scheme that was chosen on this device, which only a script can know.
final class PlainPage {

    /// Sets the scheme as `index.html` does.
    private static final String SCRIPT =
            "try{const h=document.documentElement,s=localStorage.getItem(h.dataset.prefix+'crosscage.scheme');"
                    + "if(s==='light'||s==='dark')h.style.colorScheme=s}catch{}";

    private static final String POLICY = ContentSecurityPolicy.forOneScript(SCRIPT);

    private final Texts texts;
    private final String page;

    /// @throws IOException when the page is not among the resources
    PlainPage(Texts texts) throws IOException {
        this.texts = texts;
        this.page = new ClassPathResource("plain.html", PlainPage.class)
                .getContentAsString(StandardCharsets.UTF_8)
                .replace("{fonts}", BundledFont.faces("{prefix}/"))
                .replace("{family}", BundledFont.FAMILY)
                .replace("{script}", SCRIPT)
                .replace("{language}", texts.locale().toLanguageTag())
                .replace("{wordmark}", escaped(texts.say("shell.wordmark")));
    }

    /// Says what such a page is, and what it may do: the security filter does not see every request that goes wrong.
    static void prepare(HttpServletResponse response) {
        response.setContentType(MediaType.TEXT_HTML_VALUE);
        response.setCharacterEncoding(StandardCharsets.UTF_8);
        response.setHeader("Content-Security-Policy", POLICY);
        response.setHeader("X-Content-Type-Options", "nosniff");
    }

    static String escaped(String words) {
        return HtmlUtils.htmlEscape(words, StandardCharsets.UTF_8.name());
    }

    /// @param prefix what stands before all addresses, such as `/puzzles`
    /// @param content HTML below the title
    String html(String title, String prefix, String content) {
        return page.replace("{page}", escaped(texts.say("shell.title", "page", title)))
                .replace("{title}", escaped(title))
                .replace("{prefix}", escaped(prefix))
                .replace("{content}", content);
    }
}
