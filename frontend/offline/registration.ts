/**
 * Has the browser keep the offline page, once the first page is there and nothing else is to be done. In development mode
 * the server has no worker.
 */
import { TAKE_OVER } from './take-over.js';

function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(then);
  } else {
    setTimeout(then, 1000); // Safari
  }
}

async function register(): Promise<void> {
  try {
    const { waiting } = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    waiting?.postMessage(TAKE_OVER);
  } catch {
    // none is allowed in this browser or none is there: without a connection it says so itself
  }
}

if ('serviceWorker' in navigator) {
  window.addEventListener('vaadin-router-location-changed', () => whenIdle(() => void register()), { once: true });
}
