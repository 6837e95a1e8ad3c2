package org.crosscage.shell.document;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class ContentSecurityPolicyTest {

    private static final String SCRIPT = "go()";

    @Test
    void onlyTheFramedPageMayBeInAFrame() {
        assertThat(List.of(
                        ContentSecurityPolicy.WITHOUT_SCRIPTS,
                        ContentSecurityPolicy.forOneScript(SCRIPT),
                        ContentSecurityPolicy.forKeptPage(SCRIPT),
                        ContentSecurityPolicy.forScripts("nonce")))
                .allSatisfy(policy -> assertThat(policy).contains("frame-ancestors 'none'"));
    }

    @Test
    void theFramedPageNamesItsAncestorsAndIsLikeTheKeptOneOtherwise() {
        var ancestors = List.of("https://school.example", "https://blog.example:8443");
        assertThat(ContentSecurityPolicy.forFramedPage(SCRIPT, ancestors))
                .contains("frame-ancestors https://school.example https://blog.example:8443;")
                .isEqualTo(ContentSecurityPolicy.forKeptPage(SCRIPT)
                        .replace("'none'; script-src", "https://school.example https://blog.example:8443; script-src"));
    }
}
