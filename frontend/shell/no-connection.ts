/**
 * A page while the server is out of reach. What this device can show by itself is offered in a line (its words stand on the
 * body, from the server): the game of this page, or the first page. Links, Back and Forward lead there by themselves. For any
 * other page, Vaadin's client would put an empty one in the place of the one that is open; here that one stays, and the line says why.
 *
 * Vaadin's router asks for every page by the event `vaadin-router-go` on `window`, Back and Forward after the address has
 * changed. So the page that they lead to is asked for again when the connection is back. A listener that captures hears of it
 * before the router's.
 */
import { isKnown } from '../connection/known-addresses.js';
import { connectionState } from '../connection/connection-state.js';
import { showLine } from '../connection/passing-line.js';
import { SESSION_LOST } from '../connection/session-lost-event.js';
import { prefix } from '../connection/prefix.js';

type Target = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** An address of the server that answers quickly and without a session. */
const PING = `${prefix}/health/live`;
/** The first page. */
const HOME = `${prefix}/`;
/** For how long the server is waited for, in milliseconds. */
const LONGEST_WAIT = 2000;
/** For how long the line is shown where it offers nothing, in milliseconds. */
const SHOWN = 5000;
/** How long after the connection was lost this device is offered, in milliseconds: most are back before. */
const LOST = 3000;
/** After how long without an answer it is looked whether the server is there, in milliseconds. */
const LATE = 5000;

const connection = connectionState();
let hide: (() => void) | undefined;
let looking: ReturnType<typeof setTimeout> | undefined;
let isAway = false;
let addressIsAhead = false;
let isSessionLost = false;
let underWay: Target | undefined;

function go(event: Event): void {
  if (connection?.online !== false && !isAway && !isSessionLost) {
    addressIsAhead = false;
    underWay = (event as CustomEvent<Target>).detail;
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

/** That there is no connection, and what this device can show instead: that stays until there is one. */
function say(): void {
  unsay();
  const { noConnection = '', away = '', playOn = '', onDevice = '' } = document.body.dataset;
  if (isKnown(location.pathname) && !addressIsAhead) {
    hide = showLine('no-connection-bar', away, Infinity, { words: playOn, run: playHere });
  } else if (isKnown(HOME)) {
    hide = showLine('no-connection-bar', away, Infinity, { words: onDevice, run: () => location.assign(HOME) });
  } else {
    hide = showLine('no-connection-bar', noConnection, SHOWN);
  }
}

/** This page without the server. A session of the trainer, which that has, is told its topic. */
function playHere(): void {
  const topic = document.querySelector<HTMLElement>('[data-topic]')?.dataset['topic'];
  if (topic === undefined) {
    location.reload();
  } else {
    location.assign(`${location.pathname}?topic=${topic}`);
  }
}

/** A network can be gone without anybody being told: then nothing is answered. */
async function offerIfGone(): Promise<void> {
  if (!isAway && (await answers())) {
    look(LATE);
  } else if (connection?.state !== 'connected' && !isSessionLost) {
    if (isKnown(HOME)) {
      say();
    } else {
      look(LOST); // the page may not know yet what is kept
    }
  }
}

function look(wait: number): void {
  clearTimeout(looking);
  looking = setTimeout(() => void offerIfGone(), wait);
}

function unsay(): void {
  hide?.();
  hide = undefined;
}

/** A navigation is over, whether its page came or not. */
export function forgetTarget(): void {
  underWay = undefined;
}

window.addEventListener('vaadin-router-go', go, { capture: true });
window.addEventListener(
  'click',
  ({ target }) => {
    // the board answers the buttons that name their question, and opens branches itself
    if (isAway && (target as Partial<Element> | null)?.closest?.('.asks button:not([data-ask], #ask-branch)')) {
      say();
    }
  },
  { capture: true },
);
window.addEventListener(SESSION_LOST, (event) => {
  isSessionLost = true;
  if (underWay) {
    event.preventDefault(); // the page that is asked for is loaded, which is all that could be said
    location.assign(underWay.pathname + underWay.search + underWay.hash);
  }
});
connection?.addStateChangeListener((_, now) => {
  const wasAway = isAway;
  isAway = now === 'reconnecting' || now === 'connection-lost' || (wasAway && now === 'loading'); // it is tried again
  if (now === 'connected') {
    clearTimeout(looking);
    unsay();
    if (addressIsAhead) {
      const { pathname, search, hash } = location;
      window.dispatchEvent(new CustomEvent('vaadin-router-go', { cancelable: true, detail: { pathname, search, hash } }));
    }
  } else if (!wasAway) {
    look(isAway ? LOST : LATE);
  }
});
