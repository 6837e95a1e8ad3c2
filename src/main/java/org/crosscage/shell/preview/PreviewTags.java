package org.crosscage.shell.preview;

import com.vaadin.flow.server.VaadinServletRequest;
import java.net.URI;
import org.jsoup.nodes.Element;

/// The lines in the head of a page that say what is to be seen of it where its address is passed on: the Open Graph
/// protocol (ogp.me), and what some programs want beside it. They are in the page itself, because who reads them runs
/// no script.
public final class PreviewTags {

    private final Element head;

    private PreviewTags(Element head) {
        this.head = head;
    }

    /// @param site what the whole site is called
    public static void write(LinkPreview preview, String site, VaadinServletRequest request, Element head) {
        var address = URI.create(request.getHttpServletRequest().getRequestURL().toString());
        var tags = new PreviewTags(head);
        tags.property("og:type", "website");
        tags.property("og:site_name", site);
        tags.property("og:title", preview.title());
        tags.property("og:description", preview.description());
        tags.property("og:url", address.toString());
        tags.property(
                "og:image",
                address.resolve(request.getContextPath() + preview.picture()).toString());
        tags.property("og:image:type", "image/png");
        tags.property("og:image:width", Integer.toString(LinkPreview.WIDTH));
        tags.property("og:image:height", Integer.toString(LinkPreview.HEIGHT));
        tags.property("og:image:alt", preview.seen());
        head.appendElement("meta").attr("name", "twitter:card").attr("content", "summary_large_image");
    }

    private void property(String name, String content) {
        head.appendElement("meta").attr("property", name).attr("content", content);
    }
}
