/**
 * Fetches puzzles from the page's server and keeps them in this browser, all or none. Nothing of it is seen; events say how it
 * went: `device` what the browser keeps and has room for, when the element comes to its page and after it has kept something or
 * something was removed; `taken` what became of puzzles. Both bubble, so that whoever lists what is kept hears of them.
 */
import type { DeviceGame } from './device/kept-game.js';
import './kept-games.js';
import { persist } from './persistence.js';
import { games, keep, reason, type KeepResult } from './device/store.js';

/** The names are those of org.crosscage.device.ui.TakeAlong. */
interface Device {
  /** Where the games and puzzles that are kept came from. */
  readonly sources: readonly string[];
  /** How many bytes are left, where the browser says so. */
  readonly room?: number;
  /** False where nothing can be kept. */
  readonly keeps: boolean;
  /** False where no page opens without a connection. */
  readonly opens: boolean;
}

export class TakeAlong extends HTMLElement {
  #hasKept = false;
  #isPrivate = false;

  connectedCallback(): void {
    this.hidden = true;
    document.addEventListener('removed', this.#look);
    this.#look();
  }

  disconnectedCallback(): void {
    document.removeEventListener('removed', this.#look);
  }

  readonly #look = (): void => {
    void this.#tellOfDevice();
  };

  /** Gets the puzzles from the address in `src`. */
  async fetchAndKeep(): Promise<void> {
    try {
      const response = await fetch(this.getAttribute('src') ?? '', { cache: 'no-store' });
      if (!response.ok) {
        throw new Error(`the puzzles cannot be read: ${response.status}`);
      }
      await this.keep(await response.text());
    } catch {
      this.#tell('taken', { refused: 'failed' } satisfies KeepResult);
    }
  }

  /** @param json an array of puzzles */
  async keep(json: string): Promise<void> {
    persist(); // browsers that ask the player go on meanwhile
    const now = Date.now();
    const added = (JSON.parse(json) as readonly DeviceGame[]).map((game, i) => ({ ...game, taken: now + i }));
    const result = await keep(added);
    this.#hasKept = true;
    this.#isPrivate = 'refused' in result && result.refused === 'private';
    this.#tell('taken', result);
    await this.#tellOfDevice();
  }

  async #tellOfDevice(): Promise<void> {
    const [sources, room] = await Promise.all([keptSources(), roomLeft()]);
    this.#tell('device', {
      sources: sources ?? [],
      ...(room === undefined ? {} : { room }),
      keeps: sources !== undefined && !this.#isPrivate,
      opens: await opensPages(this.#hasKept),
    } satisfies Device);
  }

  #tell(name: string, detail: Device | KeepResult): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
  }
}

/** Undefined where nothing is kept. */
async function keptSources(): Promise<readonly string[] | undefined> {
  try {
    return (await games()).map(({ archived }) => archived.source);
  } catch (failure) {
    return reason(failure) === 'private' ? undefined : [];
  }
}

/** @param isLate whether the page has been open for a while: the worker comes after the first page */
async function opensPages(isLate: boolean): Promise<boolean> {
  return 'serviceWorker' in navigator && (!isLate || (await navigator.serviceWorker.getRegistration()) !== undefined);
}

async function roomLeft(): Promise<number | undefined> {
  try {
    const { quota, usage = 0 } = await navigator.storage.estimate();
    return quota === undefined ? undefined : Math.max(0, quota - usage);
  } catch {
    return undefined; // only secure addresses have it
  }
}

customElements.define('take-along', TakeAlong);
