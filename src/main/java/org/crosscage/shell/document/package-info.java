/// Documents and files that the server sends without Vaadin: the page without a connection and its service worker,
/// embedded boards, pages of errors, licences, the manifest; the first page of Vaadin with what is written into it.
@NullMarked
package org.crosscage.shell.document;

import org.jspecify.annotations.NullMarked;
