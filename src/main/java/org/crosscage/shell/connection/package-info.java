/// How Vaadin keeps an open page and the server together: the buffers of a connection, how both find each other again,
/// what a page says when it cannot go on, and how long a session is kept that nobody uses.
@NullMarked
package org.crosscage.shell.connection;

import org.jspecify.annotations.NullMarked;
