import { prefix } from '../../connection/prefix.js';

/** An answer is late after so long, in milliseconds; twice as long after each load of the page that did not help. */
const LATE = 15_000;

/** The server answers others so often in a row, but not this page, before the page is given up. */
const TIMES = 2;

const KEY = `${prefix}crosscage.unheard`;

/**
 * Decides when a page that gets no answer to what it sent is to be loaded again: the server answers others, so the page's
 * own connection is broken in a way that nobody has noticed. Nothing is lost by that, what is unconfirmed is kept.
 */
export class StaleConnection {
  readonly #storage: Storage | undefined;
  #inARow = 0;

  /** `storage`: remembers across loads of the page how often that was tried; without one it is not. */
  constructor(storage: Storage | undefined) {
    this.#storage = storage;
  }

  static inBrowser(): StaleConnection {
    try {
      return new StaleConnection(window.sessionStorage);
    } catch {
      return new StaleConnection(undefined);
    }
  }

  /** Whether an answer is late. `owed`: for how long the server has owed one, undefined when it owes none. */
  isLate(owed: number | undefined): boolean {
    if (owed === undefined) {
      this.#inARow = 0;
      this.#storage?.removeItem(KEY);
      return false;
    }
    return owed > LATE * 2 ** this.#tried();
  }

  /** The answer is late, and this is whether the server answers others; true when the page is to be given up. */
  giveUp(answers: boolean): boolean {
    this.#inARow = answers ? this.#inARow + 1 : 0;
    if (this.#inARow < TIMES) {
      return false;
    }
    try {
      this.#storage?.setItem(KEY, String(this.#tried() + 1));
    } catch {
      // a full or forbidden storage: the next load waits no longer than this one
    }
    return true;
  }

  #tried(): number {
    return Math.min(Number(this.#storage?.getItem(KEY) ?? 0) || 0, 5);
  }
}
