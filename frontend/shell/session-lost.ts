/**
 * Notices that the server does not know this page's session any more (it was restarted, or the page was idle for too
 * long). From then on nothing the player does reaches the server until the page is loaded again.
 *
 * Vaadin's client says it in a box at the end of the body and by nothing else; the caption of that box is ours, a mark (see the
 * Java class QuietSystemMessages). By such a box it also ends a page that cannot read a message, because the websocket broke in
 * the middle of it, and one that finds no connection for push.
 *
 * The box is taken away and `crosscage-session-lost` is fired on `window`, once. Whoever has input to save calls
 * `preventDefault()` on it and reloads the page at a good moment; if nobody does, a quiet bar offers to (its words stand on the
 * body, from the server).
 */
import { reloadConnected, announceConnected } from '../connection/connected-again.js';
import { SESSION_LOST } from '../connection/session-lost-event.js';

const MARK = 'session-lost';
/** How Vaadin's own words begin. */
const ENDS = ['Invalid JSON', 'Push connection'];
let told = false;

function tell(): void {
  if (told) {
    return;
  }
  told = true;
  const event = new CustomEvent(SESSION_LOST, { cancelable: true });
  if (window.dispatchEvent(event)) {
    offerToReload();
  }
}

function offerToReload(): void {
  const bar = document.createElement('div');
  bar.className = 'session-lost-bar';
  bar.setAttribute('role', 'status');
  const words = document.createElement('span');
  words.textContent = document.body.dataset.sessionLost ?? '';
  const reload = document.createElement('button');
  reload.type = 'button';
  reload.textContent = document.body.dataset.sessionReload ?? '';
  reload.addEventListener('click', reloadConnected);
  bar.append(words, reload);
  document.body.append(bar);
}

function isEnd(text: string): boolean {
  return text === MARK || ENDS.some((end) => text.startsWith(end));
}

announceConnected();
new MutationObserver((changes) => {
  for (const change of changes) {
    for (const node of change.addedNodes) {
      if (node instanceof HTMLElement && isEnd(node.textContent?.trim() ?? '')) {
        node.remove();
        tell();
      }
    }
  }
}).observe(document.body, { childList: true });
