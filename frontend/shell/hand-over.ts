/**
 * The server is about to end and asks its pages to go to another one. This one is loaded again at a quiet moment, and not
 * before another server answers: nothing was pressed for a while, nothing is unsent, nothing is open that a reload would
 * close and nothing is written in a field. A page that has no such moment stays until the server ends.
 */

/** Fired on the window by the server, see the Java class OpenPages. */
const HAND_OVER = 'crosscage-hand-over';
/** Nobody is busy any more after this long without a key or a pointer, in milliseconds. */
const QUIET = 2000;
/** How often it is looked for a quiet moment, in milliseconds. */
const LOOK = 250;
/** Answers 200 when there is a server that takes new pages, and makes no session. */
const READY = '/health/ready';

/** What a reload would close or empty. */
const BUSY = [
  '#hint-wrong', // in every hint that is read
  '[data-lanes]', // a race, which goes on in that server alone
  'dialog[open]',
  ...['dialog', 'confirm-dialog', 'select', 'combo-box', 'context-menu', 'popover'].map((name) => `vaadin-${name}[opened]`),
  ...['text-area', 'text-field', 'integer-field', 'number-field'].map((name) => `vaadin-${name}[has-value]`),
].join();

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
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('crosscage.pending.'));
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

async function look(): Promise<void> {
  if (isQuiet() && (await answers()) && isQuiet()) {
    location.reload();
  } else {
    setTimeout(() => void look(), LOOK);
  }
}

for (const input of ['keydown', 'pointerdown', 'wheel']) {
  window.addEventListener(input, pressed, { capture: true, passive: true });
}
window.addEventListener(HAND_OVER, () => {
  if (!asked) {
    asked = true;
    void look();
  }
});
