/**
 * Caches puzzles of the page that is open for the time without a connection, and says how many of them can be played then,
 * with those that the player has finished.
 * It is defined once the games of this device are up to date (`follow.ts`); until then, and where nothing can be cached, it
 * is empty.
 */
import { message } from '../board/text/message.js';
import { cachePage, openedPages } from './device/opened.js';
import { playable } from './device/opened-page.js';
import * as store from './device/store.js';

/** Event `page-cached` on the window: there are other puzzles here. */
class CachedPuzzles extends HTMLElement {
  connectedCallback(): void {
    void this.#cache().catch(() => undefined);
  }

  async #cache(): Promise<void> {
    const name = this.getAttribute('page') ?? '';
    await navigator.serviceWorker.ready; // without a worker no page opens
    await cachePage(name).catch(() => undefined); // what was cached before can be played
    const page = (await openedPages()).find((each) => each.page === name);
    const here = page ? playable(page, await store.games()) : 0;
    const words = { words: this.getAttribute('words') ?? '' };
    const done = Number(this.getAttribute('done'));
    this.textContent = here === 0 ? '' : message(words, 'words', { here: here + done, all: page!.sources.length });
    window.dispatchEvent(new Event('page-cached'));
  }
}

export function cacheOpenedPages(): void {
  if (customElements.get('cached-puzzles') === undefined) {
    customElements.define('cached-puzzles', CachedPuzzles);
  }
}
