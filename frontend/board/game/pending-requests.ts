import type { BoardPort } from '../channel/board-port.js';
import type { BoardCommand } from '../puzzle/types.js';
import type { BoardState } from './board-state.js';

/** What only the server can answer. */
const FOR_THE_SERVER: readonly BoardCommand[] = ['hint', 'all-steps', 'fit', 'check', 'why-branch', 'say-candidates'];

/**
 * What the player asks for. While the server can not be reached the last question waits, and is asked once, however often
 * it was repeated: each stage of a hint has its price.
 */
export class PendingRequests {
  readonly #port: Pick<BoardPort, 'settings' | 'command'>;
  readonly #state: BoardState;
  readonly #sayLater: (instead: boolean) => void;

  /** `sayLater` tells the player that the answer comes later; `instead`: of that to another question, which is dropped. */
  constructor(port: Pick<BoardPort, 'settings' | 'command'>, state: BoardState, sayLater: (instead: boolean) => void) {
    this.#port = port;
    this.#state = state;
    this.#sayLater = sayLater;
  }

  ask(name: BoardCommand): void {
    const { request } = this.#state;
    if (this.#port.settings().away && FOR_THE_SERVER.includes(name)) {
      this.#state.request = name;
      this.#sayLater(request !== undefined && request !== name);
      return;
    }
    if (name === 'escape') {
      this.#state.request = undefined;
    }
    this.#send(name);
  }

  /** The server is back: asks what waited for it. */
  grant(): void {
    const { request } = this.#state;
    this.#state.request = undefined;
    if (request && !this.#port.settings().away) {
      this.#send(request);
    }
  }

  /** What is not sent yet goes first, so that the answer is about what the player sees. */
  #send(name: BoardCommand): void {
    if (FOR_THE_SERVER.includes(name)) {
      this.#state.play?.flush();
    }
    this.#port.command(name);
  }
}
