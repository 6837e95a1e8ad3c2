/**
 * A page whose server is gone loads itself again, and says then what Vaadin's client says where no load is needed: that it
 * is connected again (the words stand on the body, from the server).
 */
import { showLine } from './passing-line.js';

const KEY = 'crosscage.connected-again';
/** For how long it is shown, in milliseconds; Vaadin's client has the same. */
const SHOWN = 2000;

/** Loads the page again, which says then that it is connected. */
export function reloadConnected(): void {
  try {
    sessionStorage.setItem(KEY, '');
  } catch {
    // a full or forbidden storage: the page comes back without a word
  }
  location.reload();
}

/** To be called when the page is loaded. */
export function announceConnected(): void {
  try {
    if (sessionStorage.getItem(KEY) === null) {
      return;
    }
    sessionStorage.removeItem(KEY);
  } catch {
    return;
  }
  showLine('connected-again', document.body.dataset['connectedAgain'] ?? '', SHOWN);
}
