import type { EntryLog } from './entry-log.js';
import type { Connection } from '../channel/board-port.js';
import type { EntryName, LogEntry } from '../puzzle/types.js';
import { prefix } from '../../connection/prefix.js';

const PREFIX = `${prefix}crosscage.pending`;

/** How long to wait before sending again what the server could not store, in milliseconds: twice as long each time. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;

interface Kept {
  /** When the first of these was made, in milliseconds: the order between clients. */
  readonly at: number;
  /** Called so since the first version: browsers have it stored. */
  readonly ops: readonly LogEntry[];
}

/**
 * The entries on their way to the server: kept until they are confirmed, sent in their order, and again when need be.
 *
 * They are in the browser's storage under `crosscage.pending.<game>.<client>`, so that neither a reload nor a dead server
 * loses one. Each page load is a client of its own; what other clients left behind ("orphans") is sent again by whoever
 * opens the game next. Without storage (private windows), or when it is full, nothing is kept, and that is said.
 */
export class Outbox {
  readonly #port: Connection;
  readonly #storage: Storage | undefined;
  readonly #game: string;
  readonly #notKept: () => void;
  readonly #today: () => number;
  /** When the first was made of those that are unconfirmed; 0 where all are confirmed. */
  #since = 0;
  /** How often the server failed since it last confirmed something. */
  #failures = 0;
  #cancelRetry: (() => void) | undefined;
  #owedSince: number | undefined;

  /**
   * `notKept`: the browser does not keep what is unconfirmed; until the server has it, closing the page would lose it.
   * `today`: the time, in milliseconds since 1970.
   */
  constructor(port: Connection, storage: Storage | undefined, game: string, notKept: () => void, today: () => number) {
    this.#port = port;
    this.#storage = storage;
    this.#game = game;
    this.#notKept = notKept;
    this.#today = today;
  }

  /** Since when, by the port's clock, the server has not answered what was sent; undefined when it owes no answer. */
  get owedSince(): number | undefined {
    return this.#owedSince;
  }

  /** The entries that other clients of this game left unconfirmed, in the order they were made. */
  orphans(): readonly LogEntry[] {
    const prefix = this.#key('');
    return Array.from({ length: this.#storage?.length ?? 0 }, (_, i) => this.#storage!.key(i) ?? '')
      .filter((key) => key.startsWith(prefix) && key !== this.#key(this.#port.client))
      .map((key) => this.#read(key.slice(prefix.length)))
      .sort((a, b) => a.at - b.at)
      .flatMap(({ ops }) => ops);
  }

  /** Forgets entries of other clients that the server has now, or has refused for ever. */
  forget(settled: readonly EntryName[]): void {
    const others = new Set(settled.map(({ client }) => client).filter((client) => client !== this.#port.client));
    for (const client of others) {
      const kept = this.#read(client);
      const done = new Set(settled.filter((entry) => entry.client === client).map(({ seq }) => seq));
      const entries = kept.ops.filter(({ seq }) => !done.has(seq));
      if (entries.length < kept.ops.length) {
        this.#write(client, { at: kept.at, ops: entries });
      }
    }
  }

  /** Keeps what of this page is unconfirmed, should it be closed. */
  keep(pending: readonly LogEntry[]): void {
    const entries = pending.filter(({ client }) => client === this.#port.client);
    this.#since = entries.length === 0 ? 0 : this.#since || this.#today();
    if (!this.#write(this.#port.client, { at: this.#since, ops: entries })) {
      this.#notKept();
    }
  }

  /** Sends an entry, unless it will be sent with everything unconfirmed. */
  send(entry: LogEntry): void {
    if (!this.#cancelRetry) {
      this.#owedSince ??= this.#port.now();
      this.#port.send(entry);
    }
  }

  /** Sends everything unconfirmed again; the server knows what it has already. */
  sendAgain(pending: readonly LogEntry[]): void {
    this.#cancelRetry?.();
    this.#cancelRetry = undefined;
    pending.forEach((entry) => this.send(entry));
  }

  /**
   * The server could not store or read something just now: everything unconfirmed is sent again in a while, and nothing
   * before that, so that the order stays. Whatever was not heard meanwhile is asked for too.
   *
   * @param sendAgain what to do then
   */
  tryAgain(log: EntryLog, sendAgain: () => void): void {
    if (!this.#cancelRetry) {
      const wait = Math.min(FIRST_WAIT * 2 ** this.#failures, LONGEST_WAIT);
      this.#failures += 1;
      this.#owedSince = undefined;
      this.#port.waiting(true);
      this.keep(log.pending);
      this.#cancelRetry = this.#port.later(() => {
        this.#cancelRetry = undefined;
        this.#port.resync(log.version);
        sendAgain();
        // if only the asking failed, no answer need come; should it fail again, that is told
        this.#port.waiting(log.pending.length > 0);
      }, wait);
    }
  }

  /** The server has these now, or refused them: it works again when nothing is left that it could not store. */
  answered(settled: readonly EntryName[], pending: readonly LogEntry[]): void {
    this.forget(settled);
    this.keep(pending);
    const left = pending.length > 0;
    this.#owedSince = left && !this.#cancelRetry ? this.#port.now() : undefined;
    if (this.#failures > 0 && !this.#cancelRetry && !left) {
      this.#failures = 0;
      this.#port.waiting(false);
    }
  }

  #key(client: string): string {
    return `${PREFIX}.${this.#game}.${client}`;
  }

  #read(client: string): Kept {
    try {
      const kept = JSON.parse(this.#storage?.getItem(this.#key(client)) ?? 'null') as Kept | null;
      return kept && Array.isArray(kept.ops) ? kept : { at: 0, ops: [] };
    } catch {
      return { at: 0, ops: [] };
    }
  }

  /** Returns whether the entries are kept: not when the storage is full or forbidden. No entries remove what is kept. */
  #write(client: string, kept: Kept): boolean {
    try {
      if (kept.ops.length === 0) {
        this.#storage?.removeItem(this.#key(client));
        return true;
      }
      this.#storage?.setItem(this.#key(client), JSON.stringify(kept));
      return this.#storage !== undefined;
    } catch {
      // a full or forbidden storage must not stop the game; the entry is on its way to the server all the same
      return false;
    }
  }
}
