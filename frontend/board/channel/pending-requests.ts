import type { BoardCommand } from '../input/key-command.js';

/** What only the server can answer. */
const FOR_THE_SERVER: readonly BoardCommand[] = ['hint', 'all-steps', 'check', 'why-branch', 'say-candidates'];

export interface RequestPort {
  /** Whether the server can not be reached. */
  readonly away: boolean;
  /** Sends what is not sent yet, so that the answer is about what the player sees. */
  flush(): void;
  ask(name: BoardCommand): void;
  /** Tells the player that the answer comes later; `instead`: of that to another question, which is dropped. */
  sayLater(instead: boolean): void;
}

/**
 * What the player asks for. While the server can not be reached the last question waits, and is asked once, however often
 * it was repeated: each stage of a hint has its price.
 */
export class PendingRequests {
  readonly #port: RequestPort;
  #waiting: BoardCommand | undefined;

  constructor(port: RequestPort) {
    this.#port = port;
  }

  /** What waits for the server. */
  get waiting(): BoardCommand | undefined {
    return this.#waiting;
  }

  ask(name: BoardCommand): void {
    if (this.#port.away && FOR_THE_SERVER.includes(name)) {
      const instead = this.#waiting !== undefined && this.#waiting !== name;
      this.#waiting = name;
      this.#port.sayLater(instead);
      return;
    }
    if (name === 'escape') {
      this.#waiting = undefined;
    }
    this.#send(name);
  }

  /** The server is back. */
  grant(): void {
    const name = this.#waiting;
    this.#waiting = undefined;
    if (name && !this.#port.away) {
      this.#send(name);
    }
  }

  #send(name: BoardCommand): void {
    if (FOR_THE_SERVER.includes(name)) {
      this.#port.flush();
    }
    this.#port.ask(name);
  }
}
