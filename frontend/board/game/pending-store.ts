import type { LogEntry, OpName } from '../puzzle/types.js';
import { prefix } from '../../connection/prefix.js';

const PREFIX = `${prefix}crosscage.pending`;

interface Kept {
  /** When the first of these was made, in milliseconds: the order between clients. */
  readonly at: number;
  readonly ops: readonly LogEntry[];
}

/**
 * Ops that the server has not confirmed, kept in the browser's storage under `crosscage.pending.<game>.<client>` so that
 * neither a reload nor a dead server loses one. Each page load is a client of its own; what other clients left behind
 * ("orphans") is sent again by whoever opens the game next. Without storage (private windows), or when it is full, it keeps
 * nothing and says so.
 */
export class PendingStore {
  readonly #storage: Storage | undefined;
  readonly #game: string;
  readonly #client: string;
  readonly #now: () => number;
  #since = 0;

  constructor(storage: Storage | undefined, game: string, client: string, now: () => number) {
    this.#storage = storage;
    this.#game = game;
    this.#client = client;
    this.#now = now;
  }

  /** The store in this browser. */
  static inBrowser(game: string, client: string): PendingStore {
    return new PendingStore(localStorageIfAllowed(), game, client, () => Date.now());
  }

  /**
   * Keeps the ops of this client that are still unconfirmed; none removes the entry. Returns whether they are kept: not when
   * the storage is full or forbidden.
   */
  keep(pending: readonly LogEntry[]): boolean {
    const ops = pending.filter(({ client }) => client === this.#client);
    if (ops.length > 0 && this.#since === 0) {
      this.#since = this.#now();
    } else if (ops.length === 0) {
      this.#since = 0;
    }
    return this.#write(this.#client, { at: this.#since, ops });
  }

  /** What other clients of this game left unconfirmed, in the order it was made. */
  orphans(): readonly LogEntry[] {
    return this.#clients()
      .filter((client) => client !== this.#client)
      .map((client) => this.#read(client))
      .sort((a, b) => a.at - b.at)
      .flatMap(({ ops }) => ops);
  }

  /** Forgets ops of other clients that the server has now, or has refused for ever. */
  settle(settled: readonly OpName[]): void {
    const others = new Set(settled.map(({ client }) => client).filter((client) => client !== this.#client));
    for (const client of others) {
      const kept = this.#read(client);
      const done = new Set(settled.filter((op) => op.client === client).map(({ seq }) => seq));
      const ops = kept.ops.filter(({ seq }) => !done.has(seq));
      if (ops.length < kept.ops.length) {
        this.#write(client, { at: kept.at, ops });
      }
    }
  }

  #key(client: string): string {
    return `${PREFIX}.${this.#game}.${client}`;
  }

  #clients(): string[] {
    const prefix = this.#key('');
    const keys = Array.from({ length: this.#storage?.length ?? 0 }, (_, i) => this.#storage!.key(i) ?? '');
    return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
  }

  #read(client: string): Kept {
    try {
      const kept = JSON.parse(this.#storage?.getItem(this.#key(client)) ?? 'null') as Kept | null;
      return kept && Array.isArray(kept.ops) ? kept : { at: 0, ops: [] };
    } catch {
      return { at: 0, ops: [] };
    }
  }

  #write(client: string, kept: Kept): boolean {
    try {
      if (kept.ops.length === 0) {
        this.#storage?.removeItem(this.#key(client));
        return true;
      }
      this.#storage?.setItem(this.#key(client), JSON.stringify(kept));
      return this.#storage !== undefined;
    } catch {
      // a full or forbidden storage must not stop the game; the op is on its way to the server all the same
      return false;
    }
  }
}

function localStorageIfAllowed(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
