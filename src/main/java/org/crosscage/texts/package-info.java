/// Every word that a person reads or hears: message bundles, and how reasons, errors and names become sentences.
/// Knows the core and ICU's message format; no screen, no framework.
@NullMarked
package org.crosscage.texts;

import org.jspecify.annotations.NullMarked;
