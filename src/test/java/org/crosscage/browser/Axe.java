package org.crosscage.browser;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Page;
import java.util.List;

/// Axe, which reads a page as assistive technology does.
///
/// It is put into a page once and asked there, and only what it found comes back: all that it looked at, which its own
/// wrapper for Playwright brings along each time, is megabytes in a library of hundreds of puzzles.
final class Axe {

    private static final String IS_THERE = "() => typeof window.axe === 'object'";
    private static final String PUT_THERE = "() => {" + AxeBuilder.getAxeScript() + "}";

    /// Pictures that nobody reads are left out: ten thousand shapes in the library.
    private static final String FINDINGS = """
            async ([impacts, rules]) => {
              const { violations, passes } = await window.axe.run(
                { exclude: [['svg[aria-hidden=true]']] },
                { resultTypes: ['violations'], ...(rules.length > 0 ? { runOnly: rules } : {}) },
              );
              if (passes.length === 0) {
                return ['axe looked at nothing'];
              }
              return violations
                .filter(({ impact }) => impacts.includes(impact))
                .map(({ id, help, nodes }) => `${id}: ${help} ${nodes.map(({ html }) => html).join(' ')}`);
            }
            """;

    /// The rules of axe, on by default, that read colours.
    private static final List<String> COLOUR_RULES = List.of("color-contrast", "link-in-text-block");

    private Axe() {
        // static
    }

    /// What it finds on a page as it stands that has one of these impacts.
    ///
    /// @param impacts axe's words: `minor`, `moderate`, `serious`, `critical`
    static List<String> findings(Page page, List<String> impacts) {
        return findings(page, impacts, List.of());
    }

    /// What it finds wrong with the colours only: all that another colour scheme of the same page can change.
    static List<String> findingsInColours(Page page, List<String> impacts) {
        return findings(page, impacts, COLOUR_RULES);
    }

    @SuppressWarnings("unchecked")
    private static List<String> findings(Page page, List<String> impacts, List<String> rules) {
        if (!(boolean) page.evaluate(IS_THERE)) {
            page.evaluate(PUT_THERE);
        }
        return (List<String>) page.evaluate(FINDINGS, List.of(impacts, rules));
    }
}
