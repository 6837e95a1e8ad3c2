/// What an open page and the server say to each other, and what is kept of it: the websocket, requests without one,
/// what was not read or not heard, and how both find each other again. Nearly all of it works around what Vaadin,
/// Atmosphere and Tomcat would do by themselves, so that it is read, and tried again with their next versions, in one
/// place.
@NullMarked
package org.crosscage.shell.connection;

import org.jspecify.annotations.NullMarked;
