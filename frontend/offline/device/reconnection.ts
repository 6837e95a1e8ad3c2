/** Waits for a server that answers, and tells once that there is one. */
import { prefix } from '../../connection/prefix.js';

/** An address of the server that answers quickly and without a session. */
const PING = `${prefix}/health/live`;
/** For how long the server is waited for, and for how long it is left alone then, in milliseconds. */
const LONGEST_WAIT = 5000;
const PAUSE = 5000;

/** Whether the server answers. */
export async function isThere(): Promise<boolean> {
  try {
    return (await fetch(PING, { cache: 'no-store', signal: AbortSignal.timeout(LONGEST_WAIT) })).ok;
  } catch {
    return false;
  }
}

export function whenConnected(then: () => void): void {
  let isAsking = false;
  let isConnected = false;
  const ask = async (): Promise<void> => {
    if (isAsking || isConnected || !navigator.onLine || document.visibilityState === 'hidden') {
      return;
    }
    isAsking = true;
    isConnected = await isThere();
    isAsking = false;
    if (isConnected) {
      clearInterval(timer);
      then();
    }
  };
  window.addEventListener('online', () => void ask());
  const timer = setInterval(() => void ask(), PAUSE);
}
