import { prefix } from '../../connection/prefix.js';

const PREFIX = `${prefix}crosscage.clock`;

/**
 * The time played of each game in this browser's storage, in seconds: it goes on where it was whatever the connection did,
 * and all tabs of a game count together. The largest wins; the server keeps its own and hears of it with what is played.
 */
export class KeptClock {
  readonly #storage: Storage | undefined;

  constructor(storage: Storage | undefined) {
    this.#storage = storage;
  }

  /** The clock in this browser; without storage it keeps nothing. */
  static inBrowser(): KeptClock {
    try {
      return new KeptClock(window.localStorage);
    } catch {
      return new KeptClock(undefined);
    }
  }

  /** The time kept of a game, 0 when there is none. */
  of(game: string): number {
    const seconds = Number(this.#storage?.getItem(key(game)) ?? 0);
    return Number.isFinite(seconds) && seconds > 0 ? seconds : 0;
  }

  /** Keeps the time of a game, unless more is kept already. Returns whether it is kept: not in a full or forbidden storage. */
  keep(game: string, seconds: number): boolean {
    try {
      if (seconds > this.of(game)) {
        this.#storage?.setItem(key(game), String(seconds));
      }
      return this.#storage !== undefined;
    } catch {
      return false;
    }
  }

  /** The server keeps the time of a game that is over. */
  forget(game: string): void {
    this.#storage?.removeItem(key(game));
  }

  /** Whether another tab told of this game. */
  static isAbout(game: string, event: StorageEvent): boolean {
    return event.key === key(game);
  }
}

function key(game: string): string {
  return `${PREFIX}.${game}`;
}
