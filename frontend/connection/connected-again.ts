/**
 * A page whose server is gone loads itself again, and says then what Vaadin's client says where no load is needed: that it
 * is connected again (the words stand on the body, from the server).
 */
import { showLine } from './passing-line.js';
import { prefix } from './prefix.js';

const KEY = `${prefix}crosscage.connected-again`;
/** For how long it is shown, in milliseconds; Vaadin's client has the same. */
const SHOWN = 2000;

let isSaid = true;

/** The server asked this page to go to another one: nobody needs to hear that it did. */
export function leaveQuietly(): void {
  isSaid = false;
}

/** Loads the page again, which says then that it is connected. */
export function reloadConnected(): void {
  try {
    if (isSaid) {
      sessionStorage.setItem(KEY, '');
    }
  } catch {
    // a full or forbidden storage: the page comes back without a word
  }
  location.reload();
}

/** To be called when the page is loaded. It is said as soon as something is seen: the view comes later, from the server. */
export function announceConnected(): void {
  try {
    if (sessionStorage.getItem(KEY) === null) {
      return;
    }
    sessionStorage.removeItem(KEY);
  } catch {
    return;
  }
  whenSeen(() => showLine('connected-again', document.body.dataset['connectedAgain'] ?? '', SHOWN));
}

function whenSeen(then: () => void): void {
  const isSeen = (): boolean => document.querySelector('#outlet main') !== null;
  if (isSeen()) {
    then();
    return;
  }
  new MutationObserver((_, observer) => {
    if (isSeen()) {
      observer.disconnect();
      then();
    }
  }).observe(document.body, { childList: true, subtree: true });
}
