/// The open page of a browser, from its first request to the end of the server: how many there are, which of them
/// hear from other tabs, when a component leaves them.
@NullMarked
package org.crosscage.shell.page;

import org.jspecify.annotations.NullMarked;
