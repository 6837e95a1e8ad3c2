/**
 * The server is about to end and asks its pages to go to another one. This one is loaded again at a moment of its own that
 * is quiet, and not before another server answers: nothing was pressed for a while, nothing is unsent, nothing is open that
 * a reload would close and nothing is written in a field. A page that has no such moment stays until the server ends.
 */
import { leaveQuietly } from '../connection/connected-again.js';
import { prefix } from '../connection/prefix.js';

/** Fired on the window by the server, see the Java class OpenPages. */
const HAND_OVER = 'crosscage-hand-over';
/** Nobody is busy any more after this long without a key or a pointer, in milliseconds. */
const QUIET = 2000;
/** How often it is looked for a quiet moment, and how soon another server is asked for again, in milliseconds. */
const LOOK = 250;
/** The longest time between two questions for another server: while there is none, all pages ask. */
const LONGEST_LOOK = 2000;
/** Answers 200 when there is a server that takes new pages, and makes no session. */
const READY = `${prefix}/health/ready`;

/** What a reload would close or empty. */
const BUSY = [
  '#hint-wrong', // in every hint that is read
  '[data-lanes]', // a race, which goes on in that server alone
  'dialog[open]',
  'vaadin-dialog[opened]',
  ...['text-area', 'text-field', 'integer-field', 'number-field'].map((name) => `vaadin-${name}[has-value]`),
].join();

/** `spread`: over how many milliseconds the pages go. */
type HandOver = CustomEvent<{ readonly spread: number }>;
type Board = Element & { readonly game?: { readonly id: string } | null };

let lastInput = -Infinity;
let asked = false;

function pressed(): void {
  lastInput = performance.now();
}

function isQuiet(): boolean {
  return performance.now() - lastInput >= QUIET && !isUnsent() && document.querySelector(BUSY) === null;
}

/** Moves that the server has not confirmed wait in the browser's storage, see the board's PendingStore. */
function isUnsent(): boolean {
  const games = [...document.querySelectorAll<Board>('puzzle-board')].flatMap(({ game }) => (game ? [game.id] : []));
  try {
    // what another game has left there would be sent when that is opened
    return Object.keys(localStorage).some((key) => games.some((id) => key.startsWith(`${prefix}crosscage.pending.${id}.`)));
  } catch {
    return false; // without storage a page that leaves asks first
  }
}

function answers(): Promise<boolean> {
  return fetch(READY, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** `pause`: how long to wait before another server is asked for once more. */
async function look(pause = LOOK): Promise<void> {
  if (!isQuiet()) {
    setTimeout(() => void look(), LOOK);
  } else if (!(await answers())) {
    setTimeout(() => void look(Math.min(2 * pause, LONGEST_LOOK)), pause);
  } else if (isQuiet()) {
    location.reload();
  } else {
    setTimeout(() => void look(), LOOK);
  }
}

for (const input of ['keydown', 'pointerdown', 'wheel']) {
  window.addEventListener(input, pressed, { capture: true, passive: true });
}
window.addEventListener(HAND_OVER, (event) => {
  if (!asked) {
    asked = true;
    leaveQuietly(); // its session may be lost first
    // each at another time: all pages at once would be the other server's busiest moment
    setTimeout(() => void look(), Math.random() * (event as HandOver).detail.spread);
  }
});
