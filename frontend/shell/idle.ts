/** For how long a page that is never idle is left alone, in milliseconds. */
const LONGEST_WAIT = 5000;

/** Does something once nothing else is to be done. */
export function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in globalThis) {
    requestIdleCallback(then, { timeout: LONGEST_WAIT });
  } else {
    setTimeout(then, 1000); // Safari
  }
}
