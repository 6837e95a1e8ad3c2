import type { Progress } from './device/guest-store.js';

/** A window that can be sent a message. */
export interface Receiver {
  postMessage(message: unknown, targetOrigin: string): void;
}

/**
 * The origins that messages go to: that of the page around the frame, if it says what it is, or else all that may be around it,
 * of which the browser delivers to the one that is.
 *
 * @param allowed origins of the pages that may have the frame
 * @param referrer of the frame; empty where the page around it hides what it is
 */
export function receivers(allowed: readonly string[], referrer: string): readonly string[] {
  const origins = allowed.map((origin) => new URL(origin).origin);
  const around = URL.canParse(referrer) ? new URL(referrer).origin : '';
  return origins.includes(around) ? [around] : origins;
}

/** Tells the page around the frame how far the game is, as docs/hosting.md describes it. */
export function report(parent: Receiver, origins: readonly string[], progress: Progress): void {
  origins.forEach((origin) => parent.postMessage({ crosscage: progress }, origin));
}
