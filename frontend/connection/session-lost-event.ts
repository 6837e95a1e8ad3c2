/** Fired on the window when the server does not know this page any more; who prevents its default reloads the page. */
export const SESSION_LOST = 'crosscage-session-lost';
