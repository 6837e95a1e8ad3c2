import { TWO_DIGITS_WITHIN } from './digit-entry.js';
import type { Connection } from '../channel/board-port.js';
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

/** The digit that awaits a second one, if any does. */
export class PendingDigit {
  readonly #later: Connection['later'];
  readonly #expired: () => void;
  readonly #settled: (cells: readonly number[]) => void;
  #written: Written | undefined;
  #cancel: (() => void) | undefined;

  /** `expired`: the time is up; `settled`: these cells do not await a second digit any more. */
  constructor(later: Connection['later'], expired: () => void, settled: (cells: readonly number[]) => void) {
    this.#later = later;
    this.#expired = expired;
    this.#settled = settled;
  }

  get written(): Written | undefined {
    return this.#written;
  }

  /** The one that stands in these cells. */
  at(cells: readonly number[]): AwaitedDigit | undefined {
    return this.#written?.cells.join() === cells.join() ? this.#written : undefined;
  }

  begin(written: Written): void {
    this.#cancel = this.#later(this.#expired, TWO_DIGITS_WITHIN);
    this.#written = written;
  }

  end(): void {
    const written = this.#written;
    this.#written = undefined;
    this.#cancel?.();
    this.#cancel = undefined;
    if (written) {
      this.#settled(written.cells);
    }
  }
}
