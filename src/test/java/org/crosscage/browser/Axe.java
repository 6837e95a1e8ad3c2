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
            async (impacts) => {
              const { violations, passes } = await window.axe.run(
                { exclude: [['svg[aria-hidden=true]']] },
                { resultTypes: ['violations'] },
              );
              if (passes.length === 0) {
                return ['axe looked at nothing'];
              }
              return violations
                .filter(({ impact }) => impacts.includes(impact))
                .map(({ id, help, nodes }) => `${id}: ${help} ${nodes.map(({ html }) => html).join(' ')}`);
            }
            """;

    private Axe() {
        // static
    }

    /// What it finds on a page as it stands that has one of these impacts.
    ///
    /// @param impacts axe's words: `minor`, `moderate`, `serious`, `critical`
    @SuppressWarnings("unchecked")
    static List<String> findings(Page page, List<String> impacts) {
        if (!(boolean) page.evaluate(IS_THERE)) {
            page.evaluate(PUT_THERE);
        }
        return (List<String>) page.evaluate(FINDINGS, impacts);
    }
}
