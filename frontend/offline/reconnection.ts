/** Waits for a server that answers, and tells once that there is one. */

/** An address of the server that answers quickly and without a session. */
const PING = '/health/live';
/** For how long the server is waited for, and for how long it is left alone then, in milliseconds. */
const LONGEST_WAIT = 5000;
const PAUSE = 5000;

export function whenConnected(then: () => void): void {
  let isAsking = false;
  let isThere = false;
  const ask = async (): Promise<void> => {
    if (isAsking || isThere || !navigator.onLine || document.visibilityState === 'hidden') {
      return;
    }
    isAsking = true;
    try {
      const { ok } = await fetch(PING, { cache: 'no-store', signal: AbortSignal.timeout(LONGEST_WAIT) });
      if (ok) {
        isThere = true;
        clearInterval(timer);
        then();
      }
    } catch {
      // still no connection
    } finally {
      isAsking = false;
    }
  };
  window.addEventListener('online', () => void ask());
  const timer = setInterval(() => void ask(), PAUSE);
}
