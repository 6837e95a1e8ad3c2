/**
 * The offline page, which stands at the address of the page that could not be loaded: loads that one as soon as the server
 * answers.
 */

/** An address of the server that answers quickly and without a session. */
const PING = '/health/live';
/** For how long the server is waited for, and for how long it is left alone then, in milliseconds. */
const LONGEST_WAIT = 5000;
const PAUSE = 5000;

let isAsking = false;

async function ask(): Promise<void> {
  if (isAsking || !navigator.onLine || document.visibilityState === 'hidden') {
    return;
  }
  isAsking = true;
  try {
    const { ok } = await fetch(PING, { cache: 'no-store', signal: AbortSignal.timeout(LONGEST_WAIT) });
    if (ok) {
      location.reload();
    }
  } catch {
    // still no connection
  } finally {
    isAsking = false;
  }
}

window.addEventListener('online', () => void ask());
setInterval(() => void ask(), PAUSE);

export {};
