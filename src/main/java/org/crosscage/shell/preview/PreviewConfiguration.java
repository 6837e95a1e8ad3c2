package org.crosscage.shell.preview;

import org.springframework.boot.web.servlet.ServletRegistrationBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/// Where the images of previews are answered.
@Configuration(proxyBeanMethods = false)
class PreviewConfiguration {

    @Bean
    ServletRegistrationBean<PreviewImages> previewImages(LinkPreviews previews) {
        return new ServletRegistrationBean<>(new PreviewImages(previews), LinkPreview.FOLDER + "/*");
    }
}
