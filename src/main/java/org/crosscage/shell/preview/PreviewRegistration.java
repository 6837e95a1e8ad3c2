package org.crosscage.shell.preview;

import org.springframework.boot.web.servlet.ServletRegistrationBean;
import org.springframework.stereotype.Component;

/// Where the images of previews are answered.
@Component
final class PreviewRegistration extends ServletRegistrationBean<PreviewImages> {

    PreviewRegistration(LinkPreviews previews) {
        super(new PreviewImages(previews), LinkPreview.FOLDER + "/*");
    }
}
