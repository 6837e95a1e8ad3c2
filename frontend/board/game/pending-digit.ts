import { TWO_DIGITS_WITHIN } from './digit-entry.js';
import type { CellState, Change, Mode } from '../puzzle/types.js';

/** A digit that the next key may make one of two. */
export interface AwaitedDigit {
  readonly mode: Mode;
  readonly value: number;
}

/** Where it was written, and how. */
export interface Written extends AwaitedDigit {
  readonly cells: readonly number[];
  readonly changes: readonly Change[];
  /** The position that it was written in. */
  readonly before: readonly CellState[];
}

/** What waiting needs of the world around it. */
export interface PendingDigitPort {
  later(action: () => void, milliseconds: number): () => void;
  /** The time is up. */
  expired(): void;
  /** These cells do not await a second digit any more. */
  settled(cells: readonly number[]): void;
}

/** The digit that awaits a second one, if any does. */
export class PendingDigit {
  readonly #port: PendingDigitPort;
  #written: Written | undefined;
  #cancel: (() => void) | undefined;

  constructor(port: PendingDigitPort) {
    this.#port = port;
  }

  get written(): Written | undefined {
    return this.#written;
  }

  /** The one that stands in these cells. */
  at(cells: readonly number[]): AwaitedDigit | undefined {
    return this.#written?.cells.join() === cells.join() ? this.#written : undefined;
  }

  begin(written: Written): void {
    this.#cancel = this.#port.later(() => this.#port.expired(), TWO_DIGITS_WITHIN);
    this.#written = written;
  }

  end(): void {
    const written = this.#written;
    this.#written = undefined;
    this.#cancel?.();
    this.#cancel = undefined;
    if (written) {
      this.#port.settled(written.cells);
    }
  }
}
