/**
 * Links, Back and Forward while the server is out of reach. Vaadin's client would put an empty page in the place of the one
 * that is open; here that one stays, and a bar says why (its words stand on the body, from the server), unless they lead to a
 * page that this device has.
 *
 * Vaadin's router asks for every page by the event `vaadin-router-go` on `window`, Back and Forward after the address has
 * changed. So the page that they lead to is asked for again when the connection is back. At the window itself listeners are
 * called in the order in which they were added: this module comes before the router.
 */
import { isKnown } from '../offline/known-addresses.js';
import { connectionState } from './connection-state.js';
import { showLine } from './passing-line.js';
import { SESSION_LOST } from './session-lost-event.js';

type Target = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** An address of the server that answers quickly and without a session. */
const PING = '/actuator/health';
/** For how long the server is waited for, in milliseconds. */
const LONGEST_WAIT = 2000;
/** For how long the bar is shown, in milliseconds. */
const SHOWN = 5000;

const connection = connectionState();
let hide: (() => void) | undefined;
let addressIsAhead = false;
let isSessionLost = false;

function go(event: Event): void {
  if (connection?.online !== false && !isSessionLost) {
    addressIsAhead = false;
    return;
  }
  event.stopImmediatePropagation();
  event.preventDefault(); // otherwise the browser follows the link itself
  keepScrolled();
  const target = (event as CustomEvent<Target>).detail;
  addressIsAhead = isAddress(target);
  void stayOrLoad(target);
}

/** The router scrolls to the top after it has handed over a link. */
function keepScrolled(): void {
  const { scrollX, scrollY } = window;
  queueMicrotask(() => window.scrollTo(scrollX, scrollY));
}

function isAddress({ pathname, search }: Target): boolean {
  return pathname === location.pathname && search === location.search;
}

/**
 * What this device can show by itself, it does. A session that is lost never comes back. In the state `connection-lost`
 * Vaadin asks for nothing until the browser says that it is online again: that is right where the browser was offline, but one
 * that never was says nothing, and the state is also that of a page whose start failed. So the server is asked here; if it
 * answers, the page is loaded.
 */
async function stayOrLoad(target: Target): Promise<void> {
  const asksNoMore = isSessionLost || connection?.state === 'connection-lost';
  if (!isKnown(target.pathname) && (!asksNoMore || !(await answers()))) {
    say();
  } else if (isAddress(target)) {
    location.reload();
  } else {
    location.assign(target.pathname + target.search + target.hash);
  }
}

function answers(): Promise<boolean> {
  return fetch(PING, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(LONGEST_WAIT) }).then(
    ({ status }) => status < 500,
    () => false,
  );
}

function say(): void {
  unsay();
  hide = showLine('no-connection-bar', document.body.dataset['noConnection'] ?? '', SHOWN);
}

function unsay(): void {
  hide?.();
  hide = undefined;
}

window.addEventListener('vaadin-router-go', go);
window.addEventListener(SESSION_LOST, () => {
  isSessionLost = true;
});
connection?.addStateChangeListener(() => {
  if (connection.online) {
    unsay();
    if (addressIsAhead) {
      const { pathname, search, hash } = location;
      window.dispatchEvent(new CustomEvent('vaadin-router-go', { cancelable: true, detail: { pathname, search, hash } }));
    }
  }
});
