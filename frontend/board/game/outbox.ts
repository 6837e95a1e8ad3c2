import type { EntryLog } from './entry-log.js';
import type { PendingStore } from './pending-store.js';
import type { Connection } from '../channel/board-port.js';
import type { LogEntry, OpName } from '../puzzle/types.js';

/** How long to wait before sending again what the server could not store, in milliseconds: twice as long each time. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;

/** The ops on their way to the server: kept until they are confirmed, sent in their order, and again when need be. */
export class Outbox {
  readonly #port: Connection;
  readonly #notKept: () => void;
  readonly #log: EntryLog;
  readonly #store: PendingStore;
  /** How often the server failed since it last confirmed something. */
  #failures = 0;
  #cancelRetry: (() => void) | undefined;
  #owedSince: number | undefined;

  /** `notKept`: the browser does not keep what is unconfirmed; until the server has it, closing the page would lose it. */
  constructor(port: Connection, log: EntryLog, store: PendingStore, notKept: () => void) {
    this.#port = port;
    this.#notKept = notKept;
    this.#log = log;
    this.#store = store;
  }

  /** Since when, by the port's clock, the server has not answered what was sent; undefined when it owes no answer. */
  get owedSince(): number | undefined {
    return this.#owedSince;
  }

  /** Keeps what is unconfirmed, should the page be closed. */
  keep(): void {
    if (!this.#store.keep(this.#log.pending)) {
      this.#notKept();
    }
  }

  /** Sends an op, unless it will be sent with everything unconfirmed. */
  send(op: LogEntry): void {
    if (!this.#cancelRetry) {
      this.#owedSince ??= this.#port.now();
      this.#port.send(op);
    }
  }

  /** Sends everything unconfirmed again; the server knows what it has already. */
  sendAgain(): void {
    this.#cancelRetry?.();
    this.#cancelRetry = undefined;
    this.#log.pending.forEach((op) => this.send(op));
  }

  /**
   * The server could not store or read something just now: everything unconfirmed is sent again in a while, and nothing
   * before that, so that the order stays. Whatever was not heard meanwhile is asked for too.
   *
   * @param sendAgain what to do then
   */
  tryAgain(sendAgain: () => void): void {
    if (!this.#cancelRetry) {
      const wait = Math.min(FIRST_WAIT * 2 ** this.#failures, LONGEST_WAIT);
      this.#failures += 1;
      this.#owedSince = undefined;
      this.#port.waiting(true);
      this.keep();
      this.#cancelRetry = this.#port.later(() => {
        this.#cancelRetry = undefined;
        this.#port.resync(this.#log.version);
        sendAgain();
        // if only the asking failed, no answer need come; should it fail again, that is told
        this.#port.waiting(this.#log.pending.length > 0);
      }, wait);
    }
  }

  /** The server has these now, or refused them: it works again when nothing is left that it could not store. */
  answered(settled: readonly OpName[] = []): void {
    this.#store.settle(settled);
    this.keep();
    const left = this.#log.pending.length > 0;
    this.#owedSince = left && !this.#cancelRetry ? this.#port.now() : undefined;
    if (this.#failures > 0 && !this.#cancelRetry && !left) {
      this.#failures = 0;
      this.#port.waiting(false);
    }
  }
}
