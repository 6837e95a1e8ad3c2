/**
 * Has the browser keep what it needs without a connection, once the first page is there and nothing else is to be done. In
 * development mode the server has no worker.
 */
import { showLine } from '../connection/passing-line.js';
import { whenIdle } from '../shell/idle.js';
import { TAKE_OVER } from './take-over.js';
import { prefix } from '../connection/prefix.js';

/** For how long a new version is told of, in milliseconds. */
const SHOWN = 4000;

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  try {
    const isAnUpdate = serviceWorker.controller !== null;
    const { waiting } = await serviceWorker.register(`${prefix}/sw.js`, { updateViaCache: 'none' });
    if (waiting) {
      if (isAnUpdate) {
        const words = document.body.dataset['updated'] ?? '';
        serviceWorker.addEventListener('controllerchange', () => showLine('updated', words, SHOWN), { once: true });
      }
      waiting.postMessage(TAKE_OVER);
    }
    const { follow } = await import('./follow.js');
    await follow();
  } catch {
    // none is allowed in this browser or none is there: without a connection it says so itself
  }
}

if ('serviceWorker' in navigator) {
  window.addEventListener('vaadin-router-location-changed', () => whenIdle(() => void register()), { once: true });
}
